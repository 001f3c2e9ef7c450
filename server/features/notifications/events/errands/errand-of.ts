import { hasOneThing } from '#contract/orders/errands/course.ts';
import type { OrderRow } from '#server/features/orders/order/store.ts';

/** The kind of what is no list, for the words of a notice. */
export function errandOf({ kind }: Pick<OrderRow, 'kind'>): { errand?: 'carry' | 'do' } {
  return hasOneThing(kind) ? { errand: kind } : {};
}
