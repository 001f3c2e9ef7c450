import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { suspendAgent as endpoint } from '#contract/agents/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Caller } from '#server/http/caller.ts';
import { decide, lockDecidable } from './decision.ts';
import { raiseAlarm } from '#server/features/orders/alarms/raise-alarm.ts';
import { takeBack } from '#server/features/orders/order/assign.ts';
import { lockOrder } from '#server/features/orders/order/store.ts';
import type { AgentRow } from '../store.ts';
import { endShift, lockOpenShift, readCarried } from '../shift/store.ts';

/** Takes an agent off the road at once; what they had not begun goes to somebody else, the rest wants an admin's eye. */
export function suspendAgent(
  db: Db,
  { userId, reason }: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  return inTransaction(db, async (transaction) => {
    const agent = await lockDecidable(transaction, userId, ['verified'], caller);
    if (!agent.ok) return agent;
    await lockOpenShift(transaction, userId);
    await leaveOrders(transaction, agent.value);
    await endShift(transaction, userId);
    const decision = { action: 'suspend', state: 'suspended', reason } as const;
    return { ok: true, value: await decide(transaction, agent.value, decision, caller) };
  });
}

/** Orders not begun go back to dispatch; a carried one waits for an admin to reassign it. */
async function leaveOrders(transaction: Db, { userId, name }: AgentRow): Promise<void> {
  for (const { id, code, status } of await readCarried(transaction, userId)) {
    const order = status === 'assigned' ? await lockOrder(transaction, code) : undefined;
    if (order !== undefined && order.status === 'assigned') await takeBack(transaction, order, 'agent-off');
    else await raiseAlarm(transaction, { kind: 'agent-silent', orderId: id, about: name });
  }
}
