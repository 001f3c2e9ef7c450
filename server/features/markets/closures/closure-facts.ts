import type { Facts } from '#server/audit/store.ts';
import type { ClosureRow } from './store.ts';

export function factsOf({ marketId, from, to, reason }: ClosureRow): Facts {
  return { marketId, from, to, reason };
}
