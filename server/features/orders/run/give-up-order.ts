import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/orders/run/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { agentStep } from './agent-step.ts';
import { moveAsAgent } from '../order/transition.ts';

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
