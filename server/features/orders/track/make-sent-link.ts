import { paths } from '#contract/paths.ts';
import type { Db } from '#server/db/database.ts';
import { hashSecret, newShortToken } from '#server/secrets/tokens.ts';
import { insertSentLink } from './store-sent-links.ts';

/**
 * A link for one message about an order. It is made as the message goes out and only its hash is stored, so that neither
 * the queue nor a copy of the database opens an order. Nothing where its person was forgotten.
 */
export async function makeSentLink(db: Db, orderId: string): Promise<string | undefined> {
  const token = newShortToken();
  const code = await insertSentLink(db, orderId, hashSecret(token));
  return code === undefined ? undefined : paths.orderLink(code, token);
}
