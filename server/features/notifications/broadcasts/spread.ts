import { ruleOf } from '#contract/notifications/kinds.ts';
import { tagOf } from '#contract/notifications/links.ts';
import type { Database, Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { afterQuiet, rankOf } from '../policy.ts';
import { quietOf } from '../preferences/view-quiet.ts';
import { insertBroadcastNotices, readReached } from './store-spread.ts';
import { endComplete, lockUnfinished, recordProgress } from './store.ts';
import { factsOf } from './view.ts';

const batch = 500;

/** Tells broadcasts on, some people at a time, each batch a transaction: whoever cancels waits for one batch at most. */
export async function spreadBroadcasts(db: Database, now: Date): Promise<void> {
  while (await spreadSome(db, now)) {
    // Until nobody is left to be told.
  }
  await endComplete(db, now);
}

/** One batch of one broadcast; false where there is nothing to tell. */
export function spreadSome(db: Db, now: Date): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const row = await lockUnfinished(transaction, now);
    if (row === undefined) return false;
    const facts = factsOf(row);
    const reached = await readReached(transaction, row.audience, { after: row.toldUpTo, most: batch });
    const people = await insertBroadcastNotices(transaction, {
      broadcastId: row.id,
      facts,
      tag: tagOf(facts),
      rank: rankOf(facts.kind),
      at: now,
      expiresAt: new Date(now.getTime() + ruleOf(facts.kind).livesSeconds * 1000),
      people: reached.map((person) => ({
        accountId: person.accountId,
        dueAt: afterQuiet(now, quietOf(person)),
      })),
    });
    const reachedUpTo = reached.at(-1)?.number ?? row.toldUpTo;
    await recordProgress(transaction, row.id, { reachedUpTo, people, isComplete: reached.length < batch });
    return true;
  });
}
