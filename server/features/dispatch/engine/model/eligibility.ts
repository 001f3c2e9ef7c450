import type { Agent, WaitingOrder } from '../state.ts';

/** By order, then agent: 1 where the agent may take the order, alone. A bundle is summed up on its way. */
export function whoMayTake(orders: readonly WaitingOrder[], agents: readonly Agent[]): Uint8Array {
  const table = new Uint8Array(orders.length * agents.length);
  for (const [row, order] of orders.entries()) {
    const declined = new Set(order.notBy);
    for (const [column, agent] of agents.entries()) {
      if (!declined.has(agent.id) && obstacleOf(agent, order) === undefined)
        table[row * agents.length + column] = 1;
    }
  }
  return table;
}

type Means = Pick<Agent, 'role' | 'freeFloat' | 'cashRoom' | 'carriesGrams'>;
type Wants = Pick<WaitingOrder, 'floatNeeded' | 'cashAtDoor' | 'grams'> & {
  goods: Pick<WaitingOrder['goods'], 'state'>;
};

/**
 * Obstacle between an agent and an order: the buyer needs the float, the carrier needs a vehicle for the load (a shopper,
 * somebody who has one) and, at the door, room for the cash.
 */
export function obstacleOf(agent: Means, order: Wants): 'part' | 'weight' | 'float' | 'cash' | undefined {
  const buys = order.goods.state === 'to-shop';
  if (agent.role === (buys ? 'rider' : 'shopper')) return 'part';
  if ((order.grams ?? 0) > (agent.carriesGrams ?? Infinity)) return 'weight';
  if (buys && order.floatNeeded > agent.freeFloat) return 'float';
  return agent.role === 'shopper' || order.cashAtDoor <= agent.cashRoom ? undefined : 'cash';
}
