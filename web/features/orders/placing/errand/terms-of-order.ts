import { isDoneThere } from '#contract/orders/errands/course.ts';
import { asKobo } from '#contract/kobo.ts';
import type { Errand } from '#contract/orders/errands/schema.ts';
import type { Order, WantedItem } from '#contract/orders/schema.ts';
import type { Draft } from '../draft.ts';
import { noTerms, type Terms } from './terms.ts';

type Thing = Pick<WantedItem, 'name' | 'capKobo'>;

/** The terms of an errand that was sent, as they are written. */
export function termsOfErrand(
  errand: Exclude<Errand, { kind: 'fetch' }>,
  { name, capKobo }: Thing,
  hasReceiver: boolean,
): Terms {
  const { waitSteps } = errand;
  if (errand.kind === 'do')
    return { ...noTerms, what: name, waitSteps, brings: errand.brings, moneyKobo: capKobo ?? asKobo(0) };
  const { giver, load, declaredKobo, leavesWithPhoto } = errand;
  return {
    ...noTerms,
    what: name,
    waitSteps,
    giver,
    load,
    declaredKobo,
    leavesWithPhoto,
    toMe: !hasReceiver,
  };
}

/** The terms of an order that was placed before, to be ordered again; null where it was a list. */
export function termsOfOrder({ errand, items, receiver }: TermedOrder): Terms | null {
  const [thing] = items;
  if (errand === null || errand.kind === 'fetch' || thing === undefined) return null;
  const terms = { ...noTerms, what: thing.name, waitSteps: errand.waiting.limit };
  if (errand.kind === 'do') return { ...terms, brings: errand.brings, moneyKobo: thing.capKobo };
  const { giver, declaredKobo, load, leavesWithPhoto } = errand;
  return {
    ...terms,
    giver: giver ?? noTerms.giver,
    declaredKobo,
    leavesWithPhoto,
    // Absent in a reply of an older version, which nobody parses: without it the draft could not be read back.
    load: load ?? null,
    toMe: receiver === null,
  };
}

type TermedOrder = Pick<Order, 'errand' | 'items' | 'receiver'>;

/** The door that a parcel went to, with its receiver. A list keeps the door of the last one; a task that ended at its stop has none. */
export function doorOfOrder({
  errand,
  address,
  receiver,
}: DooredOrder): Partial<Pick<Draft, 'place' | 'receiver'>> {
  if (errand === null || errand.kind === 'fetch' || isDoneThere(errand)) return {};
  return { place: address, receiver };
}

type DooredOrder = Pick<Order, 'errand' | 'address' | 'receiver'>;
