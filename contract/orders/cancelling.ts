import { asKobo, sumKobo, type Kobo } from '../kobo.ts';
import { transitionFor, type Mover, type OrderStatus } from './lifecycle.ts';
import type { Cancellation } from './schema.ts';

export interface Cancellable {
  status: OrderStatus;
  serviceFeeKobo: Kobo;
  items: readonly { paidKobo: Kobo | null }[];
}

/**
 * What cancelling now gives back and leaves owed, or nothing where this mover may not. Nothing is paid beforehand
 * when it is paid at the door, so nothing comes back; once something is bought, only an admin can cancel.
 */
export function cancellationOf(order: Cancellable, mover: Mover): Cancellation | undefined {
  if (transitionFor('cancel', order.status, mover) === undefined) return undefined;
  const nothing = { refundKobo: asKobo(0), owedKobo: asKobo(0) };
  if (mover !== 'customer' || order.status !== 'shopping') return nothing;
  const boughtKobo = sumKobo(order.items.flatMap(({ paidKobo }) => (paidKobo === null ? [] : [paidKobo])));
  return boughtKobo > 0 ? undefined : { ...nothing, owedKobo: order.serviceFeeKobo };
}
