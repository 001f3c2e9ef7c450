import { createContext, use } from 'react';
import { Link } from 'wouter';
import type { User } from '#contract/accounts/schema.ts';
import { customerCopy } from '#contract/copy/customer.ts';
import { paths } from '#contract/paths.ts';
import { isAdmin } from '#contract/permissions.ts';
import { ClearThisDevice } from '#web/features/accounts/sessions/clear-this-device.tsx';
import { SignOutButton } from '#web/features/accounts/sessions/sign-out-button.tsx';
import { useMe } from '#web/features/accounts/queries.ts';
import { orderLinks } from '#web/features/orders/links.ts';
import { useCatalogue, useCopy } from '#web/lib/screen/app-context.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { useSignInAddress } from './use-sign-in-address.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  /** A link of it was followed. */
  onLeave: () => void;
}

/** Everything that whoever holds the phone owns, one more tap away; and the ways in, out and off this phone. */
export function PersonMenu({ open, onClose, onLeave }: Props) {
  const { menu } = useCatalogue(customerCopy);
  const user = useMe() ?? null;
  return (
    <Sheet open={open} onClose={onClose} title={user === null ? menu.title : (user.name ?? user.username)}>
      <Leave value={onLeave}>
        <nav aria-label={menu.title}>
          <ul className="grid divide-y divide-line">
            {user === null ? <VisitorPlaces /> : <PersonPlaces user={user} />}
          </ul>
        </nav>
      </Leave>
      {user !== null && <SignOutButton isWide />}
      <ClearThisDevice />
    </Sheet>
  );
}

const Leave = createContext<() => void>(() => {});

function PersonPlaces({ user }: { user: User }) {
  const { menu } = useCatalogue(customerCopy);
  const { nav } = useCopy().shell;
  const isAgent = user.role === 'agent';
  return (
    <>
      {isAdmin(user) && (
        <Place href={paths.admin} icon="settings">
          {nav.admin}
        </Place>
      )}
      <Place href={paths.profile} icon="person">
        {menu.profile}
      </Place>
      <Place href={paths.ownCredit()} icon="check">
        {menu.credit}
      </Place>
      <Place href={paths.dashboard} icon="home">
        {isAgent ? nav.work : menu.dashboard}
      </Place>
      {!isAgent && (
        <Place href={paths.savedLists()} icon="copy">
          {menu.savedLists}
        </Place>
      )}
      <Place href={paths.myOrders} icon="orders">
        {menu.orders}
      </Place>
    </>
  );
}

function VisitorPlaces() {
  const { menu } = useCatalogue(customerCopy);
  const { nav } = useCopy().shell;
  const held = orderLinks().length;
  const signIn = useSignInAddress();
  return (
    <>
      <Place href={signIn} icon="person">
        {nav.signIn}
      </Place>
      <Place href={paths.track} icon="track">
        {menu.track}
      </Place>
      {held > 0 && (
        <Place href={paths.heldOrders()} icon="orders">
          {menu.held(held)}
        </Place>
      )}
    </>
  );
}

function Place({ href, icon, children }: { href: string; icon: IconName; children: string }) {
  const leave = use(Leave);
  return (
    <li>
      <Link
        href={href}
        onClick={leave}
        className="flex min-h-13 items-center gap-3 font-extrabold text-ink no-underline hover:text-leaf-ink"
      >
        <Icon name={icon} />
        <span className="grow">{children}</span>
        <Icon name="forward" size={20} />
      </Link>
    </li>
  );
}
