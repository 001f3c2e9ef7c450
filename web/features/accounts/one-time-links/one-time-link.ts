export type OneTimeLink = { kind: 'reset' | 'owner'; token: string };

/** The one-time link in an address: it travels in the fragment, which no server log ever sees. */
export function readOneTimeLink(fragment: string): OneTimeLink | null {
  const match = /^#(reset|owner)=([\w-]{20,100})$/.exec(fragment);
  const [, kind, token] = match ?? [];
  if (token === undefined) return null;
  return { kind: kind === 'owner' ? 'owner' : 'reset', token };
}
