import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { asKobo } from '#contract/kobo.ts';
import { lateFromMs, missingBeforeFailing } from '#contract/orders/door.ts';
import { isBefore } from '#contract/orders/lifecycle.ts';
import * as endpoints from '#contract/orders/run-endpoints.ts';
import type { Db } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { writeEvent } from '../../outbox/event-store.ts';
import { raiseAlarm } from './commands-alarms.ts';
import { agentStep, moveAsAgent, type RunStep } from './commands-run.ts';
import { countCall, setArrived, setFeeBack } from './store-run.ts';
import { readGoodsInHand } from './store-returns.ts';
import type { OrderRow } from './store.ts';
import { inNaira } from './view-bill.ts';
import { dueAtOf } from './view-eta.ts';
import { happenedOf } from './view-event.ts';

/** On the way to the door. */
export function setOff(
  db: Db,
  input: InputOf<typeof endpoints.setOff>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.setOff>> {
  return agentStep(db, endpoints.setOff, input, caller, (step) => moveAsAgent(step, 'setOff'));
}

/** At the door; who says so twice waits since the first time. */
export function arrive(
  db: Db,
  input: InputOf<typeof endpoints.arrive>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.arrive>> {
  return agentStep(db, endpoints.arrive, input, caller, async (step) => {
    if (step.order.status !== 'on_the_way') return 'out-of-turn';
    await reachDoor(step);
    return undefined;
  });
}

/** The first time at the door: what comes much too late costs its customer no delivery, and they are told. */
export async function reachDoor({ transaction, order, at }: RunStep): Promise<void> {
  if (order.arrivedAt !== null) return;
  await setArrived(transaction, order.id, at);
  if (isMuchTooLate(order, at)) await setFeeBack(transaction, order.id, order.deliveryFeeKobo);
  await writeEvent(transaction, happenedOf(order, 'arrive'));
}

function isMuchTooLate(order: OrderRow, at: Date): boolean {
  const dueAt = dueAtOf(order);
  return dueAt !== null && at.getTime() > dueAt.getTime() + lateFromMs;
}

/** Rang from the door. */
export function recordCall(
  db: Db,
  input: InputOf<typeof endpoints.recordCall>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.recordCall>> {
  return agentStep(db, endpoints.recordCall, input, caller, async ({ transaction, order }) => {
    if (order.status !== 'on_the_way' || order.arrivedAt === null) return 'out-of-turn';
    await countCall(transaction, order.id);
    const told = { wasAnswered: input.wasAnswered };
    await writeEvent(transaction, happenedOf(order, 'recordCall', told));
    return undefined;
  });
}

/** Nobody took it: after the wait and the calls that the rule wants. */
export function failDelivery(
  db: Db,
  input: InputOf<typeof endpoints.failDelivery>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.failDelivery>> {
  return agentStep(db, endpoints.failDelivery, input, caller, async (step) => {
    const { transaction, order, at } = step;
    if (order.status !== 'on_the_way') return 'out-of-turn';
    const waitedSeconds = waitedAt(order, at, input.waitedSeconds);
    const missing = missingBeforeFailing({ waitedSeconds, callAttempts: order.callAttempts });
    if (missing.seconds > 0 || missing.calls > 0) return 'too-early';
    const refusal = await moveAsAgent(step, 'fail', input.reason);
    if (refusal !== undefined) return refusal;
    await raiseAlarm(transaction, { kind: 'delivery-failed', orderId: order.id, about: input.reason });
    return undefined;
  });
}

/**
 * The longer of what the server saw and what the phone measured without network; nobody waited at a door before
 * they set off to it.
 */
function waitedAt({ arrivedAt, setOffAt }: OrderRow, at: Date, byPhone: number): number {
  if (arrivedAt === null) return 0;
  const secondsSince = (then: Date) => (at.getTime() - then.getTime()) / 1000;
  const most = setOffAt === null ? 0 : secondsSince(setOffAt);
  return Math.max(secondsSince(arrivedAt), Math.min(byPhone, most));
}

/** Give an order back before shopping. */
export function giveUpOrder(
  db: Db,
  input: InputOf<typeof endpoints.giveUpOrder>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.giveUpOrder>> {
  return agentStep(db, endpoints.giveUpOrder, input, caller, (step) =>
    moveAsAgent(step, 'giveUp', input.reason),
  );
}

/** The agent cannot go on: everything goes back to the customer, and the goods come back from the agent. */
export function cancelRunOrder(
  db: Db,
  input: InputOf<typeof endpoints.cancelRunOrder>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.cancelRunOrder>> {
  return agentStep(db, endpoints.cancelRunOrder, input, caller, async (step) => {
    if (!isBefore(step.order.status, 'picked_up')) return 'out-of-turn';
    const refusal = await moveAsAgent(step, 'cancel', input.reason);
    if (refusal !== undefined) return refusal;
    const { transaction, order } = step;
    const boughtKobo = (await readGoodsInHand(transaction, order.id)).reduce(
      (sum, { kobo }) => sum + kobo,
      0,
    );
    const about = boughtKobo === 0 ? input.reason : `${inNaira(asKobo(boughtKobo))} · ${input.reason}`;
    await raiseAlarm(transaction, { kind: 'agent-cancelled', orderId: order.id, about });
    return undefined;
  });
}
