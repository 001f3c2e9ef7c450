import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/orders/run/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { agentStep } from '../run/agent-step.ts';
import { reachStop } from '../errands/reach-stop.ts';
import { moveAsAgent } from '../order/transition.ts';

/** The agent is at the market, or at the stop of an errand, and begins. */
export function startShopping(
  db: Db,
  input: InputOf<typeof endpoints.startShopping>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.startShopping>> {
  return agentStep(db, endpoints.startShopping, input, caller, async (step) => {
    const refusal = await moveAsAgent(step, 'startShopping');
    if (refusal === undefined) await reachStop(step);
    return refusal;
  });
}
