import type { AdminOrdersCopy } from '#contract/copy/admin/orders/en.ts';
import type { TrackingCopy } from '#contract/copy/tracking/en.ts';
import type { ErrandsCopy } from '#contract/copy/order/errands/en.ts';
import type { Quote } from '#contract/orders/placing/schema.ts';
import type { Draft } from '#web/features/orders/placing/draft.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { waitText } from '#web/features/orders/compose/errand/wait.tsx';
import { dayAndTime } from '#web/features/orders/order/when.ts';

interface Speech {
  kind: Draft['kind'];
  price: AdminOrdersCopy['phone']['price'];
  tracking: TrackingCopy;
  waits: ErrandsCopy['wait'];
}

/** A quote as one sentence to read to somebody on the phone; without a limit where the customer has yet to say one. */
export function readAloud(
  quote: Quote,
  ceilingKobo: number | null,
  now: Date,
  { kind, price, tracking, waits }: Speech,
): string {
  const { itemsKobo, deliveryFeeKobo, serviceFeeKobo, estimateKobo, unknownLines } = quote;
  return [
    quote.waiting === null
      ? price.line(shortNaira(itemsKobo), shortNaira(deliveryFeeKobo), shortNaira(serviceFeeKobo))
      : price.errand({
          money: itemsKobo === 0 ? null : shortNaira(itemsKobo),
          fee: shortNaira(deliveryFeeKobo),
          service: shortNaira(serviceFeeKobo),
          wait: waitText(quote.waiting.limit, waits),
          most: shortNaira(quote.waiting.mostKobo),
        }),
    unknownLines > 0 ? price.unknown(unknownLines) : '',
    ceilingKobo === null
      ? price.about(shortNaira(estimateKobo))
      : price.total(shortNaira(estimateKobo), shortNaira(ceilingKobo)),
    whenOf(quote, now, { price, tracking }),
    kind === 'carry' ? price.wayBack(shortNaira(deliveryFeeKobo)) : '',
  ].join('');
}

function whenOf(
  { when, arrival, waiting }: Quote,
  now: Date,
  { price, tracking }: Pick<Speech, 'price' | 'tracking'>,
): string {
  if (when.kind === 'scheduled') {
    const begins = waiting === null ? price.opens : price.goes;
    return begins(dayAndTime(when.startsAt, now, tracking));
  }
  return arrival === null ? price.noTime : price.between(arrival.earliest, arrival.latest);
}
