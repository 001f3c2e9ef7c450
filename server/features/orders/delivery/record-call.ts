import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { isAnotherCall } from '#contract/orders/delivery/door.ts';
import { isAtStop } from '#contract/orders/errands/missing-at-stop.ts';
import * as endpoints from '#contract/orders/run/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { happenedOf } from '../order/view-event.ts';
import { agentStep } from '../run/agent-step.ts';
import { countCall } from '../run/store.ts';
import { stepTimeOf } from './step-time.ts';

/** Rang from the door, or from the stop of a parcel or a task. */
export function recordCall(
  db: Db,
  input: InputOf<typeof endpoints.recordCall>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.recordCall>> {
  return agentStep(db, endpoints.recordCall, input, caller, async (step) => {
    const { transaction, order } = step;
    const isThere = isAtStop(order) || (order.status === 'on_the_way' && order.arrivedAt !== null);
    if (!isThere) return 'out-of-turn';
    const { at } = await stepTimeOf(step);
    const isOwn = isAnotherCall(order.lastCallAt?.toISOString() ?? null, at.toISOString());
    await countCall(transaction, order.id, isOwn ? at : null);
    const payload = { wasAnswered: input.wasAnswered };
    await writeEvent(transaction, happenedOf(order, 'order.callRecorded', payload));
    return undefined;
  });
}
