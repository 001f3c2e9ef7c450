import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { asKobo } from '#contract/kobo.ts';
import {
  isAnotherCall,
  lateFromMs,
  missingBeforeFailing,
  type AtTheDoor,
} from '#contract/orders/delivery/door.ts';
import { isBefore } from '#contract/orders/lifecycle.ts';
import * as endpoints from '#contract/orders/run/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { raiseAlarm } from '../alarms/commands.ts';
import { reportNotOpened } from './door-reports/make-report.ts';
import { momentOf, onTheWaySince, wasSeenAtDoor, type Moment } from './step-moment.ts';
import { agentStep, moveAsAgent, type RunStep } from '../run/agent-step.ts';
import { countCall, setArrived, setFeeBack, setOnTheWay } from '../run/store.ts';
import { readGoodsInHand } from '../money/store-returns.ts';
import type { OrderRow } from '../order/store.ts';
import { inNaira } from '../money/view.ts';
import { dueAtOf } from '../order/view-eta.ts';
import { happenedOf } from '../order/view-event.ts';

/** On the way to the door. */
export function setOff(
  db: Db,
  input: InputOf<typeof endpoints.setOff>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.setOff>> {
  return agentStep(db, endpoints.setOff, input, caller, async (step) => {
    const refusal = await moveAsAgent(step, 'setOff');
    if (refusal === undefined) await setOnTheWay(step.transaction, step.order.id, (await momentOf(step)).at);
    return refusal;
  });
}

/** At the door; who says so twice waits since the first time. */
export function arrive(
  db: Db,
  input: InputOf<typeof endpoints.arrive>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.arrive>> {
  return agentStep(db, endpoints.arrive, input, caller, async (step) => {
    if (step.order.status !== 'on_the_way') return 'out-of-turn';
    await reachDoor(step, await momentOf(step));
    return undefined;
  });
}

/** The first time at the door: what comes much too late costs its customer no delivery, and they are told. */
export async function reachDoor(step: RunStep, moment: Moment): Promise<void> {
  const { transaction, order, at } = step;
  if (order.arrivedAt !== null) return;
  // Nobody waits at a door before they set off to it.
  const offSince = onTheWaySince(step);
  const since = offSince !== null && moment.at < offSince ? moment.now : moment.at;
  await setArrived(transaction, order.id, { at, since });
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
  return agentStep(db, endpoints.recordCall, input, caller, async (step) => {
    const { transaction, order } = step;
    if (order.status !== 'on_the_way' || order.arrivedAt === null) return 'out-of-turn';
    const { at } = await momentOf(step);
    const isOwn = isAnotherCall(order.lastCallAt?.toISOString() ?? null, at.toISOString());
    await countCall(transaction, order.id, isOwn ? at : null);
    const told = { wasAnswered: input.wasAnswered };
    await writeEvent(transaction, happenedOf(order, 'recordCall', told));
    return undefined;
  });
}

/** Nobody took it: after the wait and the calls that the rule wants, as the server knows them; else the office says. */
export function failDelivery(
  db: Db,
  input: InputOf<typeof endpoints.failDelivery>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.failDelivery>> {
  return agentStep(db, endpoints.failDelivery, input, caller, async (step) => {
    const { transaction, order } = step;
    if (order.status !== 'on_the_way') return 'out-of-turn';
    const waits = waitsAt(step, await momentOf(step), input.waitedSeconds);
    if (!isEnough(waits.said)) return 'too-early';
    if (!isEnough(waits.known) || !(await wasSeenAtDoor(step, waits.since))) {
      await reportNotOpened(step, input.reason);
      return undefined;
    }
    const refusal = await moveAsAgent(step, 'fail', input.reason);
    if (refusal !== undefined) return refusal;
    await raiseAlarm(transaction, { kind: 'delivery-failed', orderId: order.id, about: input.reason });
    return undefined;
  });
}

function isEnough(atDoor: AtTheDoor): boolean {
  const missing = missingBeforeFailing(atDoor);
  return missing.seconds === 0 && missing.calls === 0;
}

/** The wait by the server's record and by the phone's word; nobody waits at a door before they set off to it. */
function waitsAt(step: RunStep, { at, now }: Moment, byPhone: number) {
  const { atDoorSince, arrivedAt, callAttempts, callsReported } = step.order;
  const since = atDoorSince ?? arrivedAt ?? at;
  const offSince = onTheWaySince(step);
  const secondsTo = (then: Date, from: Date) => (then.getTime() - from.getTime()) / 1000;
  const known = arrivedAt === null ? 0 : secondsTo(at, since);
  const most = offSince === null || arrivedAt === null ? 0 : secondsTo(now, offSince);
  return {
    since,
    known: { waitedSeconds: known, callAttempts },
    said: {
      waitedSeconds: Math.max(known, Math.min(byPhone, most)),
      callAttempts: Math.max(callAttempts, callsReported),
    },
  };
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
