import { stalls, type Stall } from '#contract/lists/catalogue/schema.ts';
import { isResolved } from '#contract/orders/shopping/item-steps.ts';
import type { RunItem, RunOrder } from '#contract/orders/run/schema.ts';

export interface ListLine {
  order: RunOrder;
  item: RunItem;
}

export interface StallLines {
  /** Null where no stall is known for it. */
  stall: Stall | null;
  lines: ListLine[];
  /** Items that are still to be bought. */
  open: number;
}

/** Items by stall, of all orders together, in the order that the market is walked. */
export function linesByStall(orders: readonly RunOrder[]): StallLines[] {
  const lines = orders.flatMap((order) => order.items.map((item) => ({ order, item })));
  return [...stalls, null].flatMap((stall) => {
    const here = lines.filter(({ item }) => item.stall === stall);
    return here.length === 0 ? [] : [{ stall, lines: here, open: here.filter(isOpen).length }];
  });
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
