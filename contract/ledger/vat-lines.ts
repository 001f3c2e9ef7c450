import { asKobo } from '../kobo.ts';
import { house, move, type Line } from './line.ts';
import type { Movement } from './movements.ts';
import { vatInside } from './vat.ts';

/** VAT inside the fees that a movement charges or gives back, out of where the whole fee stands. */
export function vatLines(
  movement: Extract<
    Movement,
    { what: 'billed' | 'bill-reversed' | 'cancel-charged' | 'fee-added' | 'late-fee-returned' }
  >,
): Line[] {
  if (movement.what === 'fee-added')
    return move(movement.vatKobo, { from: house('vat_due'), to: house('delivery_fees') });
  const { vatPermille = 0 } = movement;
  const vat = (feeKobo: number) => vatInside(asKobo(feeKobo), vatPermille);
  const [due, refunds] = [house('vat_due'), house('refunds')];
  const [delivery, service] = [house('delivery_fees'), house('service_fees')];
  switch (movement.what) {
    case 'billed':
      return [
        ...move(vat(movement.deliveryFeeKobo), { from: due, to: delivery }),
        ...move(vat(movement.serviceFeeKobo), { from: due, to: service }),
      ];
    case 'cancel-charged':
      return move(vat(movement.serviceFeeKobo), { from: due, to: service });
    case 'bill-reversed':
      return [
        ...move(vat(movement.deliveryFeeKobo), { from: delivery, to: due }),
        ...move(vat(movement.serviceFeeKobo), { from: service, to: due }),
        ...move(vat(movement.forgivenKobo), { from: due, to: refunds }),
      ];
    case 'late-fee-returned':
      return move(vat(movement.offBillKobo + (movement.back?.kobo ?? 0)), { from: refunds, to: due });
  }
}
