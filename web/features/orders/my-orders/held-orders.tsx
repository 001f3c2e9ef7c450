import { useEffect, useReducer } from 'react';
import { Link } from 'wouter';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { paths } from '#contract/paths.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useInBrowser } from '#web/lib/page/use-in-browser.ts';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LinkTarget } from '#web/ui/link-target.tsx';
import { knownOrders } from './known-orders.ts';
import { linkStored } from '../device-keys.ts';
import { orderLinks, type OrderLink } from '../links.ts';
import { StatusBadge } from '../order/status-badge.tsx';

/** The orders whose links this device holds. The server cannot know them, so they come after the first paint. */
export function HeldOrders() {
  const { held } = useCatalogue(trackingCopy);
  const links = useLinks();
  if (links.length === 0) return null;
  return (
    <LinkTarget id="this-phone">
      <Card title={held.title}>
        <p className="text-ink-soft">{held.text}</p>
        <ul className="grid gap-3">
          {links.map((link) => (
            <li key={link.code}>
              <HeldOrder link={link} />
            </li>
          ))}
        </ul>
      </Card>
    </LinkTarget>
  );
}

/** An order that waited for the network may go out while this is on the screen. */
function useLinks(): OrderLink[] {
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    addEventListener(linkStored, lookAgain);
    return () => removeEventListener(linkStored, lookAgain);
  }, []);
  return useInBrowser() ? orderLinks() : [];
}

function HeldOrder({ link: { code, placedAt } }: { link: OrderLink }) {
  const { held } = useCatalogue(trackingCopy);
  const known = knownOrders().find(({ order }) => order.code === code);
  return (
    <Link
      href={paths.trackOrder(code)}
      className="flex min-h-16 items-center justify-between gap-3 rounded-md border-2 border-line px-4 py-2 hover:border-leaf"
    >
      <span className="grid gap-1">
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-extrabold">{code}</span>
          {known && <StatusBadge {...known.order} kind={known.order.errand?.kind ?? null} />}
        </span>
        <span className="text-sm text-ink-soft">{held.placed(momentOf(placedAt))}</span>
      </span>
      <Icon name="forward" />
    </Link>
  );
}
