import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { isEnough, missingBeforeFailing } from '#contract/orders/delivery/door.ts';
import * as endpoints from '#contract/orders/run/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { agentStep, type RunStep } from '../run/agent-step.ts';
import { reportNotOpened } from './door-reports/make-report.ts';
import { failAsAgent } from './fail-as-agent.ts';
import { stepTimeOf, onTheWaySince, wasSeenAtDoor, type StepTime } from './step-time.ts';

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
    if (step.order.status !== 'on_the_way') return 'out-of-turn';
    const waits = waitsAt(step, await stepTimeOf(step), input.waitedSeconds);
    if (!isEnough(missingBeforeFailing(waits.reported))) return 'wait-at-door';
    if (!isEnough(missingBeforeFailing(waits.known)) || !(await wasSeenAtDoor(step, waits.since))) {
      await reportNotOpened(step, input.reason);
      return undefined;
    }
    return failAsAgent(step, input.reason);
  });
}

/** The wait by the server's record and by the phone's word; nobody waits at a door before they set off to it. */
function waitsAt(step: RunStep, { at, now }: StepTime, byPhone: number) {
  const { atDoorSince, arrivedAt, callAttempts, callsReported } = step.order;
  const since = atDoorSince ?? arrivedAt ?? at;
  const offSince = onTheWaySince(step);
  const secondsTo = (then: Date, from: Date) => (then.getTime() - from.getTime()) / 1000;
  const known = arrivedAt === null ? 0 : secondsTo(at, since);
  const most = offSince === null || arrivedAt === null ? 0 : secondsTo(now, offSince);
  return {
    since,
    known: { waitedSeconds: known, callAttempts },
    reported: {
      waitedSeconds: Math.max(known, Math.min(byPhone, most)),
      callAttempts: Math.max(callAttempts, callsReported),
    },
  };
}
