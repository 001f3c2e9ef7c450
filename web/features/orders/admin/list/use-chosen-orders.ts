import { useState } from 'react';
import type { OrderCode } from '#contract/orders/schema.ts';
import { mostAtOnce, type AdminOrder } from '#contract/orders/admin/schema.ts';

/** Chosen orders among those shown; one that leaves the list is no longer chosen. */
export function useChosenOrders(orders: readonly AdminOrder[]) {
  const [codes, setCodes] = useState<ReadonlySet<OrderCode>>(new Set());
  const chosen = orders.filter(({ code }) => codes.has(code));
  const keep = (wanted: readonly OrderCode[]) => setCodes(new Set(wanted.slice(0, mostAtOnce)));
  const set = (code: OrderCode, isChosen: boolean) => {
    const others = chosen.map((order) => order.code).filter((other) => other !== code);
    keep(isChosen ? [...others, code] : others);
  };
  return { chosen, isChosen: (code: OrderCode) => codes.has(code), set, keep };
}

export type ChosenOrders = ReturnType<typeof useChosenOrders>;
