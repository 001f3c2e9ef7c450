import type { DispatchState } from '../state.ts';

/** Orders seen at each market, older ones counting less. */
export type Demand = Readonly<Record<string, number>>;

// An order says half as much about the next one after half an hour.
const halfLife = 30;

/** Ages the last demand and adds the orders placed since; the stop of an errand has none. */
export function learnDemand({ now, memory, markets, orders }: DispatchState): Demand {
  const lasting = new Set(markets.filter(({ isStop }) => isStop !== true).map(({ id }) => id));
  const fade = 0.5 ** ((now - (memory?.at ?? now)) / halfLife);
  const demand: Record<string, number> = {};
  for (const [market, seen] of Object.entries(memory?.demand ?? {}))
    if (lasting.has(market)) demand[market] = seen * fade;
  const known = new Set(memory?.known);
  for (const { id, market } of orders)
    if (lasting.has(market) && !known.has(id)) demand[market] = (demand[market] ?? 0) + 1;
  return demand;
}
