import type { Db } from '#server/db/database.ts';
import { number } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { beginOf, endedOn, isOn, promisedSince } from '#server/features/analytics/store-days.ts';
import { isCash } from '#server/features/payments/books/store.ts';

const roadRow = {
  placed: number,
  underWay: number,
  delivered: number,
  onTime: number,
  agentsOnline: number,
};
export type RoadRow = RowOf<typeof roadRow>;

/** Figures of the agents’ day in Lagos, and their present state. */
export async function readRoad(db: Db, day: string): Promise<RoadRow> {
  const [row] = await db.one(roadRow)`
    with ended as (${endedOn(db, day)})
    select
      (select count(*) from customer_order where ${isOn(db, db`placed_at`, day)}) as placed,
      (select count(*) from customer_order where is_under_way) as "underWay",
      (select count(*) from ended where action = 'deliver') as delivered,
      (select count(*) from ended
       where action = 'deliver' and at <= ${promisedSince(db)} + minutes * interval '1 minute') as "onTime",
      (select count(*) from shift where ended_at is null) as "agentsOnline"`;
  return row;
}

/** The house's cash in agents' hands now. */
export async function readFloatOut(db: Db): Promise<number> {
  const [row] = await db.one({ kobo: number })`
    select kobo_sum(coalesce(sum(kobo), 0)) as kobo from ledger_balance where kind = 'agent_float' and kobo > 0`;
  return row.kobo;
}

/** Income since the start of a day in Lagos, in cash and through the provider. */
export async function readTakenIn(db: Db, day: string): Promise<number> {
  const [row] = await db.one({ kobo: number })`
    select kobo_sum(coalesce(sum(line.kobo), 0)) as kobo
    from ledger_posting posting join ledger_line line on line.posting_id = posting.id
    where posting.at >= ${beginOf(db, day)}
      and ((${isCash(db)} and line.kind = 'agent_float')
        or (line.kind = 'gateway' and line.kobo > 0 and posting.what <> 'refund-bounced'))
      ${db.cities === undefined ? db`` : db`and exists (select from customer_order o where o.id = posting.order_id)`}`;
  return row.kobo;
}
