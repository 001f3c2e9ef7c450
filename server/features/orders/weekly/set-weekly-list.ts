import { pinOf } from '#contract/areas.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { setWeeklyList as endpoint } from '#contract/orders/weekly/endpoints.ts';
import { firstDayOf, mostWeeklyLists } from '#contract/orders/weekly/rules.ts';
import { windowHoursOf } from '#contract/orders/windows/rules.ts';
import { weekdayOf } from '#contract/time.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { lockAccount } from '#server/features/accounts/store.ts';
import { goalAmong } from '#server/features/cities/zones/store-goal.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { readQuoteFacts, type QuoteFacts } from '../placing/store.ts';
import { priceOf } from './price-draft.ts';
import { changeDraft, lockOpenDrafts } from './store-drafts.ts';
import { endDraft } from './store-ends.ts';
import { findOwn, putWeeklyList, readWeeklyLists } from './store-lists.ts';
import { viewWeeklyList, windowOf } from './view.ts';

type Written = InputOf<typeof endpoint>;
interface Place {
  area: string;
  pin: ReturnType<typeof pinOf>;
}

/** Makes a saved list weekly where its market can bring it there on that day; the same again starts it anew. */
export async function setWeeklyList(
  db: Db,
  written: Written,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  const { user } = memberOf(caller);
  return inTransaction(db, async (transaction) => {
    // The account's lock queues what its devices send at once, and is not given for one that is being deleted.
    if ((await lockAccount(transaction, user.id)) === undefined) return { ok: false, reason: 'not-found' };
    const own = await findOwn(transaction, user.id, written);
    if (own === undefined) return { ok: false, reason: 'not-found' };
    if (own.others >= mostWeeklyLists) return { ok: false, reason: 'weekly-lists-full' };
    const nextDay = firstDayOf(written.weekday, new Date());
    const place = { area: own.area, pin: pinOf(own) };
    const facts = await readQuoteFacts(transaction, {
      marketId: written.marketId,
      items: [],
      goesTo: place,
      window: windowOf(nextDay, written.hour) ?? undefined,
      phone: null,
      accountId: user.id,
      deviceHash: null,
    });
    const refusal = refusalOf(written, place, facts);
    if (refusal !== null) return { ok: false, reason: refusal };
    await changeOpenDrafts(transaction, written);
    await putWeeklyList(transaction, { ...written, nextDay });
    const rows = await readWeeklyLists(transaction, user.id);
    const row = rows.find(({ listId }) => listId === written.listId);
    return row === undefined ? { ok: false, reason: 'not-found' } : { ok: true, value: viewWeeklyList(row) };
  });
}

/** A draft that is there already follows where its weekday stays; one of another weekday is not wanted any more. */
async function changeOpenDrafts(transaction: Db, written: Written): Promise<void> {
  const now = new Date();
  // Locked ahead of the weekly list, as an order does it.
  for (const { id, ...due } of await lockOpenDrafts(transaction, written)) {
    if (weekdayOf(due.day) !== written.weekday) await endDraft(transaction, id, 'over');
    else await changeDraft(transaction, id, { due, at: now, ...(await priceOf(transaction, due, now)) });
  }
}

/** The reason why no week could bring it; a closed or full day is a matter of that week. */
function refusalOf({ weekday, hour }: Written, place: Place, { market, zones, window }: QuoteFacts) {
  if (market === null || !market.isActive) return 'market-gone' as const;
  if (goalAmong(zones, place) === undefined) return 'outside-area' as const;
  if (!market.marketDays.includes(weekday)) return 'window-closed' as const;
  if (hour === null) return null;
  return window === null || !windowHoursOf(market).includes(hour) ? ('window-closed' as const) : null;
}
