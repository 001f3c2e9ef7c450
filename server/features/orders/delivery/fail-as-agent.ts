import { raiseAlarm } from '../alarms/raise-alarm.ts';
import { moveAsAgent } from '../order/transition.ts';
import type { RunStep } from '../run/agent-step.ts';

/** Fails an order by its agent's word, and has the office call the customer. */
export async function failAsAgent(step: RunStep, reason: string): Promise<'out-of-turn' | undefined> {
  const refusal = await moveAsAgent(step, 'fail', reason);
  if (refusal !== undefined) return refusal;
  await raiseAlarm(step.transaction, { kind: 'delivery-failed', orderId: step.order.id, about: reason });
  return undefined;
}
