import { asKobo, type Kobo } from '#contract/kobo.ts';
import { hasOneThing } from '#contract/orders/errands/course.ts';
import { hasDefaultCeiling, leastCeiling } from '#contract/orders/placing/estimate.ts';
import { newOrder, type NewOrder, type Quote } from '#contract/orders/placing/schema.ts';
import { mostItems } from '#contract/orders/schema.ts';
import { canPay, payWayOf, payWaysOf, type PayWays } from './pay-ways.ts';
import { emptyDraft, type Draft } from './draft.ts';
import { endsThere, wantsOf } from './errand/one-thing.ts';
import { partToDo } from './parts.ts';
import { withoutCap } from './quote.ts';
import { errandOf, servingMarket } from './shop/shop.ts';
import { tiedRequest } from './tied.ts';
import type { Priced } from './use-priced.ts';

/** The most that everything may cost: what the person set, else what the quote proposes; of an errand it is its parts. */
export function ceilingOf(draft: Pick<Draft, 'kind' | 'ceilingKobo'>, quote: Quote): Kobo {
  return hasOneThing(draft.kind) ? quote.ceilingKobo : (draft.ceilingKobo ?? quote.ceilingKobo);
}

/** The ways to pay the draft at this quote. */
export function waysOf(draft: Draft, quote: Quote): PayWays {
  return payWaysOf(quote, ceilingOf(draft, quote), endsThere(draft));
}

/** False where the customer has to say how much all of it may cost: something on the list has no price yet. */
export function isCeilingKnown({ ceilingKobo }: Pick<Draft, 'ceilingKobo'>, quote: Quote): boolean {
  return ceilingKobo !== null || hasDefaultCeiling(quote);
}

/** The next step before the order can be placed. */
export type Step =
  | 'list'
  | 'tooLong'
  | 'market'
  | 'where'
  | 'who'
  | 'checking'
  | 'refused'
  | 'window'
  | 'stop'
  | 'cap'
  | 'ceiling'
  | 'pay';

/** The first of them, or nothing where it is ready. */
export function nextStep(draft: Draft, priced: Priced): Step | null {
  if (!hasOneThing(draft.kind) && draft.read > mostItems) return 'tooLong';
  const part = partToDo(draft);
  return part === 'review' ? priceStep(draft, priced) : part;
}

function priceStep(draft: Draft, priced: Priced): Step | null {
  const { quote, isChecking, refusal } = priced;
  if (priced.isWindowGone) return 'window';
  if (priced.isStopOutside) return 'stop';
  if (refusal !== null) return 'refused';
  if (isChecking) return 'checking';
  if (quote === null) return 'refused';
  if (withoutCap(draft, quote).length > 0) return 'cap';
  const ceiling = ceilingOf(draft, quote);
  const ways = waysOf(draft, quote);
  if (!isCeilingKnown(draft, quote) || ceiling < leastCeiling(quote)) return 'ceiling';
  return canPay(payWayOf(draft.payWay, ways), ways) ? null : 'pay';
}

/** True while the order waits for a proved number: nobody asks for one where it is paid online. */
export function isCodeWanted(draft: Draft, quote: Quote | null): boolean {
  if (draft.refusal?.code !== 'phone-unverified') return false;
  return quote === null || payWayOf(draft.payWay, waysOf(draft, quote)) === 'on_delivery';
}

/** The order that the person agrees to by pressing "Place". */
export function orderOf(draft: Draft, quote: Quote, requestId: string): NewOrder {
  const { deliveryFeeKobo, serviceFeeKobo, when, arrival, waiting, quotedAt } = quote;
  const ceilingKobo = asKobo(ceilingOf(draft, quote));
  const errand = errandOf(draft);
  const isErrand = hasOneThing(errand?.kind);
  const request = tiedRequest(draft);
  return newOrder.parse({
    clientRequestId: requestId,
    marketId: servingMarket(draft),
    ...(errand && { errand }),
    items: wantsOf(draft),
    priceRule: isErrand ? emptyDraft.priceRule : draft.priceRule,
    address: doorOf(draft),
    ...(draft.window !== null && { window: draft.window }),
    ceilingKobo,
    payWay: payWayOf(draft.payWay, waysOf(draft, quote)),
    customer: draft.customer,
    receiver: endsThere(draft) ? null : draft.receiver,
    agreed: {
      deliveryFeeKobo,
      serviceFeeKobo,
      when,
      arrival,
      ...(waiting && { waitStepKobo: waiting.stepKobo }),
      at: quotedAt,
    },
    ...(request !== null && { listRequest: request }),
    ...(!isErrand && draft.weeklyDraft !== null && { weeklyDraft: draft.weeklyDraft }),
  });
}

/** The address that it goes to; an errand that ends at its stop goes no further. */
function doorOf(draft: Draft): Draft['place'] {
  if (!endsThere(draft)) return draft.place;
  const { name, area, landmark, pin } = draft.shop;
  return { area, landmark: landmark.trim() || name, directions: '', pin };
}
