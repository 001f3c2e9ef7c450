import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { orderKinds } from '#contract/orders/errands/schema.ts';
import { orderCode } from '#contract/orders/schema.ts';
import type { showProfit as endpoint } from '#contract/payments/books/endpoints.ts';
import { sumProfit } from '#contract/payments/books/profit.ts';
import { daysBetween } from '#contract/time.ts';
import type { Db } from '#server/db/database.ts';
import { spanOf } from './days.ts';
import { readProfit, readWorstOrders, type ProfitRow } from './store-profit.ts';

const mostDays = 31;
const worstShown = 5;

/** Profit of the days: every order on the day it ended, with its costs since. */
export async function showProfit(
  db: Db,
  days: InputOf<typeof endpoint>,
): Promise<OutcomeOf<typeof endpoint>> {
  const span = spanOf(days);
  if (span === undefined || daysBetween(days.from, days.to) >= mostDays)
    return { ok: false, reason: 'bad-days' };
  const [rows, worst] = await Promise.all([readProfit(db, span), readWorstOrders(db, span, worstShown)]);
  return {
    ok: true,
    value: {
      days: [...Map.groupBy(rows, ({ day }) => day)].map(([day, own]) => ({ day, ...summedUp(own) })),
      markets: [...Map.groupBy(rows, (row) => row.marketId)].map(([id, own]) => ({
        marketId: id,
        name: own[0]?.market ?? '',
        ...summedUp(own),
      })),
      kinds: [...orderKinds, null].flatMap((kind) => {
        const own = rows.filter((row) => row.kind === kind);
        return own.length === 0 ? [] : [{ kind, ...summedUp(own) }];
      }),
      worst: worst.map(({ code, ...row }) => ({ code: orderCode.parse(code), ...row })),
    },
  };
}

function summedUp(rows: readonly ProfitRow[]) {
  return { orders: rows.reduce((all, { orders }) => all + orders, 0), ...sumProfit(rows) };
}
