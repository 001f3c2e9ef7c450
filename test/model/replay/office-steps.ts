import { asKobo } from '#contract/kobo.ts';
import { decideClaim } from '#contract/orders/claims/endpoints.ts';
import { decideDoor } from '#contract/orders/delivery/endpoints.ts';
import { doorReportId, type DoorOutcome } from '#contract/orders/delivery/schema.ts';
import type { OrderAction } from '#contract/orders/lifecycle.ts';
import { countFloat, decideCount } from '#contract/payments/agents/endpoints.ts';
import { adjustCredit } from '#contract/payments/credit/endpoints.ts';
import {
  listRefundsByHand,
  markRefundSent,
  refundOrder,
  takeDebt,
  writeDebtOff,
} from '#contract/payments/order-money/endpoints.ts';
import { listReturns, receiveReturn, writeReturnOff } from '#contract/payments/returns/endpoints.ts';
import { text } from '#server/db/sql/codecs.ts';
import { balanceOf } from '#server/features/ledger/balances.ts';
import { handOnUnanswered } from '#server/features/orders/delivery/door-reports/unanswered-deliveries.ts';
import { runOrderTimers } from '#server/features/orders/timers/run-order-timers.ts';
import { lapseUnpaid } from '#server/features/payments/online/lapse-unpaid.ts';
import { sendRefunds } from '#server/features/payments/refunds/send-refunds.ts';
import { answered } from '#test/client.ts';
import { moveBy } from '#test/factories/orders.ts';
import { once, orderOf, priceKobo, unitKobo, type Act, type Stage } from './stage.ts';

const call = ({ admin }: Stage) => admin.client;

export async function givesCredit(stage: Stage, kobo: number): Promise<void> {
  if (stage.account === null) throw new Error('a guest has no credit');
  const gift = { direction: 'give', kobo: asKobo(kobo), reason: 'Goodwill' } as const;
  answered(await call(stage).call(adjustCredit, { ...once(), accountId: stage.account.user.id, ...gift }));
}

const moves =
  (action: OrderAction): Act =>
  (stage) => {
    const agentId = action === 'assign' ? stage.agent.user.id : null;
    return moveBy(stage.house.world, call(stage), orderOf(stage).code, action, { agentId });
  };

const decidesDoor =
  (outcome: DoorOutcome): Act =>
  async (stage) => {
    const { code, order } = orderOf(stage);
    const [report] = await stage.house.world.db.one({ id: text })`
      select id from door_report where order_id = ${order.id} and outcome is null`;
    return call(stage).call(decideDoor, {
      ...once(),
      code,
      reportId: doorReportId.parse(report.id),
      outcome,
    });
  };

const decidesClaim =
  (place: number, isApproved: boolean): Act =>
  async (stage) => {
    const claimId = stage.claims.get(place);
    if (claimId === undefined) throw new Error(`item ${place} has no claim`);
    const decision = isApproved
      ? ({ kind: 'approve', kobo: asKobo(priceKobo) } as const)
      : ({ kind: 'refuse', reason: 'The photo shows another garri' } as const);
    return call(stage).call(decideClaim, { ...once(), claimId, decision });
  };

const refunds =
  (to: 'credit' | 'sender'): Act =>
  (stage) => {
    const { code } = orderOf(stage);
    return call(stage).call(refundOrder, {
      ...once(),
      code,
      kobo: asKobo(80 * unitKobo),
      to,
      reason: 'Wet garri',
    });
  };

const takesBack =
  (isReceived: boolean): Act =>
  async (stage) => {
    const waiting = answered(await call(stage).call(listReturns, {}));
    for (const { id: returnId } of waiting.filter(({ code }) => code === orderOf(stage).code))
      answered(
        isReceived
          ? await call(stage).call(receiveReturn, { ...once(), returnId, outcome: { kind: 'received' } })
          : await call(stage).call(writeReturnOff, { ...once(), returnId, reason: 'Mould' }),
      );
  };

const counts =
  (isChangeThere: boolean): Act =>
  async (stage) => {
    const { agent, house } = stage;
    const bookKobo = await balanceOf(house.world.db, 'agent_float', agent.user.id);
    const count = { ...once(), countedKobo: asKobo(bookKobo), words: '' };
    const { id: countId } = answered(await agent.client.call(countFloat, count));
    const decision = { kind: 'confirm', handedInKobo: asKobo(0), isChangeThere } as const;
    return call(stage).call(decideCount, { ...once(), countId, decision });
  };

/** The provider sends what it can, and a person the rest. */
const sendsRefunds: Act = async (stage) => {
  await sendRefunds(stage.house.till, new Date());
  const byHand = answered(await call(stage).call(listRefundsByHand, {}));
  for (const { id: refundId } of byHand.filter(({ code }) => code === orderOf(stage).code))
    answered(await call(stage).call(markRefundSent, { ...once(), refundId, note: '' }));
};

const dayPasses: Act = async (stage) => {
  const { db } = stage.house.world;
  const longAgo = new Date(Date.now() - 25 * 60 * 60_000);
  await db`update customer_order set status_since = ${longAgo} where id = ${orderOf(stage).order.id}`;
  await runOrderTimers(db, new Date());
};

export const officeSteps: Readonly<Record<string, Act>> = {
  admin_assign: moves('assign'),
  admin_restart: moves('restart'),
  admin_cancel: moves('cancel'),
  admin_fail: moves('fail'),
  admin_deliver: moves('deliver'),
  admin_cancel__out_of_turn: moves('cancel'),
  admin_decide_door_delivered: decidesDoor('delivered'),
  admin_decide_door_goes_on: decidesDoor('goes-on'),
  admin_decide_door_customers: decidesDoor('customers'),
  admin_decide_door_ours: decidesDoor('ours'),
  admin_decide_door_not_delivered: decidesDoor('not-delivered'),
  admin_decide_door_not_delivered__more_than_paid: decidesDoor('not-delivered'),
  admin_approve_0: decidesClaim(0, true),
  admin_approve_1: decidesClaim(1, true),
  admin_approve_1__more_than_paid: decidesClaim(1, true),
  admin_approve_0__already_decided: decidesClaim(0, true),
  admin_refuse_0: decidesClaim(0, false),
  admin_refund_credit: refunds('credit'),
  admin_refund_sender: refunds('sender'),
  admin_refund_sender__more_than_paid: refunds('sender'),
  admin_refund_sender__order_under_way: refunds('sender'),
  admin_receive: takesBack(true),
  admin_write_off: takesBack(false),
  admin_take_debt: (stage) => call(stage).call(takeDebt, { ...once(), code: orderOf(stage).code, note: '' }),
  admin_write_debt_off: (stage) =>
    call(stage).call(writeDebtOff, { ...once(), code: orderOf(stage).code, reason: 'Moved to Kano' }),
  admin_count_there: counts(true),
  admin_count_missing: counts(false),
  admin_goodwill: (stage) => givesCredit(stage, 300 * unitKobo),
  clock_lapse: async (stage) => {
    const { world, till } = stage.house;
    const longAgo = new Date(Date.now() - 31 * 60_000);
    await world.db`update customer_order set status_since = ${longAgo} where id = ${orderOf(stage).order.id}`;
    await lapseUnpaid(till, new Date());
  },
  clock_close: async (stage) => {
    const { db } = stage.house.world;
    await db`update customer_order set shop_by = ${new Date(Date.now() - 1000)} where id = ${orderOf(stage).order.id}`;
    await runOrderTimers(db, new Date());
  },
  clock_silence: async (stage) => {
    const { db } = stage.house.world;
    await db`
      update door_report set answer_by = now() where order_id = ${orderOf(stage).order.id} and outcome is null`;
    await handOnUnanswered(db, 50);
  },
  clock_complete: dayPasses,
  clock_complete_not: dayPasses,
  clock_refunds: sendsRefunds,
};
