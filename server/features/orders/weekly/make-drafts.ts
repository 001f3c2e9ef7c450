import { parseShoppingList } from '#contract/lists/parsing/parse-list.ts';
import { isTalkLine, wantOfLine } from '#contract/orders/placing/want-of-line.ts';
import { isTooLate, lastDueDay } from '#contract/orders/weekly/rules.ts';
import type { WeeklyTrouble } from '#contract/orders/weekly/schema.ts';
import { tradesToday } from '#contract/markets/rules.ts';
import { lagosClock, lagosInstant } from '#contract/time.ts';
import type { Database, Db } from '#server/db/database.ts';
import { forEachBehind } from '#server/jobs/each-locked.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { appraise } from '../placing/appraise.ts';
import { readQuoteFacts } from '../placing/store.ts';
import { holdAddress, insertDraft, lockDue, moveOn, type DueRow } from './store-drafts.ts';
import { draftedEvent } from './view-event.ts';
import { addressOf, windowOf } from './view.ts';

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

interface Priced {
  estimateKobo: number | null;
  unknownLines: number;
  trouble: WeeklyTrouble | null;
}

const troubled = (trouble: WeeklyTrouble): Priced => ({ estimateKobo: null, unknownLines: 0, trouble });

/** The quote of a list for its day, as the composer would ask for it, or the reason why there is none. */
async function priceOf(transaction: Db, due: DueRow, now: Date): Promise<Priced> {
  const address = addressOf(due);
  if (address === null) return troubled('no-place');
  const window = windowOf(due.day, due.hour) ?? undefined;
  const items = parseShoppingList(due.text)
    .filter((line) => !isTalkLine(line))
    .map(wantOfLine);
  const facts = await readQuoteFacts(transaction, {
    marketId: due.marketId,
    items,
    goesTo: address,
    window,
    phone: null,
    accountId: due.accountId,
    deviceHash: null,
  });
  const noon = lagosInstant(due.day, '12:00');
  if (facts.market?.isActive === true && !tradesToday(facts.market, noon)) return troubled('market-closed');
  const asked = { marketId: due.marketId, items, priceRule: 'buy-am', address, window } as const;
  const appraised = appraise(asked, facts, now);
  if (!appraised.ok) return troubled(appraised.reason);
  const { estimateKobo, unknownLines } = appraised.value;
  return { estimateKobo, unknownLines, trouble: null };
}
