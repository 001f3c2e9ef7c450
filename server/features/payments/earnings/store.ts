import type { Db } from '#server/db/database.ts';

export interface EarnedRow {
  at: Date;
  what: 'earned' | 'earnings-paid';
  code: string | null;
  /** More owed to the agent is positive. */
  kobo: number;
}

/** What moved an agent's earnings since a moment, newest first. */
export function readEarned(db: Db, agentId: string, since: Date): Promise<EarnedRow[]> {
  return db<EarnedRow[]>`
    select posting.at, posting.what, o.code, -line.kobo as kobo
    from ledger_line line
    join ledger_posting posting on posting.id = line.posting_id
    left join customer_order o on o.id = posting.order_id
    where line.kind = 'agent_earnings' and line.subject = ${agentId} and posting.at > ${since}
      and posting.what in ('earned', 'earnings-paid')
    order by posting.id desc`;
}

export interface HeldRow {
  code: string;
  at: Date;
  deliveryFeeKobo: number;
  /** Who carries it, the one who shopped first. */
  agentId: string;
  riderId: string | null;
  isDelivered: boolean;
  hasOpenClaim: boolean;
  waitsForOffice: boolean;
}

/** Orders that this agent brought and whose earnings are not released, newest first. */
export function readHeld(db: Db, agentId: string): Promise<HeldRow[]> {
  return db<HeldRow[]>`
    select o.code, o.status_since as at, o.delivery_fee_kobo as "deliveryFeeKobo", o.agent_id as "agentId",
      o.rider_id as "riderId", o.status = 'delivered' as "isDelivered",
      exists (select from claim where claim.order_id = o.id and claim.state = 'open') as "hasOpenClaim",
      o.earnings_held as "waitsForOffice"
    from customer_order o
    where (o.agent_id = ${agentId} or o.rider_id = ${agentId})
      and (o.status = 'delivered' or (o.status = 'completed' and o.earnings_held))
    order by o.status_since desc`;
}
