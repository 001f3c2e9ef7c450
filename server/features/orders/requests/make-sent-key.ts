import { requestLink } from '#contract/orders/requests/link.ts';
import type { Db } from '#server/db/database.ts';
import { hashSecret, newShortToken } from '#server/secrets/tokens.ts';
import { insertSentKey } from './store.ts';

/**
 * A link for one message about a list that is not typed. It is made as the message goes out and only its hash is stored.
 * Nothing where the list was deleted.
 */
export async function makeSentKey(db: Db, requestId: string): Promise<string | undefined> {
  const token = newShortToken();
  return (await insertSentKey(db, requestId, hashSecret(token))) ? requestLink(requestId, token) : undefined;
}
