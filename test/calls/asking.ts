import type { Endpoint, ReplyOf, SentTo } from '#contract/endpoint.ts';
import { sessionCookie } from '#server/features/accounts/sessions/session.ts';
import type { Client } from '../client.ts';

/** Asks one call that is looked at, and answers what was heard; a refusal is a mistake of the play. */
export type Ask = <E extends Endpoint>(client: Client, endpoint: E, input: SentTo<E>) => Promise<ReplyOf<E>>;

/** Name of a call in the lists: a public call of a signed-in person costs a session lookup, so it counts separately. */
export function nameOfCall({ cookies }: Pick<Client, 'cookies'>, { name, audience }: Endpoint): string {
  const isSignedIn = [...cookies.keys()].some((cookie) => cookie.endsWith(sessionCookie));
  return audience === 'anyone' && isSignedIn ? `${name}, signed in` : name;
}
