import type { AccessKey } from '#contract/launch/schema.ts';

export type KeyState = 'live' | 'ending' | 'spent' | 'expired' | 'revoked';

const threeDays = 3 * 24 * 60 * 60 * 1000;

type Limits = Pick<AccessKey, 'uses' | 'mostUses' | 'expiresAt' | 'revokedAt'>;

/** State of an access key; `ending` works for at most three days more. */
export function keyState(key: Limits, now: Date): KeyState {
  if (key.revokedAt !== null) return 'revoked';
  const left = key.expiresAt === null ? Infinity : Date.parse(key.expiresAt) - now.getTime();
  if (left <= 0) return 'expired';
  if (key.mostUses !== null && key.uses >= key.mostUses) return 'spent';
  return left <= threeDays ? 'ending' : 'live';
}

/** The end of a day as the calendar in Lagos has it. */
export function endOfDay(date: string): string {
  return new Date(`${date}T23:59:59+01:00`).toISOString();
}
