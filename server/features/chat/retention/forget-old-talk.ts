import { adminDays, orderRetainedDays, supportRetainedDays, talkHours } from '#contract/chat/rules.ts';
import type { Database } from '#server/db/database.ts';
import { eachInTurn, forEachLocked } from '#server/jobs/each-locked.ts';
import { deleteConversation, deleteMutesOver, lockOrdersOld, lockSupportOld } from './store.ts';

const batch = 100;
const dayMs = 24 * 60 * 60_000;

/** Takes away what was said long ago, and what is over. */
export function forgetOldTalk(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  const orders = {
    endedBefore: before(orderRetainedDays),
    silentSince: before(orderRetainedDays - adminDays - talkHours / 24),
    most: batch,
  };
  const support = { silentSince: before(supportRetainedDays), most: batch };
  return eachInTurn([
    () => inBatches(db, (transaction) => lockOrdersOld(transaction, orders)),
    () => inBatches(db, (transaction) => lockSupportOld(transaction, support)),
    () => deleteMutesOver(db, now),
  ]);
}

type LockSome = Parameters<typeof forEachLocked<{ id: string }>>[1];

async function inBatches(db: Database, lockSome: LockSome): Promise<void> {
  let taken = batch;
  while (taken === batch) {
    taken = await forEachLocked(db, lockSome, (transaction, { id }) => deleteConversation(transaction, id));
  }
}
