import { readPhone } from '#contract/phone.ts';
import { asKobo, type Kobo } from '#contract/kobo.ts';
import { mostItems, newOrder, type NewOrder, type Quote } from '#contract/orders/schema.ts';
import { wantedItems } from '#web/features/lists/items/draft-item.ts';
import { canPay, payWayOf, payWaysOf } from './pay-ways.ts';
import type { Draft } from './draft.ts';
import { withoutCap } from './quote.ts';
import type { Priced } from './use-priced.ts';

/** The most that everything may cost: what the person said, else what the quote proposes. */
export function ceilingOf({ ceilingKobo }: Pick<Draft, 'ceilingKobo'>, quote: Quote): Kobo {
  return ceilingKobo ?? quote.ceilingKobo;
}

export const steps = [
  'list',
  'tooLong',
  'market',
  'where',
  'who',
  'checking',
  'refused',
  'cap',
  'ceiling',
] as const;

/** What is still to be done before the order can be placed. */
export type Step = (typeof steps)[number];

/** The first of them, or nothing where it is ready. */
export function nextStep(draft: Draft, priced: Priced): Step | null {
  if (draft.read > mostItems) return 'tooLong';
  if (wantedItems(draft.items).length === 0) return 'list';
  if (draft.marketId === null) return 'market';
  if (draft.place.area === null || draft.place.landmark.trim() === '') return 'where';
  if (![draft.customer, ...(draft.receiver ? [draft.receiver] : [])].every(canBeCalled)) return 'who';
  return priceStep(draft, priced);
}

function canBeCalled({ name, phone }: Draft['customer']): boolean {
  return name.trim() !== '' && readPhone(phone) !== undefined;
}

function priceStep(draft: Draft, { quote, isChecking, refusal }: Priced): Step | null {
  if (refusal !== null) return 'refused';
  if (isChecking) return 'checking';
  if (quote === null) return 'refused';
  if (withoutCap(draft, quote).length > 0) return 'cap';
  const ceiling = ceilingOf(draft, quote);
  const ways = payWaysOf(quote, ceiling);
  return ceiling < quote.estimateKobo || !canPay(payWayOf(draft.payWay, ways), ways) ? 'ceiling' : null;
}

/** The order that the person agrees to by pressing "Place". */
export function orderOf(draft: Draft, quote: Quote, requestId: string): NewOrder {
  const { deliveryFeeKobo, serviceFeeKobo, when, quotedAt } = quote;
  const ceilingKobo = asKobo(ceilingOf(draft, quote));
  return newOrder.parse({
    clientRequestId: requestId,
    marketId: draft.marketId,
    items: wantedItems(draft.items),
    priceRule: draft.priceRule,
    address: draft.place,
    ceilingKobo,
    payWay: payWayOf(draft.payWay, payWaysOf(quote, ceilingKobo)),
    customer: draft.customer,
    receiver: draft.receiver,
    agreed: { deliveryFeeKobo, serviceFeeKobo, when, at: quotedAt },
  });
}
