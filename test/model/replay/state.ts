import { nullable, number, text } from '#server/db/sql/codecs.ts';
import { balanceOf } from '#server/features/ledger/balances.ts';
import { orderOf, unitKobo, type Stage } from './stage.ts';

const inUnits = (kobo: number) => String(kobo / unitKobo);

/** The product's state in the words of the model. */
export async function stateOf(stage: Stage): Promise<Record<string, string>> {
  const { db } = stage.house.world;
  const orderId = orderOf(stage).order.id;
  const agentId = stage.agent.user.id;
  const of = async (kind: Parameters<typeof balanceOf>[1], subject: string) =>
    inUnits(await balanceOf(db, kind, subject));
  const [row] = await db.one({ status: text, claims: number, paid: number, returns: number })`
    select status, open_claims as claims, order_paid_kobo(id)::bigint as paid,
      (select count(*) from goods_return where order_id = o.id and outcome is null) as returns
    from customer_order o where id = ${orderId}`;
  return {
    status: row.status,
    owes: await of('customer_owes', orderId),
    held: await of('customer_held', orderId),
    credit: stage.account === null ? '0' : await of('customer_credit', stage.account.user.id),
    due: await of('refund_due', orderId),
    cash: await of('agent_float', agentId),
    goods: await of('goods', orderId),
    agentGoods: await of('agent_goods', agentId),
    waiting: await of('change_waiting', orderId),
    earned: await of('agent_earnings', agentId),
    paid: inUnits(row.paid),
    claims: String(row.claims),
    returns: String(row.returns),
    report: await reportOf(stage),
  };
}

async function reportOf(stage: Stage): Promise<string> {
  const [report] = await stage.house.world.db.rows({ kind: text, answer: nullable(text) })`
    select kind, answer from door_report where order_id = ${orderOf(stage).order.id} and outcome is null`;
  if (report === undefined) return 'no_report';
  if (report.kind === 'delivered') return report.answer === null ? 'doubted' : 'denied';
  return report.kind === 'refused' ? 'pin_refused' : 'not_opened';
}
