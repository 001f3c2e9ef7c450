import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/orders/closures/endpoints.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { holds } from '#contract/permissions.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { areDays } from './days.ts';
import { countTouched, readTouched } from './store.ts';

const mostShown = 20;

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
