import { endingReasons, stages } from '#contract/analytics/figures-schema.ts';
import { movers } from '#contract/orders/lifecycle.ts';
import type { Db } from '#server/db/database.ts';
import { number, oneOf } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { about, aboutRow, type Asked, inSets, spread } from './spread.ts';

const orderRow = {
  ...aboutRow,
  placed: number,
  delivered: number,
  onTime: number,
  cancelled: number,
  failed: number,
  found: number,
  short: number,
  replaced: number,
  unavailable: number,
  rejected: number,
  guidedLines: number,
  guidedPaidKobo: number,
  guideKobo: number,
  aboveRange: number,
};
export type OrderRow = RowOf<typeof orderRow>;

export function readOrders(db: Db, asked: Asked): Promise<OrderRow[]> {
  return db.rows(orderRow)`
    select ${about(db)}, sum(placed)::bigint as placed, sum(delivered)::bigint as delivered,
      sum(on_time)::bigint as "onTime", sum(cancelled)::bigint as cancelled, sum(failed)::bigint as failed,
      sum(found)::bigint as found, sum(short)::bigint as short, sum(replaced)::bigint as replaced,
      sum(unavailable)::bigint as unavailable, sum(rejected)::bigint as rejected,
      sum(guided_lines)::bigint as "guidedLines", kobo_sum(sum(guided_paid_kobo)) as "guidedPaidKobo",
      kobo_sum(sum(guide_kobo)) as "guideKobo", sum(above_range)::bigint as "aboveRange"
    from (${spread(db, 'analytics_order_day', asked)}) as spread ${inSets(db)}`;
}

const endingRow = {
  status: oneOf(['cancelled', 'failed']),
  mover: oneOf(movers),
  reason: oneOf(endingReasons),
  now: number,
  before: number,
};
export type EndingRow = RowOf<typeof endingRow>;

export function readEndings(db: Db, asked: Asked): Promise<EndingRow[]> {
  return db.rows(endingRow)`
    select status, mover, reason, coalesce(sum(orders) filter (where not is_earlier), 0)::bigint as now,
      coalesce(sum(orders) filter (where is_earlier), 0)::bigint as before
    from (${spread(db, 'analytics_ending_day', asked)}) as spread
    group by status, mover, reason order by now desc, before desc, status, mover, reason`;
}

const stageRow = {
  ...aboutRow,
  stage: oneOf(stages),
  stays: number,
  medianSeconds: number,
  p80Seconds: number,
};
export type StageRow = RowOf<typeof stageRow>;

/** Lengths of many days are one pile, so the middle of it is the middle of them all. */
export function readStages(db: Db, asked: Asked): Promise<StageRow[]> {
  return db.rows(stageRow)`
    with piled as (
      select ${about(db)}, stage, length.seconds, sum(length.stays) as stays
      from (${spread(db, 'analytics_stage_day', asked)}) as spread
        cross join lateral unnest(spread.seconds, spread.stays) as length (seconds, stays)
      ${inSets(db, ['stage', 'length.seconds'])}),
    ranked as (
      select *, sum(stays) over (pile order by seconds) as upto, sum(stays) over pile as whole
      from piled window pile as (partition by about, "isEarlier", period, "marketId", kind, stage))
    select about, "isEarlier", period, "marketId", kind, stage, whole::bigint as stays,
      min(seconds) filter (where upto * 2 >= whole) as "medianSeconds",
      min(seconds) filter (where upto * 5 >= whole * 4) as "p80Seconds"
    from ranked group by about, "isEarlier", period, "marketId", kind, stage, whole`;
}
