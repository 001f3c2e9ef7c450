import { forPersonHeader, nobody } from '#contract/installed/cache.ts';

/**
 * How a call is made for the account that a thing was kept for: with the session, which must be theirs. What is nobody's
 * goes with the cookies of the device, and the session that may be among them is passed over.
 */
export function asPerson(owner: string | null): {
  credentials: RequestCredentials;
  headers: Record<string, string>;
} {
  return { credentials: 'include', headers: { [forPersonHeader]: owner ?? nobody } };
}
