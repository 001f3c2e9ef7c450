import type { User } from '#contract/accounts/schema.ts';
import { adminChatCopy } from '#contract/copy/admin/chats.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { callAddress, readablePhone } from '#web/lib/format/phone.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { OpenInAdminChats } from './open-conversation.ts';
import { AdminChatAssign } from './assign.tsx';
import { AdminChatOrder } from './order.tsx';

interface Props {
  opened: OpenInAdminChats;
  me: User;
  isHiding: boolean;
  onHiding: () => void;
  onMute: () => void;
  onCanned: () => void;
  onKeys: () => void;
}

/** The person, their order, and rare actions. */
export function AdminChatDetails({ opened, me, isHiding, onHiding, onMute, onCanned, onKeys }: Props) {
  const { beside: copy } = useCatalogue(adminChatCopy);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Person opened={opened} />
      <AdminChatOrder opened={opened} me={me} />
      <section className="grid gap-2">
        <h3>{copy.work}</h3>
        <AdminChatAssign opened={opened} me={me} />
        <Button size="small" variant="secondary" aria-pressed={isHiding} onClick={onHiding}>
          {isHiding ? copy.stopHiding : copy.hide}
        </Button>
        <Button size="small" variant="secondary" onClick={onMute}>
          {copy.mute}
        </Button>
        <Button size="small" variant="quiet" onClick={onCanned}>
          {copy.canned}
        </Button>
        <Button size="small" variant="quiet" className="max-lg:hidden" onClick={onKeys}>
          {copy.keys}
        </Button>
      </section>
    </div>
  );
}

function Person({ opened: { conversation, entry, order } }: Pick<Props, 'opened'>) {
  const { beside: copy, list } = useCatalogue(adminChatCopy);
  const phone = entry?.person.phone ?? order?.customer.phone ?? '';
  return (
    <section className="grid gap-2">
      <h3>{copy.person}</h3>
      <p className="wrap-anywhere">
        <span className="font-extrabold">{conversation.counterpart.name || list.nameless}</span>
        {entry !== undefined && <span className="block text-ink-soft">{list.person[entry.person.is]}</span>}
      </p>
      {phone !== '' && (
        <ButtonLink href={callAddress(phone)} variant="secondary" size="small">
          <Icon name="phone" size={20} />
          {copy.call(readablePhone(phone))}
        </ButtonLink>
      )}
    </section>
  );
}
