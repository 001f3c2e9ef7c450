import { tradesToday } from '#contract/markets/rules.ts';
import { countsAsIgnored, mostIgnored } from '#contract/orders/weekly/rules.ts';
import { dayAfter, lagosClock, lagosInstant } from '#contract/time.ts';
import type { Database, Db } from '#server/db/database.ts';
import { deleteInBatches } from '#server/jobs/delete-in-batches.ts';
import { forEachBehind } from '#server/jobs/each-locked.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { retainedFor } from '#server/retention/periods.ts';
import { findPlan } from '../windows/store.ts';
import { countIgnored, deleteOldDrafts, endDraft, lockOver, type EndedRow as Over } from './store-ends.ts';
import { pausedEvent } from './view-event.ts';

const atOnce = 100;

/** Ends drafts whose day is over. A list that nobody ordered from for weeks rests, and its person is notified once. */
export async function endDrafts(db: Database, now: Date): Promise<void> {
  const { date } = lagosClock(now);
  await forEachBehind<Over>(
    db,
    (transaction, last) => lockOver(transaction, date, { behind: last, most: atOnce }),
    (transaction, draft) => endOne(transaction, draft, now),
  );
}

async function endOne(transaction: Db, draft: Over, at: Date): Promise<void> {
  const { id, listId, accountId } = draft;
  const isIgnored = countsAsIgnored(draft.trouble) && (await couldTrade(transaction, draft));
  await endDraft(transaction, id, isIgnored ? 'ignored' : 'over');
  if (!isIgnored) return;
  const rests = await countIgnored(transaction, listId, { most: mostIgnored, at });
  if (rests) await writeEvent(transaction, pausedEvent(accountId, listId));
}

/** False where its market was closed for that day, also where that came after the draft. */
async function couldTrade(transaction: Db, { marketId, day }: Over): Promise<boolean> {
  const noon = lagosInstant(day, '12:00');
  const market = await findPlan(transaction, marketId, { isHiddenToo: true, now: noon });
  return market !== undefined && tradesToday(market, noon);
}

/** Takes old drafts away. */
export async function tidyDrafts(db: Database, now: Date): Promise<void> {
  const before = dayAfter(lagosClock(now).date, -retainedFor.weekly_draft.days);
  await deleteInBatches((most) => deleteOldDrafts(db, before, most));
}
