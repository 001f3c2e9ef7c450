import { useQueryClient } from '@tanstack/react-query';
import { blockConversation, unblockConversation } from '#contract/chat/endpoints.ts';
import type { About, Conversation } from '#contract/chat/schema.ts';
import { talkCopy } from '#contract/copy/chat/talk.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useWrite } from '#web/data/use-write.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useMe } from '#web/features/accounts/queries.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { conversationQuery } from './query.ts';
import { withNewestPage } from '../messages/merge-pages.ts';

interface Props {
  about: About;
  conversation: Conversation;
  name: string;
  onDone: () => void;
  onBack: () => void;
}

/** Stops the other's messages, or takes them again; what that means is said before. */
export function BlockForm({ about, conversation, name, onDone, onBack }: Props) {
  const { menu: copy } = useCatalogue(talkCopy);
  const client = useQueryClient();
  const viewer = useMe()?.id ?? null;
  const failed = useFailure();
  const isBlocked = conversation.blockedBy === conversation.me;
  const write = useWrite(isBlocked ? unblockConversation : blockConversation, (fresh) => {
    client.setQueryData(conversationQuery(about, viewer).queryKey, (now) => withNewestPage(now, fresh));
    onDone();
  });
  return (
    <div className="grid gap-3">
      <p>{isBlocked ? copy.unblockText(name) : copy.blockText(name)}</p>
      <Button
        size="large"
        variant={isBlocked ? 'primary' : 'danger'}
        isBusy={write.isPending}
        onClick={() => write.mutate({ about }, { onError: failed })}
      >
        {isBlocked ? copy.unblock(name) : copy.blockConfirm}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {copy.back}
      </Button>
    </div>
  );
}
