import { happenedWords } from '#contract/copy/chat/happened.ts';
import { talkCopy } from '#contract/copy/chat/talk.ts';
import type { AdminChatCopy } from '#contract/copy/admin/chats/en.ts';
import type { Language } from '#contract/accounts/schema.ts';
import { firstNameOf } from '#contract/agents/first-name.ts';
import type { AdminChatEntry } from '#contract/chat/schema.ts';

/** The newest message in one line, with whose it is where it is not the customer's. */
export function glimpseText(
  { last, agentName }: Pick<AdminChatEntry, 'last' | 'agentName'>,
  language: Language,
  copy: AdminChatCopy['list'],
): string {
  if (last === null) return '';
  const { you, who } = talkCopy[language];
  const agent = agentName === null ? who.agent : firstNameOf(agentName);
  if (last.happened !== null) return happenedWords[language][last.happened](agent);
  const text = last.isRemoved ? copy.removed : last.text || copy.photo;
  if (last.isMine) return copy.by(you, text);
  if (last.from === 'agent') return copy.by(agent, text);
  return last.from === 'office' ? copy.by(who.office, text) : text;
}
