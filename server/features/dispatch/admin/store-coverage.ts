import { mostBought } from '#server/features/orders/errands/store-stop.ts';
import type { UserId } from '#contract/accounts/schema.ts';
import { agentWorks, vehicles } from '#contract/agents/schema.ts';
import { payWays } from '#contract/orders/schema.ts';
import type { Db } from '#server/db/database.ts';
import { arrayOf, boolean, idOf, instant, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { isToBeOffered, sinceOf } from '../planning/store-state.ts';

const atWorkRow = {
  userId: idOf<UserId>(),
  name: text,
  works: oneOf(agentWorks),
  vehicle: oneOf(vehicles),
  phones: arrayOf(text),
  marketId: text,
  floatKobo: number,
  isHeard: boolean,
};
export type AtWorkRow = RowOf<typeof atWorkRow>;

/** Everybody who is online, by name. */
export function readAtWork(db: Db, lastSeenSeconds: number, most: number): Promise<AtWorkRow[]> {
  return db.rows(atWorkRow)`
    select agent.user_id as "userId", agent.name, agent.works, agent.vehicle,
      array_remove(array[agent.phone, account.phone], null) as phones, shift.market_id as "marketId",
      coalesce(balance.kobo, 0) as "floatKobo",
      agent.last_seen_at > now() - ${lastSeenSeconds} * interval '1 second' as "isHeard"
    from shift join agent on agent.user_id = shift.user_id
      cross join lateral (select phone from account where id = shift.user_id limit 1) as account
      left join ledger_balance balance on balance.kind = 'agent_float' and balance.subject = shift.user_id
    where shift.ended_at is null and agent.state = 'verified'
    order by agent.name, agent.user_id limit ${most}`;
}

const untakenRow = {
  id: text,
  code: text,
  marketId: text,
  status: oneOf(['confirmed', 'ready_for_delivery']),
  since: instant,
  ceilingKobo: number,
  mostBoughtKobo: number,
  loadGrams: number,
  payWay: oneOf(payWays),
  accountId: nullable(text),
  phones: arrayOf(text),
  /** The shopper who packed it. */
  agentId: nullable(text),
  askedName: nullable(text),
};
export type UntakenRow = RowOf<typeof untakenRow>;

const dueSoonRow = {
  marketId: text,
  orders: number,
  from: instant,
};
export type DueSoonRow = RowOf<typeof dueSoonRow>;

/** Booked orders without an agent that are due within these minutes, market by market. */
export function readDueSoon(db: Db, minutes: number): Promise<DueSoonRow[]> {
  return db.rows(dueSoonRow)`
    select o.market_id as "marketId", count(*) as orders, min(o.scheduled_for) as "from"
    from customer_order o
    where o.is_under_way and o.status = 'confirmed'
      and o.scheduled_for > now() and o.scheduled_for <= now() + ${minutes} * interval '1 minute'
    group by o.market_id`;
}

/** Orders whose time has come and that nobody has, with the one before whom each is offered; the longest wait first. */
export function readUntaken(db: Db, most: number): Promise<UntakenRow[]> {
  return db.rows(untakenRow)`
    select o.id, o.code, o.market_id as "marketId", o.status, ${sinceOf(db)} as since,
      o.ceiling_kobo as "ceilingKobo", ${mostBought(db)} as "mostBoughtKobo", o.load_grams as "loadGrams", o.pay_way as "payWay", o.account_id as "accountId",
      array_remove(array[o.customer_phone, o.receiver_phone, o.stop_phone], null) as phones, o.agent_id as "agentId",
      (select agent.name from offer_order step join offer on offer.id = step.offer_id
         join agent on agent.user_id = offer.user_id
       where step.order_id = o.id and step.is_open limit 1) as "askedName"
    from customer_order o
    where o.is_under_way and ${isToBeOffered(db)}
    order by ${sinceOf(db)} limit ${most}`;
}
