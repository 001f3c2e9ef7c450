import { isResolved } from '#contract/orders/shopping/item-steps.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';

/** The one thing that an order waits for from its agent now. */
export type NextStep =
  | { do: 'startShopping' | 'pickUp' | 'nothing' | 'setOff' | 'toDoor' | 'wait' }
  | { do: 'resolve'; open: number };

export function nextStepOf(order: RunOrder): NextStep | null {
  switch (order.status) {
    case 'assigned':
      return { do: 'startShopping' };
    case 'shopping': {
      const open = order.items.filter(({ status }) => !isResolved(status)).length;
      if (open > 0) return { do: 'resolve', open };
      return { do: order.items.some(({ paidKobo }) => paidKobo !== null) ? 'pickUp' : 'nothing' };
    }
    case 'picked_up':
    case 'ready_for_delivery':
      return { do: order.handingTo === null ? 'setOff' : 'wait' };
    case 'on_the_way':
      return { do: 'toDoor' };
    case 'placed':
    case 'confirmed':
    case 'delivered':
    case 'completed':
    case 'cancelled':
    case 'failed':
      return null;
  }
}

const urgency = ['startShopping', 'pickUp', 'nothing', 'resolve', 'setOff', 'wait', 'toDoor'] as const;

/** Of several orders the one whose turn it is: nothing is carried off while another is still bought. */
export function firstInTurn(orders: readonly RunOrder[]): { order: RunOrder; next: NextStep } | undefined {
  return orders
    .flatMap((order) => {
      const next = nextStepOf(order);
      return next === null ? [] : [{ order, next }];
    })
    .toSorted((a, b) => urgency.indexOf(a.next.do) - urgency.indexOf(b.next.do))[0];
}
