import { draftEnd } from '#contract/orders/weekly/rules.ts';
import { weekdayOf } from '#contract/time.ts';
import { tradingDayOf } from '#contract/orders/windows/rules.ts';
import { findDraftToNotify } from '#server/features/orders/weekly/store-drafts.ts';
import { findPaused } from '#server/features/orders/weekly/store-ends.ts';
import { notifyOf, type Handle } from './received-event.ts';

/** Tells an account on the evening before that its weekly list waits to be looked through and ordered. */
export const notifyDrafted: Handle<'weekly.drafted'> = async (transaction, event) => {
  const { draftId } = event.payload;
  const draft = await findDraftToNotify(transaction, draftId);
  const weekday = draft && tradingDayOf(weekdayOf(draft.day));
  if (draft === undefined || weekday === undefined) return;
  const { accountId, listId, day, marketName: market, estimateKobo, unknownLines, trouble } = draft;
  const facts = { draftId, listId, weekday, market, estimateKobo, unknownLines, trouble };
  await notifyOf(
    transaction,
    event,
    accountId,
    { kind: 'weekly-draft', ...facts },
    { endsAt: draftEnd(day) },
  );
};

/** Tells an account once that its weekly list rests, and where it starts again. */
export const notifyPaused: Handle<'weekly.paused'> = async (transaction, event) => {
  const { listId } = event.payload;
  const paused = await findPaused(transaction, listId);
  if (paused === undefined) return;
  const { accountId, weekday } = paused;
  await notifyOf(transaction, event, accountId, { kind: 'weekly-paused', listId, weekday });
};
