import { useEffect, type ReactNode } from 'react';
import type { Conversation } from '#contract/chat/schema.ts';
import { talkCopy } from '#contract/copy/chat/talk.ts';
import { useCatalogue, useCopy } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import type { Talk } from './use-conversation.ts';
import { TalkLoading } from './loading.tsx';

interface Props {
  talk: Talk;
  /** Text for a reader who may not see it, or no longer. */
  gone: string;
  children: (conversation: Conversation) => ReactNode;
}

/** A conversation once it is there; before that its shape, or why it did not come. */
export function OpenedTalk({ talk: { conversation, query, isGone }, gone, children }: Props) {
  if (isGone) return <Stopped title={gone} />;
  if (conversation !== undefined) return children(conversation);
  if (!query.isError && !query.isPaused) return <TalkLoading />;
  return <CouldNotOpen onAgain={() => void query.refetch()} />;
}

function CouldNotOpen({ onAgain }: { onAgain: () => void }) {
  const copy = useCatalogue(talkCopy);
  const { errors } = useCopy();
  useEffect(() => {
    addEventListener('online', onAgain);
    return () => removeEventListener('online', onAgain);
  }, [onAgain]);
  return (
    <Stopped
      title={copy.failedTitle}
      text={errors.noNetwork}
      action={<Button onClick={onAgain}>{errors.tryAgain}</Button>}
    />
  );
}

function Stopped(props: { title: string; text?: string; action?: ReactNode }) {
  return (
    <div className="talk justify-center">
      <EmptyState {...props} />
    </div>
  );
}
