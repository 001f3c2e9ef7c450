import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { isEnough } from '#contract/orders/delivery/door.ts';
import * as endpoints from '#contract/orders/errands/endpoints.ts';
import { isAtStop, missingAtStop } from '#contract/orders/errands/missing-at-stop.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { reportNotOpened } from '../delivery/door-reports/make-report.ts';
import { failAsAgent } from '../delivery/fail-as-agent.ts';
import { stepTimeOf, wasSeenAtStop, type StepTime } from '../delivery/step-time.ts';
import { agentStep, type RunStep } from '../run/agent-step.ts';
import { isChosen } from './chosen-reason.ts';
import { cameMuchTooLate } from './late-at-stop.ts';

/**
 * Fails an errand whose stop had nobody: after the wait and the calls of the rule, as far as the server knows of them;
 * otherwise, and where the agent came much too late or did not find the place, an admin decides.
 */
export function failAtStop(
  db: Db,
  input: InputOf<typeof endpoints.failAtStop>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.failAtStop>> {
  return agentStep(db, endpoints.failAtStop, input, caller, async (step) => {
    if (!isAtStop(step.order)) return 'out-of-turn';
    const stepTime = await stepTimeOf(step);
    const waits = waitsAt(step, stepTime, input.waitedSeconds);
    if (!isEnough(missingAtStop(waits.reported))) return 'wait-at-stop';
    const isOffices = cameMuchTooLate(step, stepTime) || isNotFound(input.reason);
    if (isOffices || !isEnough(missingAtStop(waits.known)) || !(await wasSeenAtStop(step, waits.since))) {
      await reportNotOpened(step, input.reason);
      return undefined;
    }
    return failAsAgent(step, input.reason);
  });
}

function isNotFound(reason: string): boolean {
  return isChosen(reason, (copy) => copy.nobody.reasons.place);
}

/** The wait by the server's record and by the phone's word, which is for the office to judge. */
function waitsAt(step: RunStep, { at, now }: StepTime, byPhone: number) {
  const { stopReachedAt, callAttempts, callsReported } = step.order;
  const since = stopReachedAt ?? at;
  const known = (at.getTime() - since.getTime()) / 1000;
  const most = (now.getTime() - since.getTime()) / 1000;
  return {
    since,
    known: { waitedSeconds: known, callAttempts },
    reported: {
      waitedSeconds: Math.max(known, Math.min(byPhone, most)),
      callAttempts: Math.max(callAttempts, callsReported),
    },
  };
}
