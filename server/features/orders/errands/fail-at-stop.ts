import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/orders/errands/endpoints.ts';
import { isAtStop, missingAtStop, type AtTheStop } from '#contract/orders/errands/missing-at-stop.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { raiseAlarm } from '../alarms/raise-alarm.ts';
import { reportNotOpened } from '../delivery/door-reports/make-report.ts';
import { momentOf, wasSeenAtStop } from '../delivery/step-moment.ts';
import { agentStep, type RunStep } from '../run/agent-step.ts';
import { moveAsAgent } from '../order/transition.ts';

/**
 * Fails an errand whose stop had nobody: after the wait and the calls of the rule, as far as the server knows of them;
 * otherwise an admin decides.
 */
export function failAtStop(
  db: Db,
  input: InputOf<typeof endpoints.failAtStop>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.failAtStop>> {
  return agentStep(db, endpoints.failAtStop, input, caller, async (step) => {
    const { transaction, order } = step;
    if (!isAtStop(order)) return 'out-of-turn';
    const waits = await waitsAt(step, input.waitedSeconds);
    if (!isEnough(waits.said)) return 'wait-at-stop';
    if (!isEnough(waits.known) || !(await wasSeenAtStop(step, waits.since))) {
      await reportNotOpened(step, input.reason);
      return undefined;
    }
    const refusal = await moveAsAgent(step, 'fail', input.reason);
    if (refusal !== undefined) return refusal;
    await raiseAlarm(transaction, { kind: 'delivery-failed', orderId: order.id, about: input.reason });
    return undefined;
  });
}

function isEnough(atStop: AtTheStop): boolean {
  const missing = missingAtStop(atStop);
  return missing.seconds === 0 && missing.calls === 0;
}

/** The wait by the server's record and by the phone's word, which is for the office to judge. */
async function waitsAt(step: RunStep, byPhone: number) {
  const { stopReachedAt, callAttempts, callsReported } = step.order;
  const { at } = await momentOf(step);
  const since = stopReachedAt ?? at;
  const known = (at.getTime() - since.getTime()) / 1000;
  return {
    since,
    known: { waitedSeconds: known, callAttempts },
    said: {
      waitedSeconds: Math.max(known, byPhone),
      callAttempts: Math.max(callAttempts, callsReported),
    },
  };
}
