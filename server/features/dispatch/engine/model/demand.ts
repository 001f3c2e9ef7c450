import type { DispatchState } from '../state.ts';

/** Orders seen at each market, older ones counting less. */
export type Demand = Readonly<Record<string, number>>;

// An order says half as much about the next one after half an hour.
const halfLife = 30;

/** Ages the last demand and adds the orders placed since. */
export function learnDemand({ now, memory, orders }: DispatchState): Demand {
  const fade = 0.5 ** ((now - (memory?.at ?? now)) / halfLife);
  const demand: Record<string, number> = {};
  for (const [market, seen] of Object.entries(memory?.demand ?? {})) demand[market] = seen * fade;
  const known = new Set(memory?.known);
  for (const { id, market } of orders) if (!known.has(id)) demand[market] = (demand[market] ?? 0) + 1;
  return demand;
}
