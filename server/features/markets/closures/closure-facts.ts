import type { Facts } from '#server/audit/store.ts';
import type { ClosureRow } from './store.ts';

export function factsOf({ marketId, from, to, reason, movesOrders }: ClosureRow): Facts {
  return { marketId, from, to, reason, movesOrders };
}
