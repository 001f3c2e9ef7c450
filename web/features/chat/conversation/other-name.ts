import type { Conversation } from '#contract/chat/schema.ts';
import type { TalkCopy } from '#contract/copy/chat/talk/en.ts';

/** Name of the counterpart, even while an admin stands in for them. */
export function otherName(
  { me, counterpart, messages }: Pick<Conversation, 'me' | 'counterpart' | 'messages'>,
  { who }: Pick<TalkCopy, 'who'>,
): string {
  const other = me === 'agent' ? 'customer' : 'agent';
  if (counterpart.side !== 'office')
    return counterpart.name === '' ? who[counterpart.side] : counterpart.name;
  const named = messages.findLast(({ from, name }) => from === other && name !== '');
  return named?.name ?? who[other];
}
