import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/orders/run/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { agentStep } from '../run/agent-step.ts';
import { reachDoor } from './reach-door.ts';
import { stepTimeOf } from './step-time.ts';

/** At the door; who says so twice waits since the first time. */
export function arrive(
  db: Db,
  input: InputOf<typeof endpoints.arrive>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.arrive>> {
  return agentStep(db, endpoints.arrive, input, caller, async (step) => {
    if (step.order.status !== 'on_the_way') return 'out-of-turn';
    await reachDoor(step, await stepTimeOf(step));
    return undefined;
  });
}
