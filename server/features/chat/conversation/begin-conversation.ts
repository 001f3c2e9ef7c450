import { randomUUIDv7 } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { findOrderTalk, findSupportTalk, isBegun, type BegunTalk, type Talk } from '../store.ts';
import { beginConversation } from '../store-write.ts';

/** The conversation with a row of its own; of many who begin it at once, one does. */
export async function begun(transaction: Db, talk: Talk, now: Date): Promise<BegunTalk> {
  if (isBegun(talk)) return talk;
  await beginConversation(transaction, randomUUIDv7(), talk, now);
  const found = await findAgain(transaction, talk);
  if (found === undefined || !isBegun(found)) throw new Error('a conversation was begun and is not there');
  return found;
}

async function findAgain(transaction: Db, { code, whoseId }: Talk): Promise<Talk | undefined> {
  if (code !== null) return findOrderTalk(transaction, code);
  return whoseId === null ? undefined : findSupportTalk(transaction, whoseId);
}
