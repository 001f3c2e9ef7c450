import type { Conversation } from '#contract/chat/schema.ts';
import { talkCopy } from '#contract/copy/chat/talk.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { otherName } from './other-name.ts';

/** Purpose of the chat, before its first message. */
export function TalkEmpty({ conversation }: { conversation: Conversation }) {
  const copy = useCatalogue(talkCopy);
  const { empty: text } = copy;
  const { me, kind, counterpart, mayWrite } = conversation;
  if (!mayWrite) return <EmptyState title={text.silentTitle} />;
  if (kind === 'support' || counterpart.side === 'office')
    return <EmptyState title={text.officeTitle} text={text.officeText} />;
  if (me === 'agent') return <EmptyState title={text.customerTitle} text={text.customerText} />;
  return <EmptyState title={text.agentTitle} text={text.agentText(otherName(conversation, copy))} />;
}
