import type { Place } from '#contract/areas.ts';
import type { Order } from '#contract/orders/schema.ts';

/** The place that an order is brought to; one that an older version answered says no more than its pin. */
export function doorOf({ door, address, market }: Pick<Order, 'door' | 'address' | 'market'>): Place {
  return door ?? address.pin ?? market.place;
}
