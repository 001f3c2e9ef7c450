import { isTooLate, lastDueDay } from '#contract/orders/weekly/rules.ts';
import { lagosClock } from '#contract/time.ts';
import type { Database, Db } from '#server/db/database.ts';
import { forEachBehind } from '#server/jobs/each-locked.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { priceOf } from './price-draft.ts';
import { holdAddress, insertDraft, lockDue, moveOn, type DueRow } from './store-drafts.ts';
import { draftedEvent } from './view-event.ts';

const atOnce = 20;

/** Makes the draft of every weekly list whose evening has come, each once, and moves the list on to its next week. */
export async function makeDrafts(db: Database, now: Date): Promise<void> {
  await forEachBehind<DueRow>(
    db,
    (transaction, last) => lockDue(transaction, lastDueDay(now), { behind: last, most: atOnce }),
    (transaction, due) => makeDraft(transaction, due, now),
  );
}

async function makeDraft(transaction: Db, due: DueRow, now: Date): Promise<void> {
  // It is being deleted at this moment: the list comes up again without it.
  if (due.addressId !== null && !(await holdAddress(transaction, due.addressId))) return;
  await moveOn(transaction, due.listId, lagosClock(now).date);
  if (isTooLate(due.day, now)) return;
  const priced = await priceOf(transaction, due, now);
  const draftId = await insertDraft(transaction, { due, at: now, ...priced });
  if (draftId !== undefined) await writeEvent(transaction, draftedEvent(due.accountId, draftId));
}
