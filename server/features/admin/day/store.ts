import type { Db } from '#server/db/database.ts';
import { isCash } from '#server/features/payments/books/store.ts';
import { beginOf, endedOn, isOn, promisedSince } from '#server/features/analytics/store-days.ts';

export interface RoadRow {
  placed: number;
  underWay: number;
  delivered: number;
  onTime: number;
  agentsOnline: number;
}

/** What the road did on a day in Lagos, and how it stands. */
export async function readRoad(db: Db, day: string): Promise<RoadRow> {
  const [row] = await db<[RoadRow]>`
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
  const [row] = await db<[{ kobo: number }]>`
    select kobo_sum(coalesce(sum(kobo), 0)) as kobo from ledger_balance where kind = 'agent_float' and kobo > 0`;
  return row.kobo;
}

/** What came in since a day in Lagos began, in cash and through the provider. */
export async function readTakenIn(db: Db, day: string): Promise<number> {
  const [row] = await db<[{ kobo: number }]>`
    select kobo_sum(coalesce(sum(line.kobo), 0)) as kobo
    from ledger_posting posting join ledger_line line on line.posting_id = posting.id
    where posting.at >= ${beginOf(db, day)}
      and ((${isCash(db)} and line.kind = 'agent_float')
        or (line.kind = 'gateway' and line.kobo > 0 and posting.what <> 'refund-bounced'))`;
  return row.kobo;
}
