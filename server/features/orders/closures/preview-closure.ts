import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { MarketTimes } from '#contract/markets/rules.ts';
import type * as endpoints from '#contract/orders/closures/endpoints.ts';
import { openingAfter } from '#contract/orders/placing/opening.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { holds } from '#contract/permissions.ts';
import type { Db } from '#server/db/database.ts';
import { readMarketTimes } from '#server/features/markets/store-times.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { areDays } from './days.ts';
import { countTouched, readTouched, type TouchedRow } from './store.ts';

const mostShown = 20;

/** Orders that a closure would touch; names only for readers with the permission for orders. */
export async function previewClosure(
  db: Db,
  { marketId, ...days }: InputOf<typeof endpoints.previewClosure>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.previewClosure>> {
  if (!areDays(days)) return { ok: false, reason: 'bad-days' };
  const asked = { ...days, marketId: marketId ?? null };
  const orders = await countTouched(db, asked);
  if (!holds(memberOf(caller).user, 'orders:view')) return { ok: true, value: { orders, first: null } };
  const rows = await readTouched(db, asked, mostShown);
  const times = await readTimes(db, rows, days);
  const now = new Date();
  const first = rows.map(({ code, customerName, marketId: at, market, status, startsAt, shopBy }) => {
    const there = times.get(at);
    const movesTo = there === undefined ? undefined : openingAfter(there, shopBy, now);
    return {
      code: orderCode.parse(code),
      customerName,
      market,
      status,
      startsAt: startsAt.toISOString(),
      movesTo: movesTo?.toISOString() ?? null,
    };
  });
  return { ok: true, value: { orders, first } };
}

/** Next opening of each market if it were closed on these days too. */
async function readTimes(
  db: Db,
  rows: readonly TouchedRow[],
  days: { from: string; to: string },
): Promise<Map<string, MarketTimes>> {
  const markets = [...new Set(rows.map(({ marketId }) => marketId))];
  const read = await Promise.all(
    markets.map(async (id) => {
      const times = await readMarketTimes(db, id);
      return { id, times: { ...times, closures: [...times.closures, { ...days, reason: '' }] } };
    }),
  );
  return new Map(read.map(({ id, times }) => [id, times]));
}
