import { thingOf } from '#contract/orders/errands/course.ts';
import { isResolved } from '#contract/orders/shopping/item-steps.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';

/** The one thing that an order waits for from its agent now. */
export type NextStep =
  | { do: 'startShopping' | 'leaveStop' | 'pickUp' | 'nothing' | 'setOff' | 'toDoor' | 'wait' }
  | { do: 'resolve'; open: number };

export function nextStepOf({ actions, items, handingTo, errand }: RunOrder): NextStep | null {
  if (actions.includes('startShopping')) return { do: 'startShopping' };
  if (actions.includes('pickUp') && thingOf(errand) !== null) return { do: 'leaveStop' };
  if (actions.includes('pickUp')) {
    const open = items.filter(({ status }) => !isResolved(status)).length;
    if (open > 0) return { do: 'resolve', open };
    return { do: items.some(({ paidKobo }) => paidKobo !== null) ? 'pickUp' : 'nothing' };
  }
  if (actions.includes('setOff')) return { do: handingTo === null ? 'setOff' : 'wait' };
  return actions.includes('deliver') ? { do: 'toDoor' } : null;
}

const urgency = [
  'startShopping',
  'leaveStop',
  'pickUp',
  'nothing',
  'resolve',
  'setOff',
  'wait',
  'toDoor',
] as const;

/** The order whose step is next: none leaves the market while another is still being shopped. */
export function firstInTurn(orders: readonly RunOrder[]): { order: RunOrder; next: NextStep } | undefined {
  return orders
    .flatMap((order) => {
      const next = nextStepOf(order);
      return next === null ? [] : [{ order, next }];
    })
    .toSorted((a, b) => urgency.indexOf(a.next.do) - urgency.indexOf(b.next.do))[0];
}
