import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/orders/run/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { agentStep } from '../run/agent-step.ts';
import { moveAsAgent } from '../order/transition.ts';
import { setOnTheWay } from '../run/store.ts';
import { stepTimeOf } from './step-time.ts';

/** On the way to the door. */
export function setOff(
  db: Db,
  input: InputOf<typeof endpoints.setOff>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.setOff>> {
  return agentStep(db, endpoints.setOff, input, caller, async (step) => {
    const refusal = await moveAsAgent(step, 'setOff');
    if (refusal === undefined)
      await setOnTheWay(step.transaction, step.order.id, (await stepTimeOf(step)).at);
    return refusal;
  });
}
