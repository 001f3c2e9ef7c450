import * as z from 'zod/mini';
import { order, type Order } from '#contract/orders/schema.ts';
import { knownOrdersKey as key } from '../device-keys.ts';

/** The orders that this device saw last, as they stood then: they open without network. */
const mostStored = 5;

const known = z.object({
  order,
  /** By this device's clock. */
  keptAt: z.number(),
});
export type KnownOrder = z.output<typeof known>;

/** Newest first; what an older version of the app kept in another shape is as good as nothing. */
export function knownOrders(): KnownOrder[] {
  try {
    const read = z.array(known).safeParse(JSON.parse(localStorage.getItem(key) ?? '[]'));
    return read.success ? read.data : [];
  } catch {
    // Broken text, or a browser that keeps nothing.
    return [];
  }
}

/** An order as it stood, for whoever may still see it: the holder of its link, or the account it belongs to. */
export function knownOrder(
  code: string,
  viewer: { userId: string | null; hasLink: boolean },
): KnownOrder | undefined {
  return knownOrders().find(
    ({ order: stored }) =>
      stored.code === code &&
      (viewer.hasLink || (viewer.userId !== null && stored.customer.id === viewer.userId)),
  );
}

export function keepKnownOrder(fresh: Order, cachedAt: number): void {
  const others = knownOrders().filter((stored) => stored.order.code !== fresh.code);
  write([{ order: fresh, keptAt: cachedAt }, ...others].slice(0, mostStored));
}

function write(orders: readonly KnownOrder[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(orders));
  } catch {
    // A full device: the order is still on the screen.
  }
}
