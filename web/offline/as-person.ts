import { forPersonHeader } from '#contract/installed/kept.ts';

/** How a call is made for the account that a thing was kept for: with the session, which must be theirs, or with none. */
export function asPerson(owner: string | null): {
  credentials: RequestCredentials;
  headers: Record<string, string>;
} {
  return owner === null
    ? { credentials: 'omit', headers: {} }
    : { credentials: 'include', headers: { [forPersonHeader]: owner } };
}
