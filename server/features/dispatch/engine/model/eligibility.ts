import type { Agent, WaitingOrder } from '../state.ts';

/** By order, then agent: 1 where the agent may take the order, alone. A bundle is summed up on its way. */
export function whoMayTake(orders: readonly WaitingOrder[], agents: readonly Agent[]): Uint8Array {
  const table = new Uint8Array(orders.length * agents.length);
  for (const [row, order] of orders.entries()) {
    const declined = new Set(order.notBy);
    for (const [column, agent] of agents.entries()) {
      if (!declined.has(agent.id) && isWithinMeans(agent, order)) table[row * agents.length + column] = 1;
    }
  }
  return table;
}

/** Who buys needs the float, and who stands at the door the room for cash. */
function isWithinMeans(agent: Agent, order: WaitingOrder): boolean {
  const buys = order.goods.state === 'to-shop';
  if (agent.role === (buys ? 'rider' : 'shopper')) return false;
  if (buys && order.floatNeeded > agent.freeFloat) return false;
  return agent.role === 'shopper' || order.cashAtDoor <= agent.cashRoom;
}
