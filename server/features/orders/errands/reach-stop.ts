import { hasOneThing } from '#contract/orders/errands/course.ts';
import { stepTimeOf } from '../delivery/step-time.ts';
import type { RunStep } from '../run/agent-step.ts';
import { setStopReached } from './store-leaving.ts';

/** Stores when the agent came to the stop of a parcel or a task: the wait there begins. */
export async function reachStop(step: RunStep): Promise<void> {
  const { transaction, order } = step;
  if (!hasOneThing(order.kind)) return;
  const { at, now } = await stepTimeOf(step);
  // An agent comes there for no order before they have it.
  await setStopReached(transaction, order.id, at < order.statusSince ? now : at);
}
