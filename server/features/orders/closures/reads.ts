import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { marketId as marketIdOf } from '#contract/markets/schema.ts';
import type * as endpoints from '#contract/orders/closures/endpoints.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { holds } from '#contract/permissions.ts';
import { daysBetween } from '#contract/time.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { countTouched, readBooked, readTouched } from './store.ts';

const mostShown = 20;
const mostDays = 400;

/** Who would be touched by a closure; who the people are is for those who may see orders. */
export async function previewClosure(
  db: Db,
  { marketId, ...days }: InputOf<typeof endpoints.previewClosure>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.previewClosure>> {
  if (!areDays(days)) return { ok: false, reason: 'bad-days' };
  const asked = { ...days, marketId: marketId ?? null };
  const orders = await countTouched(db, asked);
  if (!holds(memberOf(caller).user, 'orders:view')) return { ok: true, value: { orders, first: null } };
  const first = await readTouched(db, asked, mostShown);
  return {
    ok: true,
    value: {
      orders,
      first: first.map(({ code, customerName, market, status, startsAt }) => ({
        code: orderCode.parse(code),
        customerName,
        market,
        status,
        startsAt: startsAt.toISOString(),
      })),
    },
  };
}

export async function listBookedDays(
  db: Db,
  days: InputOf<typeof endpoints.listBookedDays>,
): Promise<OutcomeOf<typeof endpoints.listBookedDays>> {
  if (!areDays(days)) return { ok: false, reason: 'bad-days' };
  const rows = await readBooked(db, days);
  return {
    ok: true,
    value: rows.map(({ day, marketId, orders }) => ({ day, marketId: marketIdOf.parse(marketId), orders })),
  };
}

function areDays({ from, to }: { from: string; to: string }): boolean {
  return from <= to && daysBetween(from, to) <= mostDays;
}
