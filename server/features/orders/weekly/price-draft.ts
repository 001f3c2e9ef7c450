import { parseShoppingList } from '#contract/lists/parsing/parse-list.ts';
import { tradesToday } from '#contract/markets/rules.ts';
import { isTalkLine, wantOfLine } from '#contract/orders/placing/want-of-line.ts';
import type { WeeklyTrouble } from '#contract/orders/weekly/schema.ts';
import { lagosInstant } from '#contract/time.ts';
import type { Db } from '#server/db/database.ts';
import { appraiseFrom } from '../placing/appraise.ts';
import { readQuoteFacts } from '../placing/store.ts';
import type { DueRow } from './store-drafts.ts';
import { addressOf, windowOf } from './view.ts';

export interface Priced {
  estimateKobo: number | null;
  unknownLines: number;
  trouble: WeeklyTrouble | null;
}

const troubled = (trouble: WeeklyTrouble): Priced => ({ estimateKobo: null, unknownLines: 0, trouble });

/** The quote of a list for its day, as the composer would ask for it, or the reason why there is none. */
export async function priceOf(transaction: Db, due: DueRow, now: Date): Promise<Priced> {
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
  const appraised = appraiseFrom(null, asked, facts, now);
  if (!appraised.ok) return troubled(appraised.reason);
  const { estimateKobo, unknownLines } = appraised.value;
  return { estimateKobo, unknownLines, trouble: null };
}
