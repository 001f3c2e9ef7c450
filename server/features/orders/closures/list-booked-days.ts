import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/orders/closures/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { areDays } from './days.ts';
import { readBooked } from './store.ts';

export async function listBookedDays(
  db: Db,
  days: InputOf<typeof endpoints.listBookedDays>,
): Promise<OutcomeOf<typeof endpoints.listBookedDays>> {
  if (!areDays(days)) return { ok: false, reason: 'bad-days' };
  const rows = await readBooked(db, days);
  return {
    ok: true,
    value: rows.map(({ day, marketId, orders }) => ({ day, marketId, orders })),
  };
}
