import type { Conversation } from '#contract/chat/schema.ts';
import type { TalkCopy } from '#contract/copy/chat/talk/en.ts';

/** What the other of the two is called, also while the office stands in for them. */
export function otherName(
  { me, counterpart, messages }: Pick<Conversation, 'me' | 'counterpart' | 'messages'>,
  { who }: Pick<TalkCopy, 'who'>,
): string {
  const other = me === 'agent' ? 'customer' : 'agent';
  if (counterpart.side !== 'office')
    return counterpart.name === '' ? who[counterpart.side] : counterpart.name;
  const said = messages.findLast(({ from, name }) => from === other && name !== '');
  return said?.name ?? who[other];
}
