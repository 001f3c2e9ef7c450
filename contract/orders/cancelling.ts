import * as z from 'zod/mini';
import { asKobo, kobo, sumKobo, type Kobo } from '../kobo.ts';
import { transitionFor, type Mover, type OrderStatus } from './lifecycle.ts';

/** The money that cancelling gives back and leaves owed. */
export const cancellation = z.object({ refundKobo: kobo, owedKobo: kobo });
export type Cancellation = z.output<typeof cancellation>;

export interface Cancellable {
  status: OrderStatus;
  serviceFeeKobo: Kobo;
  /** Given beforehand. */
  heldKobo: Kobo;
  items: readonly { paidKobo: Kobo | null }[];
}

/**
 * Refund and debt if the order is cancelled now, or undefined where this mover may not. During shopping the customer
 * owes what is bought and the service fee; once something is bought with nothing paid beforehand, only an admin can
 * cancel.
 */
export function cancellationOf(order: Cancellable, mover: Mover): Cancellation | undefined {
  const { status, heldKobo, serviceFeeKobo, items } = order;
  // Every course is cancelled alike.
  if (transitionFor('cancel', status, mover, 'market') === undefined) return undefined;
  if (mover !== 'customer' || status !== 'shopping') return { refundKobo: heldKobo, owedKobo: asKobo(0) };
  const boughtKobo = sumKobo(items.flatMap(({ paidKobo }) => (paidKobo === null ? [] : [paidKobo])));
  if (boughtKobo > 0 && heldKobo === 0) return undefined;
  const chargedKobo = boughtKobo + serviceFeeKobo;
  return {
    refundKobo: asKobo(Math.max(0, heldKobo - chargedKobo)),
    owedKobo: asKobo(Math.max(0, chargedKobo - heldKobo)),
  };
}
