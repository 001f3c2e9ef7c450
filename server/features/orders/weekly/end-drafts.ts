import { countsAsIgnored, mostIgnored } from '#contract/orders/weekly/rules.ts';
import { dayAfter, lagosClock } from '#contract/time.ts';
import type { Database, Db } from '#server/db/database.ts';
import { deleteInBatches } from '#server/jobs/delete-in-batches.ts';
import { forEachBehind } from '#server/jobs/each-locked.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { retainedFor } from '#server/retention/periods.ts';
import { countIgnored, deleteOldDrafts, endDraft, lockOver, type EndedRow as Over } from './store-ends.ts';
import { pausedEvent } from './view-event.ts';

const atOnce = 100;

/** Ends drafts whose day is over. A list that nobody ordered from for weeks rests, and its person is told once. */
export async function endDrafts(db: Database, now: Date): Promise<void> {
  const { date } = lagosClock(now);
  await forEachBehind<Over>(
    db,
    (transaction, last) => lockOver(transaction, date, { behind: last, most: atOnce }),
    (transaction, draft) => endOne(transaction, draft, now),
  );
}

async function endOne(transaction: Db, { id, listId, accountId, trouble }: Over, at: Date): Promise<void> {
  const isIgnored = countsAsIgnored(trouble);
  await endDraft(transaction, id, isIgnored ? 'ignored' : 'over');
  if (!isIgnored) return;
  const rests = await countIgnored(transaction, listId, { most: mostIgnored, at });
  if (rests) await writeEvent(transaction, pausedEvent(accountId, listId));
}

/** Takes old drafts away. */
export async function tidyDrafts(db: Database, now: Date): Promise<void> {
  const before = dayAfter(lagosClock(now).date, -retainedFor.weekly_draft.days);
  await deleteInBatches((most) => deleteOldDrafts(db, before, most));
}
