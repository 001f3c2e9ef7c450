import { asKobo, sumKobo, type Kobo } from '../kobo.ts';
import { transitionFor, type Mover, type OrderStatus } from './lifecycle.ts';
import type { Cancellation } from './schema.ts';

export interface Cancellable {
  status: OrderStatus;
  serviceFeeKobo: Kobo;
  /** Given beforehand. */
  heldKobo: Kobo;
  items: readonly { paidKobo: Kobo | null }[];
}

/**
 * What cancelling now gives back and leaves owed, or nothing where this mover may not. While somebody shops, what is
 * bought and the service fee are the customer's; once something is bought and nothing was given beforehand, only an
 * admin can cancel.
 */
export function cancellationOf(order: Cancellable, mover: Mover): Cancellation | undefined {
  const { status, heldKobo, serviceFeeKobo, items } = order;
  if (transitionFor('cancel', status, mover) === undefined) return undefined;
  if (mover !== 'customer' || status !== 'shopping') return { refundKobo: heldKobo, owedKobo: asKobo(0) };
  const boughtKobo = sumKobo(items.flatMap(({ paidKobo }) => (paidKobo === null ? [] : [paidKobo])));
  if (boughtKobo > 0 && heldKobo === 0) return undefined;
  const chargedKobo = boughtKobo + serviceFeeKobo;
  return {
    refundKobo: asKobo(Math.max(0, heldKobo - chargedKobo)),
    owedKobo: asKobo(Math.max(0, chargedKobo - heldKobo)),
  };
}
