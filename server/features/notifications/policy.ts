import type { QuietHours } from '#contract/notifications/schema.ts';
import { ruleOf, type NoticeKind, type NoticeWay } from '#contract/notifications/kinds.ts';
import { lagosClock } from '#contract/time.ts';
import type { Counted } from '#server/throttle/throttle.ts';

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/** The first moment from `at` on that is not quiet. */
export function afterQuiet(at: Date, quiet: QuietHours | null): Date {
  if (quiet === null) return at;
  const [from, until] = [minutesOf(quiet.from), minutesOf(quiet.until)];
  const { hour, minute } = lagosClock(at);
  const now = hour * 60 + minute;
  const isQuiet = from <= until ? now >= from && now < until : now >= from || now < until;
  if (!isQuiet) return at;
  const left = (until - now + dayMinutes) % dayMinutes;
  return new Date(Math.floor(at.getTime() / minuteMs) * minuteMs + left * minuteMs);
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** True when the text message of a kind ends with the order's link: its reader may have closed every tab. */
export function carriesLink(kind: NoticeKind): boolean {
  const { audiences, mustBeRead } = ruleOf(kind);
  return mustBeRead && audiences.length === 1 && audiences[0] === 'customer';
}

/** True for kinds that are sent during quiet hours too. */
export function breaksQuiet(kind: NoticeKind, orderRuns: boolean): boolean {
  const { breaksQuietHours } = ruleOf(kind);
  return breaksQuietHours === 'always' || (breaksQuietHours === 'while-order-runs' && orderRuns);
}

/** Queue position by urgency. */
export function rankOf(kind: NoticeKind): number {
  return { high: 0, normal: 1, low: 2 }[ruleOf(kind).urgency];
}

/**
 * Tries of a delivery: what must be read goes by another channel before it expires, and a gateway that is slow to
 * confirm does not make the same text message go out again and again.
 */
export function mostTries(
  way: NoticeWay,
  { fallsBack, mayHaveGone }: { fallsBack: boolean; mayHaveGone: boolean },
): number {
  if (way === 'sms') return mayHaveGone ? 2 : 8;
  return fallsBack ? 3 : 8;
}

const firstWaitMs = 2000;
const longestWaitMs = 10 * minuteMs;

/** Time of the next try: the service’s own wait, else a growing one, spread by chance. */
export function nextTry(now: Date, tries: number, retryAfterSeconds: number | undefined, luck: number): Date {
  const backoffMs = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(tries, 20));
  const waitMs = Math.max((retryAfterSeconds ?? 0) * 1000, backoffMs / 2);
  return new Date(now.getTime() + waitMs + (backoffMs / 2) * luck);
}

/** Registrations of one account. */
export function registrationTries(accountId: string): Counted {
  return {
    limit: { name: 'notices: registrations', free: 30, windowSeconds: 60 * 60, afterwards: 'next-window' },
    subject: accountId,
  };
}

/** Tests that one account sends itself. */
export function testTries(accountId: string): Counted {
  return {
    limit: { name: 'notices: tests', free: 10, windowSeconds: 10 * 60, afterwards: 'next-window' },
    subject: accountId,
  };
}

/** Limit on changes of one account’s preferences. */
export function preferenceTries(accountId: string): Counted {
  return {
    limit: { name: 'notices: preferences', free: 120, windowSeconds: 60 * 60, afterwards: 'next-window' },
    subject: accountId,
  };
}
