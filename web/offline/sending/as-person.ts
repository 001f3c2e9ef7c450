import { forPersonHeader, noPerson } from '#contract/installed/cache.ts';

/**
 * Credentials of a call for the account that stored a write: its session, which must be theirs. A write of no account
 * is sent with the device’s cookies, and a session among them is ignored.
 */
export function asPerson(owner: string | null): {
  credentials: RequestCredentials;
  headers: Record<string, string>;
} {
  return { credentials: 'include', headers: { [forPersonHeader]: owner ?? noPerson } };
}
