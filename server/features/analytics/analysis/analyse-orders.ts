import type * as endpoints from '#contract/analytics/endpoints.ts';
import { isReadable } from '#contract/analytics/range.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { analyseByKind } from './compare-days.ts';
import { readEndings, readOrders } from './store/orders.ts';
import { viewOrders } from './view-figures.ts';

export async function analyseOrders(
  db: Db,
  asked: InputOf<typeof endpoints.analyseOrders>,
): Promise<OutcomeOf<typeof endpoints.analyseOrders>> {
  if (!isReadable(asked)) return { ok: false, reason: 'bad-days' };
  const [analysed, rows] = await Promise.all([
    analyseByKind(db, asked, readOrders, viewOrders),
    readEndings(db, asked),
  ]);
  const endings = rows.map(({ status, mover, reason, now, before }) => ({
    status,
    mover,
    reason,
    now,
    before,
  }));
  return { ok: true, value: { ...analysed, endings } };
}
