import { fromBase32 } from '#server/features/accounts/second-steps/authenticator/base32.ts';
import { stepSeconds } from '#server/features/accounts/second-steps/authenticator/store.ts';
import { codeOf } from '#server/features/accounts/second-steps/authenticator/totp.ts';

/** The six digits that an app on a phone shows for a key, now or so many steps from now. */
export function digitsOf(key: string, steps = 0): string {
  return codeOf(fromBase32(key), Math.floor(Date.now() / (stepSeconds * 1000)) + steps);
}
