import type { GoodsReturn } from '#contract/payments/returns/schema.ts';
import type { Db } from '#server/db/database.ts';

export interface ReturnRow {
  id: string;
  orderId: string;
  code: string;
  agentId: string;
  agentName: string;
  goods: string;
  worthKobo: number;
  kobo: number;
  madeAt: Date;
  broughtAt: Date | null;
  outcome: GoodsReturn['outcome'];
}

function returnsOf(db: Db) {
  return db`
    select back.id, back.order_id as "orderId", o.code, back.agent_id as "agentId",
      coalesce(nullif(agent.name, ''), account.name, account.username) as "agentName", back.goods,
      back.worth_kobo as "worthKobo", back.kobo, back.made_at as "madeAt", back.brought_at as "broughtAt", back.outcome
    from goods_return back join customer_order o on o.id = back.order_id join account on account.id = back.agent_id
    left join agent on agent.user_id = back.agent_id`;
}

export function readOwnReturns(db: Db, agentId: string): Promise<ReturnRow[]> {
  return db<ReturnRow[]>`
    ${returnsOf(db)} where back.agent_id = ${agentId} and back.outcome is null order by back.made_at`;
}

export function readOpenReturns(db: Db, most: number): Promise<ReturnRow[]> {
  return db<ReturnRow[]>`
    ${returnsOf(db)} where back.outcome is null
    order by back.brought_at is null, coalesce(back.brought_at, back.made_at) limit ${most}`;
}

export async function lockReturn(db: Db, id: string): Promise<ReturnRow | undefined> {
  const [row] = await db<ReturnRow[]>`${returnsOf(db)} where back.id = ${id} for update of back`;
  return row;
}

export async function setBrought(db: Db, id: string, at: Date): Promise<void> {
  await db`update goods_return set brought_at = ${at} where id = ${id} and brought_at is null`;
}

export async function setOutcome(
  db: Db,
  id: string,
  decided: { outcome: NonNullable<GoodsReturn['outcome']>; by: string; at: Date; reason: string },
): Promise<void> {
  await db`
    update goods_return
    set outcome = ${decided.outcome}, decided_by = ${decided.by}, decided_at = ${decided.at}, reason = ${decided.reason}
    where id = ${id}`;
}
