import type { Limit } from '../throttle/limits.ts';
import type { Counted } from '../throttle/throttle.ts';

// While a file breaks the process that reads it, nobody else's is read: a few by accident, and no more in a row.
const filesThatBreak: Limit = {
  name: 'file that breaks its reader',
  free: 3,
  windowSeconds: 60 * 60,
  afterwards: { firstWaitSeconds: 60, longestWaitSeconds: 15 * 60 },
};

/** Files of one person, or of one address without an account, on which the picture process broke. */
export function brokenFileTries(bringer: string): Counted {
  return { limit: filesThatBreak, subject: bringer };
}
