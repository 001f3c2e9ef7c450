import { hasOneThing } from '#contract/orders/errands/course.ts';
import type { OrderStatus } from '#contract/orders/lifecycle.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { mapAddress } from '#web/lib/format/map-address.ts';

/** A market, or the shop of an errand, with the orders that are bought there. */
export interface BuyingPlace {
  key: string;
  orders: readonly [RunOrder, ...RunOrder[]];
}

/** One market, one arrival; each errand is a place of its own. */
export function placeKey({ errand, market, code }: Pick<RunOrder, 'errand' | 'market' | 'code'>): string {
  return errand ? code : market.id;
}

/** The places that these orders still lead to or leave from; none where all of it is one market. */
export function buyingPlaces(orders: readonly RunOrder[]): BuyingPlace[] {
  const inHand = new Set(thingsInHand(orders));
  const still = orders.filter((order) => order.status !== 'on_the_way' && !inHand.has(order));
  if (!still.some(({ errand }) => errand)) return [];
  return [...new Set(still.map(placeKey))].flatMap((key) => {
    const [first, ...others] = still.filter((order) => placeKey(order) === key);
    return first === undefined ? [] : [{ key, orders: [first, ...others] }];
  });
}

/** The parcels and what was done for somebody that are in the hand now, and lead to their doors. */
export function thingsInHand(orders: readonly RunOrder[]): RunOrder[] {
  return orders.filter(({ errand, status }) => hasOneThing(errand?.kind ?? 'market') && leftStop.has(status));
}

const leftStop: ReadonlySet<OrderStatus> = new Set(['picked_up', 'ready_for_delivery', 'on_the_way']);

/** A shop is looked up by its name near its neighbourhood, as only few of them come with a pin. */
export function mapAddressOf({ errand, market: { name, place } }: RunOrder): string {
  return mapAddress(place, errand ? { sought: `${name}, ${errand.stop.area}` } : { label: name });
}
