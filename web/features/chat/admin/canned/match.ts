import { cannedPlaces } from '#contract/chat/rules.ts';
import type { CannedReply } from '#contract/chat/schema.ts';

const mostOffered = 8;

/** The typed beginning of a shortcut: text of `/` and letters; null for any other text. */
export function typedShortcut(text: string): string | null {
  return /^\/([a-z0-9-]*)$/i.exec(text)?.[1]?.toLowerCase() ?? null;
}

/** The answers whose shortcut begins so, then those that have it further in. */
export function matchingCanned(replies: readonly CannedReply[], typed: string): CannedReply[] {
  const begins = replies.filter(({ shortcut }) => shortcut.startsWith(typed));
  const holds = replies.filter(({ shortcut }) => !shortcut.startsWith(typed) && shortcut.includes(typed));
  return [...begins, ...holds].slice(0, mostOffered);
}

const place = new RegExp(`\\{(?:${cannedPlaces.join('|')})\\}`, 'g');

/** Places that nothing was known for, as they stand in the text. */
export function unfilledPlaces(text: string): string[] {
  return [...new Set(text.match(place))];
}
