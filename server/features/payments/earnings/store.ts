import type { Db } from '#server/db/database.ts';
import { boolean, instant, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import { earningColumns, earningFactsRow, withTerms } from '#server/features/orders/money/store-earnings.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const earnedRow = {
  at: instant,
  what: oneOf(['earned', 'earnings-paid']),
  code: nullable(text),
  /** More owed to the agent is positive. */
  kobo: number,
  /** True where this agent brought a refused parcel back too, and earned that way. */
  isBothWays: boolean,
};
export type EarnedRow = RowOf<typeof earnedRow>;

/** Movements of an agent’s earnings since a time, newest first. */
export function readEarned(db: Db, agentId: string, since: Date): Promise<EarnedRow[]> {
  return db.rows(earnedRow)`
    select posting.at, posting.what, o.code, -line.kobo as kobo,
      exists (
        select from goods_return back
        where back.order_id = o.id and back.agent_id = line.subject and back.outcome = 'brought-back'
          and back.fee_kobo > 0) as "isBothWays"
    from ledger_line line
    join ledger_posting posting on posting.id = line.posting_id
    left join customer_order o on o.id = posting.order_id
    where line.kind = 'agent_earnings' and line.subject = ${agentId} and posting.at > ${since}
      and posting.what in ('earned', 'earnings-paid')
    order by posting.id desc`;
}

const heldRow = {
  code: text,
  at: instant,
  ...earningFactsRow,
  /** The carriers, the one who shopped first. */
  agentId: text,
  riderId: nullable(text),
  isDelivered: boolean,
  hasOpenClaim: boolean,
  waitsForOffice: boolean,
};
export type HeldRow = RowOf<typeof heldRow>;

/** Orders that this agent brought and whose earnings are not released, newest first. */
export function readHeld(db: Db, agentId: string): Promise<HeldRow[]> {
  return db.rows(heldRow)`
    select o.code, o.status_since as at, ${earningColumns(db)}, o.agent_id as "agentId",
      o.rider_id as "riderId", o.status = 'delivered' as "isDelivered",
      exists (select from claim where claim.order_id = o.id and claim.state = 'open') as "hasOpenClaim",
      o.earnings_held as "waitsForOffice"
    from customer_order o ${withTerms(db)}
    where (o.agent_id = ${agentId} or o.rider_id = ${agentId})
      and (o.status = 'delivered' or (o.status = 'completed' and o.earnings_held))
    order by o.status_since desc`;
}
