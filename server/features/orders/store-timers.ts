import type { Db } from '../../db/database.ts';
import type { OrderRow } from './store.ts';

export type DueOrder = Pick<
  OrderRow,
  'id' | 'code' | 'status' | 'statusSince' | 'version' | 'accountId' | 'agentId' | 'confirmedAt' | 'marketId'
>;

function dueColumns(db: Db) {
  return db`
    o.id, o.code, o.status, o.status_since as "statusSince", o.version, o.account_id as "accountId",
    o.agent_id as "agentId", o.confirmed_at as "confirmedAt", o.market_id as "marketId"`;
}

/** Some orders that have stood so since before, held by no claim, locked; those that another instance holds are passed over. */
export function lockStanding(
  db: Db,
  status: 'placed' | 'delivered',
  since: Date,
  most: number,
): Promise<DueOrder[]> {
  return db<DueOrder[]>`
    select ${dueColumns(db)} from customer_order o
    where o.status in ('placed', 'delivered') and o.status = ${status} and o.status_since <= ${since}
      and o.open_claims = 0
    order by o.status_since limit ${most} for no key update skip locked`;
}

/** Some orders that nobody began to shop before their market's day was over. */
export function lockUnshopped(db: Db, now: Date, most: number): Promise<DueOrder[]> {
  return db<DueOrder[]>`
    select ${dueColumns(db)} from customer_order o
    where o.status in ('confirmed', 'assigned') and o.shop_by <= ${now}
    order by o.shop_by limit ${most} for no key update skip locked`;
}

/** Some orders that nobody began to shop and whose market was hidden, or does not trade on their day any more. */
export function lockClosedOut(db: Db, most: number): Promise<DueOrder[]> {
  return db<DueOrder[]>`
    select ${dueColumns(db)} from customer_order o join market on market.id = o.market_id
    where o.status in ('confirmed', 'assigned') and (
      not market.is_active
      or not (lower(to_char(o.shop_by at time zone 'Africa/Lagos', 'FMDay')) = any(market.market_days)))
    order by o.shop_by limit ${most} for no key update of o skip locked`;
}
