import type { ShoppingPace } from '../state.ts';

/**
 * From coming into the market until the last item is paid. A bundle is shopped stall by stall and not order by
 * order, so orders that want the same kinds of stall share the walk and the haggling.
 */
export function shoppingMinutes(
  pace: ShoppingPace,
  queueMinutes: number,
  items: number,
  stallKinds: number,
): number {
  return queueMinutes + items * pace.itemMinutes + stallKinds * pace.stallKindMinutes;
}
