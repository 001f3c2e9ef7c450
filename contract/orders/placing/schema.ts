import * as z from 'zod/mini';
import { address } from '#contract/address.ts';
import { cityId } from '#contract/cities/ids.ts';
import { clientRequestId, instant, line, orNothing, shownName } from '#contract/fields.ts';
import { enteredKobo, kobo } from '#contract/kobo.ts';
import { marketId } from '#contract/markets/schema.ts';
import { minuteRange, mostMinutes } from '../arrival/schema.ts';
import { errand } from '../errands/schema.ts';
import { feePart } from '../fees/delivery-fee.ts';
import { listRequestId } from '../requests/ids.ts';
import { weeklyDraftId } from '../weekly/ids.ts';
import { capKobo, linkToken, mostItems, payWay, priceRule, wantedItem } from '../schema.ts';

// Longer lists are read too, so that they can be refused with a sentence of their own.
const mostItemsRead = 5000;

const phone = line(30).check(z.minLength(1));
export const contact = z.strictObject({ name: shownName(80).check(z.minLength(1)), phone });

const asked = {
  /** The market where it is bought, or whose agents and hours serve an errand. */
  marketId,
  errand: z.optional(errand),
  items: z.array(wantedItem).check(z.maxLength(mostItemsRead)),
  priceRule,
  address,
  /** The start of the delivery window that it is wanted for; absent: as soon as it can come. */
  window: z.optional(instant),
};

/** The number of items, the city whose markets are shown, and the address; none while no address is known. */
export const arrivalRequest = z.strictObject({
  cityId: z.optional(cityId),
  items: z.int().check(z.minimum(1), z.maximum(mostItems)),
  address: z.nullable(z.strictObject({ area: address.shape.area, pin: address.shape.pin })),
});

export const quoteRequest = z.strictObject(asked);
export type QuoteRequest = z.output<typeof quoteRequest>;

/** Prices that were paid: the median, the usual range, the number of samples and their age. */
export const guide = z.object({
  medianKobo: kobo,
  lowKobo: kobo,
  highKobo: kobo,
  samples: z.int(),
  newestOn: z.iso.date(),
  /** Set by hand, not learned from what agents paid. */
  isCorrected: z.boolean(),
});
export type Guide = z.output<typeof guide>;

export const quoteLine = z.object({
  /** The guide for the whole line; nothing where nobody has bought it yet. */
  guide: z.nullable(guide),
  /** Estimate of this item: its cap, else its guide, else null. */
  kobo: z.nullable(kobo),
  basis: z.enum(['cap', 'guide', 'unknown']),
});
export type QuoteLine = z.output<typeof quoteLine>;

export const whenBought = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('now'), minutes: z.int().check(z.minimum(0), z.maximum(mostMinutes)) }),
  z.strictObject({ kind: z.literal('scheduled'), startsAt: instant }),
]);
export type WhenBought = z.output<typeof whenBought>;

export const quote = z.object({
  lines: z.array(quoteLine),
  itemsKobo: kobo,
  unknownLines: z.int(),
  deliveryFeeKobo: kobo,
  deliveryParts: orNothing(z.array(feePart)),
  serviceFeeKobo: kobo,
  estimateKobo: kobo,
  /** The wait at the stop of an errand that the ceiling has room for; nothing for a list. */
  waiting: orNothing(z.object({ limit: z.int(), stepKobo: kobo, mostKobo: kobo })),
  /**
   * Estimate + 15 %, rounded up to ₦50: what the customer is asked to agree to at most. With unknown lines it is only
   * the least that can work, and the customer says how much all of it may cost.
   */
  ceilingKobo: kobo,
  when: whenBought,
  /** Null where no agent works at that market, or none carries so much. */
  arrival: orNothing(minuteRange),
  /** The known weight of the list, where no agent at work there carries so much alone; else nothing. */
  tooHeavyGrams: orNothing(z.int()),
  /** With a debt on an earlier order nothing is paid at the door. */
  payOnDelivery: z.object({
    capKobo: kobo,
    debtKobo: kobo,
    /** Up to here any number will do; above it one that is verified, or is about to be. */
    unverifiedKobo: kobo,
    /** The caller's verified numbers. */
    verified: z.array(z.string()),
    verifiedBy: z.enum(['code', 'call']),
  }),
  /** False: no payment provider is there, and people pay at the door only. */
  payOnline: z.boolean(),
  /** The account’s credit, which pays first. */
  creditKobo: kobo,
  /** By the server's clock; a yes to this quote carries it back. */
  quotedAt: instant,
});
export type Quote = z.output<typeof quote>;

export const newOrder = z.strictObject({
  clientRequestId,
  ...asked,
  ceilingKobo: capKobo,
  payWay,
  /** The person who orders and answers questions about prices. */
  customer: contact,
  /** The person at the door, where it is not the customer. */
  receiver: z.nullable(contact),
  /** Fees and times of the quote that the customer agreed to; anything worse needs a fresh yes. */
  agreed: z.strictObject({
    deliveryFeeKobo: enteredKobo,
    serviceFeeKobo: enteredKobo,
    when: whenBought,
    arrival: z.optional(z.nullable(minuteRange)),
    /** The price of a step of waiting at the stop of an errand. */
    waitStepKobo: z.optional(enteredKobo),
    /** The quote's `quotedAt`. */
    at: instant,
  }),
  /** The list that was not typed and that this order came of, with its key where it was sent without an account. */
  listRequest: z.optional(z.strictObject({ id: listRequestId, token: z.nullable(linkToken) })),
  /** The draft of a weekly list that it came of. */
  weeklyDraft: z.optional(weeklyDraftId),
});
export type NewOrder = z.output<typeof newOrder>;
