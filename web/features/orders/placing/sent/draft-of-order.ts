import { hasOneThing, isDoneThere } from '#contract/orders/errands/course.ts';
import type { NewOrder } from '#contract/orders/placing/schema.ts';
import { emptyDraft, withList, withTerms, type Draft } from '../draft.ts';
import { termsOfErrand } from '../errand/terms-of-order.ts';

/** An order that was sent and refused, as a draft again; where the draft that made it is gone. */
export function draftOfOrder(order: NewOrder, owner: string | null): Draft {
  const { errand, address, customer, receiver, priceRule, ceilingKobo, payWay } = order;
  return {
    ...wantedAgain(order, { ...emptyDraft, owner }),
    ...placeAgain(order),
    window: order.window ?? null,
    // An errand that ends at its stop goes to no address.
    place: isDoneThere(errand) ? emptyDraft.place : address,
    customer,
    receiver,
    priceRule,
    ceilingKobo: hasOneThing(errand?.kind) ? null : ceilingKobo,
    payWay,
    listRequest: order.listRequest ? { ...order.listRequest, isThing: hasOneThing(errand?.kind) } : null,
    weeklyDraft: order.weeklyDraft ?? null,
  };
}

function wantedAgain({ errand, items, receiver }: NewOrder, empty: Draft): Draft {
  const [thing] = items;
  if (errand === undefined || errand.kind === 'fetch' || thing === undefined) return withList(empty, items);
  return withTerms(empty, termsOfErrand(errand, thing, receiver !== null));
}

function placeAgain({ errand, marketId }: NewOrder): Partial<Draft> {
  return errand === undefined ? { marketId } : { kind: errand.kind, shop: { ...errand.stop, marketId } };
}
