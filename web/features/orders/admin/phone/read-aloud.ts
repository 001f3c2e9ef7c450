import type { AdminOrdersCopy } from '#contract/copy/admin/orders/en.ts';
import type { TrackingCopy } from '#contract/copy/tracking/en.ts';
import type { Quote } from '#contract/orders/placing/schema.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { dayAndTime } from '#web/features/orders/order/when.ts';

interface Words {
  price: AdminOrdersCopy['phone']['price'];
  tracking: TrackingCopy;
}

/** A quote as one sentence to read to somebody on the phone; without a limit where the customer has yet to say one. */
export function readAloud(
  quote: Quote,
  ceilingKobo: number | null,
  now: Date,
  { price, tracking }: Words,
): string {
  const { itemsKobo, deliveryFeeKobo, serviceFeeKobo, estimateKobo, unknownLines } = quote;
  return [
    price.line(shortNaira(itemsKobo), shortNaira(deliveryFeeKobo), shortNaira(serviceFeeKobo)),
    unknownLines > 0 ? price.unknown(unknownLines) : '',
    ceilingKobo === null
      ? price.about(shortNaira(estimateKobo))
      : price.total(shortNaira(estimateKobo), shortNaira(ceilingKobo)),
    whenOf(quote, now, { price, tracking }),
  ].join('');
}

function whenOf({ when, arrival }: Quote, now: Date, { price, tracking }: Words): string {
  if (when.kind === 'scheduled') return price.opens(dayAndTime(when.startsAt, now, tracking));
  return arrival === null ? price.noTime : price.between(arrival.earliest, arrival.latest);
}
