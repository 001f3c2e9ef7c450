import { lagosClock } from '#contract/time.ts';
import type { ShownMessage } from './shown-message.ts';

export type Line =
  | { kind: 'day'; key: string; at: string }
  /** Separator above the messages that were unread when the list was opened. */
  | { kind: 'fresh'; key: string }
  | { kind: 'message'; key: string; message: ShownMessage; startsRun: boolean };

const runMs = 5 * 60_000;

/** The messages with a line before each new day in Lagos and one before what is unread; what one person says in a breath runs together. */
export function laidOut(messages: readonly ShownMessage[], firstUnread: number | null): Line[] {
  const lines: Line[] = [];
  let before: ShownMessage | undefined;
  for (const message of messages) {
    const isNewDay = before === undefined || dayOf(before) !== dayOf(message);
    const isFresh = firstUnread !== null && message.number === firstUnread;
    if (isNewDay) lines.push({ kind: 'day', key: `day ${dayOf(message)}`, at: message.at });
    if (isFresh) lines.push({ kind: 'fresh', key: 'fresh' });
    const startsRun = isNewDay || isFresh || before === undefined || !runsOn(before, message);
    lines.push({ kind: 'message', key: message.key, message, startsRun });
    before = message;
  }
  return lines;
}

function runsOn(before: ShownMessage, message: ShownMessage): boolean {
  const isSame = before.from === message.from && before.name === message.name;
  return isSame && Date.parse(message.at) - Date.parse(before.at) < runMs;
}

function dayOf({ at }: ShownMessage): string {
  return lagosClock(new Date(at)).date;
}
