import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { missingBeforeFailing, type AtTheDoor } from '#contract/orders/delivery/door.ts';
import * as endpoints from '#contract/orders/run/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { raiseAlarm } from '../alarms/raise-alarm.ts';
import { agentStep, type RunStep } from '../run/agent-step.ts';
import { moveAsAgent } from '../order/transition.ts';
import { reportNotOpened } from './door-reports/make-report.ts';
import { momentOf, onTheWaySince, wasSeenAtDoor, type Moment } from './step-moment.ts';

/**
 * Fails an order at a shut door: after the wait and the calls of the rule, as far as the server knows of them;
 * otherwise an admin decides.
 */
export function failDelivery(
  db: Db,
  input: InputOf<typeof endpoints.failDelivery>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.failDelivery>> {
  return agentStep(db, endpoints.failDelivery, input, caller, async (step) => {
    const { transaction, order } = step;
    if (order.status !== 'on_the_way') return 'out-of-turn';
    const waits = waitsAt(step, await momentOf(step), input.waitedSeconds);
    if (!isEnough(waits.said)) return 'wait-at-door';
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
