import { Link } from 'wouter';
import type { User } from '#contract/accounts/schema.ts';
import { closeConversation, reopenConversation } from '#contract/chat/admin/endpoints.ts';
import { adminChatCopy } from '#contract/copy/admin/chats.ts';
import { callServer } from '#web/data/call-server.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useShortcuts } from '#web/lib/page/use-shortcuts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { useAdminWrite } from '../queries.ts';
import type { OpenInAdminChats } from './open-conversation.ts';
import { useAssign } from './use-assign.ts';

interface Props {
  opened: OpenInAdminChats;
  me: User;
  backTo: string;
  onMore: () => void;
}

/** The other side, the assigned admin, and the button that closes the conversation. */
export function AdminChatHead({ opened, me, backTo, onMore }: Props) {
  const { talk: copy, list } = useCatalogue(adminChatCopy);
  const { conversation } = opened;
  const { counterpart, code } = conversation;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-surface px-2 py-1.5">
      <Link href={backTo} aria-label={copy.back} className="button button-quiet button-icon lg:hidden">
        <Icon name="back" />
      </Link>
      <div className="min-w-36 flex-1 px-1">
        <h2 className="truncate text-lg">{counterpart.name === '' ? list.nameless : counterpart.name}</h2>
        <p className="truncate text-sm text-ink-soft">{code ?? list.support}</p>
      </div>
      <div className="order-last flex flex-wrap items-center gap-2 max-sm:basis-full sm:order-none">
        <AdminDoes opened={opened} me={me} />
      </div>
      <IconButton label={copy.more} className="inbox-more" onClick={onMore}>
        <Icon name="menu" />
      </IconButton>
    </div>
  );
}

function AdminDoes({ opened: { about, id, office, conversation }, me }: Pick<Props, 'opened' | 'me'>) {
  const { talk: copy, list } = useCatalogue(adminChatCopy);
  const { assignedTo, isClosed } = office;
  const { assign, isPending } = useAssign(about, id, office);
  const isMine = assignedTo?.id === me.id;
  const close = useAdminWrite(about, () =>
    isClosed
      ? callServer(reopenConversation, { conversationId: id })
      : callServer(closeConversation, { conversationId: id, seen: conversation.last }),
  );
  useShortcuts({
    a: isMine ? undefined : () => assign(me.id),
    e: () => close.mutate(undefined),
  });
  return (
    <>
      {isClosed ? (
        <Badge>{list.closed}</Badge>
      ) : assignedTo === null ? (
        <Button size="small" variant="secondary" isBusy={isPending} onClick={() => assign(me.id)}>
          {copy.take}
        </Button>
      ) : (
        <Badge tone="leaf">{assignedTo.name}</Badge>
      )}
      <Button
        size="small"
        variant={isClosed ? 'secondary' : 'primary'}
        isBusy={close.isPending}
        onClick={() => close.mutate(undefined)}
      >
        {isClosed ? copy.reopen : copy.close}
      </Button>
    </>
  );
}
