import { stalls, type Stall } from '#contract/lists/catalogue/schema.ts';
import { thingOf } from '#contract/orders/errands/course.ts';
import { isResolved } from '#contract/orders/shopping/item-steps.ts';
import type { RunItem, RunOrder } from '#contract/orders/run/schema.ts';

export interface ListLine {
  order: RunOrder;
  item: RunItem;
}

export interface StallLines {
  /** Null where no stall is known for it, as in a shop. */
  stall: Stall | null;
  /** The errand whose shop it is; null at a market. */
  errand: RunOrder | null;
  lines: ListLine[];
  /** Items that are still to be bought. */
  open: number;
}

/** Items by stall, of all orders together, in the order that the market is walked; then those of each errand. */
export function linesByStall(orders: readonly RunOrder[]): StallLines[] {
  const lines = orders.filter(({ errand }) => !errand).flatMap(linesOf);
  const atMarket = [...stalls, null].map((stall) => ({
    stall,
    errand: null,
    lines: lines.filter(({ item }) => item.stall === stall),
  }));
  const atShops = orders
    .filter(({ errand }) => errand && thingOf(errand) === null)
    .map((errand) => ({ stall: null, errand, lines: linesOf(errand) }));
  return [...atMarket, ...atShops]
    .filter((group) => group.lines.length > 0)
    .map((group) => ({ ...group, open: group.lines.filter(isOpen).length }));
}

function linesOf(order: RunOrder): ListLine[] {
  return order.items.map((item) => ({ order, item }));
}

function isOpen({ item }: ListLine): boolean {
  return !isResolved(item.status);
}

/** The first line that wants the agent's hand, not the customer's answer. */
export function nextLine(groups: readonly StallLines[]): ListLine | undefined {
  return groups
    .flatMap(({ lines }) => lines)
    .find(({ order, item }) => order.status === 'shopping' && item.status === 'requested');
}
