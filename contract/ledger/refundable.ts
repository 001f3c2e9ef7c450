import { asKobo, type Kobo } from '../kobo.ts';
import type { Movement } from './movements.ts';

/** The paid part of a bill that has not been given back yet: the most that can still be. */
export function refundableOf(movements: readonly Movement[]): Kobo {
  return asKobo(
    Math.max(
      0,
      movements.reduce((kobo, movement) => kobo + paidBy(movement), 0),
    ),
  );
}

/** Change of the paid sum by one movement; negative where it gives back. */
function paidBy(movement: Movement): number {
  const { what } = movement;
  if (what === 'held-applied' || what === 'debt-paid' || what === 'debt-paid-by-credit') return movement.kobo;
  if (what === 'cash-collected' || what === 'transfer-collected') return movement.billKobo;
  if (what === 'cash-denied') return 0 - movement.billKobo;
  if (what === 'bill-reversed') return 0 - movement.heldKobo;
  const givesBack =
    what === 'item-rejected' ||
    what === 'late-fee-returned' ||
    what === 'claim-refunded' ||
    what === 'refund-granted';
  return givesBack ? 0 - (movement.back?.kobo ?? 0) : 0;
}
