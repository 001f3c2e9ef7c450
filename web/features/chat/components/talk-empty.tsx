import type { Conversation } from '#contract/chat/schema.ts';
import { talkCopy } from '#contract/copy/chat-talk.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** What this is good for, before anybody has written. */
export function TalkEmpty({ conversation }: { conversation: Conversation }) {
  const { empty: words, who } = useCatalogue(talkCopy);
  const { me, kind, counterpart, mayWrite } = conversation;
  if (!mayWrite) return <EmptyState title={words.silentTitle} />;
  if (kind === 'support' || counterpart.side === 'office')
    return <EmptyState title={words.officeTitle} text={words.officeText} />;
  if (me === 'agent') return <EmptyState title={words.customerTitle} text={words.customerText} />;
  const name = counterpart.name === '' ? who[counterpart.side] : counterpart.name;
  return <EmptyState title={words.agentTitle} text={words.agentText(name)} />;
}
