import type { UserId } from '#contract/accounts/schema.ts';
import { transitionFor } from '#contract/orders/lifecycle.ts';
import type { HandlingName, AdminOrder } from '#contract/orders/admin/schema.ts';

export type Why = 'status' | 'own' | 'noAlarm';

export interface Foreseen {
  will: AdminOrder[];
  willNot: { order: AdminOrder; why: Why }[];
}

/** Predicts the outcome of a bulk action by the rules, from the orders on the screen. */
export function foresee(orders: readonly AdminOrder[], what: HandlingName, me: UserId): Foreseen {
  const foreseen: Foreseen = { will: [], willNot: [] };
  for (const order of orders) {
    const why = whyNot(order, what, me);
    if (why === undefined) foreseen.will.push(order);
    else foreseen.willNot.push({ order, why });
  }
  return foreseen;
}

function whyNot(order: AdminOrder, what: HandlingName, me: UserId): Why | undefined {
  if (what === 'settleAlarms') return order.openAlarms === 0 ? 'noAlarm' : undefined;
  if (transitionFor(what, order.status, 'admin', order.kind ?? 'market') === undefined) return 'status';
  return order.customer.id === me ? 'own' : undefined;
}
