import * as z from 'zod/mini';
import { userId } from '../accounts/schema.ts';
import { address, latitude, longitude } from '../address.ts';
import { asTyped, clientRequestId, id, instant, line, orNothing } from '../fields.ts';
import { enteredKobo, kobo } from '../kobo.ts';
import { enteredQuantity, measure, unsureParts } from '../lists/schema.ts';
import { marketId } from '../markets/schema.ts';
import { claim } from './claims/schema.ts';
import { doorReport } from './delivery/schema.ts';
import { orderItemId } from './ids.ts';
import { movers, orderActions, orderStatuses } from './lifecycle.ts';
import { itemStatuses } from './shopping/item-steps.ts';
import { itemEvent } from './shopping/item-story.ts';
import { itemQuestion } from './shopping/question-schema.ts';

export const orderId = id.brand<'OrderId'>();

export const orderCode = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^MW-[2-9A-HJ-NP-Z]{8}$/))
  .brand<'OrderCode'>();

export type OrderCode = z.output<typeof orderCode>;

/** The number of times that an order was moved, as its caller saw it. */
export const version = z.int().check(z.positive(), z.maximum(1_000_000));

/** The secret half of an order's link; whoever holds it stands for the customer. */
export const linkToken = z.string().check(z.minLength(20), z.maxLength(100));

/** What happens when a price is higher than thought. */
export const priceRules = ['buy-am', 'ask-me-first', 'stay-inside-budget'] as const;
export const priceRule = z.enum(priceRules);
export type PriceRule = z.output<typeof priceRule>;

export const replacements = ['similar', 'ask', 'none'] as const;
export const replacement = z.enum(replacements);
export type Replacement = z.output<typeof replacement>;

export const mostItems = 200;
// Longer lists are read too, so that they can be refused with a sentence of their own.
const mostItemsRead = 5000;
const money = enteredKobo.check(z.minimum(1));

/** One line of the list as the customer agreed to it. */
export const wantedItem = z.strictObject({
  raw: asTyped(2000),
  name: line(200).check(z.minLength(1)),
  quantity: enteredQuantity,
  measure: z.nullable(measure),
  capKobo: z.nullable(money),
  note: line(500),
  unsure: z.array(z.enum(unsureParts)).check(z.maxLength(unsureParts.length)),
  /** Nothing: the order's own rule. */
  priceRule: z.nullable(priceRule),
  replacement,
});
export type WantedItem = z.output<typeof wantedItem>;

const phone = line(30).check(z.minLength(1));
export const contact = z.strictObject({ name: line(80).check(z.minLength(1)), phone });

/** At the door, or its ceiling before anything is bought. Credit pays first either way. */
export const payWays = ['on_delivery', 'online'] as const;
export const payWay = z.enum(payWays);
export type PayWay = z.output<typeof payWay>;

const asked = {
  marketId,
  items: z.array(wantedItem).check(z.maxLength(mostItemsRead)),
  priceRule,
  address,
};

export const quoteRequest = z.strictObject(asked);
export type QuoteRequest = z.output<typeof quoteRequest>;

/** What people have paid: the median, the usual range, how many samples and how old. */
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
  /** What the estimate counts for this line: its cap, else its guide, else nothing. */
  kobo: z.nullable(kobo),
  basis: z.enum(['cap', 'guide', 'unknown']),
});
export type QuoteLine = z.output<typeof quoteLine>;

/** A week: no order that is bought now takes as long. */
const mostMinutes = 7 * 24 * 60;

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
  serviceFeeKobo: kobo,
  estimateKobo: kobo,
  /** Estimate + 15 %, rounded up to ₦50: what the customer is asked to agree to at most. */
  ceilingKobo: kobo,
  when: whenBought,
  /** With a debt on an earlier order nothing is paid at the door. */
  payOnDelivery: z.object({
    capKobo: kobo,
    debtKobo: kobo,
    /** Up to here any number will do; above it one that is verified, or is about to be. */
    unverifiedKobo: kobo,
    /** The verified numbers of whoever asks. */
    verified: z.array(z.string()),
    verifiedBy: z.enum(['code', 'call']),
  }),
  /** False: no payment provider is there, and people pay at the door only. */
  payOnline: z.boolean(),
  /** What this account has with us; it pays first. */
  creditKobo: kobo,
  /** By the server's clock; a yes to this quote carries it back. */
  quotedAt: instant,
});
export type Quote = z.output<typeof quote>;

export const newOrder = z.strictObject({
  clientRequestId,
  ...asked,
  ceilingKobo: money,
  payWay,
  /** Who orders, and may be asked about prices. */
  customer: contact,
  /** Who takes it at the door, when somebody else. */
  receiver: z.nullable(contact),
  /** What the customer saw and agreed to, out of the quote; what got worse meanwhile wants a fresh yes. */
  agreed: z.strictObject({
    deliveryFeeKobo: enteredKobo,
    serviceFeeKobo: enteredKobo,
    when: whenBought,
    /** The quote's `quotedAt`. */
    at: instant,
  }),
});
export type NewOrder = z.output<typeof newOrder>;

export const orderItem = z.object({
  id: orderItemId,
  name: z.string(),
  quantity: z.number(),
  measure: z.nullable(measure),
  note: z.string(),
  raw: z.string(),
  capKobo: z.nullable(kobo),
  guideKobo: z.nullable(kobo),
  priceRule: z.nullable(priceRule),
  replacement,
  status: z.enum(itemStatuses),
  /** What was bought, where it is not to the letter what was asked. */
  got: z.nullable(z.object({ name: z.string(), quantity: z.number(), measure: z.nullable(measure) })),
  paidKobo: z.nullable(kobo),
  /** Photos of what was bought. */
  pictureUrls: z.array(z.string()),
  /** What is being asked about it now. */
  question: z.nullable(itemQuestion),
});
export type OrderItem = z.output<typeof orderItem>;

export const orderEvent = z.object({
  at: instant,
  /** When an agent’s phone thinks it was done: without network that is earlier. */
  phoneAt: z.nullable(instant),
  status: z.enum(orderStatuses),
  action: z.enum(['place', ...orderActions]),
  by: z.enum(movers),
  /** A person's own words; where the system moved it, one of `systemReasons`. */
  reason: z.nullable(z.string()),
});
export type OrderEvent = z.output<typeof orderEvent>;

export const eta = z.nullable(z.object({ from: instant, to: instant }));

/** What a code and four digits open: status, ETA and checklist, and nothing that only the customer may know. */
export const trackedOrder = z.object({
  code: orderCode,
  status: z.enum(orderStatuses),
  marketName: z.string(),
  placedAt: instant,
  scheduledFor: z.nullable(instant),
  eta,
  items: z.array(
    z.object({
      name: z.string(),
      quantity: z.number(),
      measure: z.nullable(measure),
      status: z.enum(itemStatuses),
    }),
  ),
  /** When this was true. */
  asOf: instant,
});
export type TrackedOrder = z.output<typeof trackedOrder>;

/** The whole order, for its customer, whoever holds its link, and admins. */
export const order = z.object({
  id: orderId,
  code: orderCode,
  status: z.enum(orderStatuses),
  version: z.int(),
  market: z.object({
    id: marketId,
    name: z.string(),
    slug: z.string(),
    place: z.object({ latitude, longitude }),
  }),
  items: z.array(orderItem),
  events: z.array(orderEvent),
  /** Everything that happened to its items, oldest first. */
  itemEvents: z.array(itemEvent),
  priceRule,
  ceilingKobo: kobo,
  estimateKobo: kobo,
  deliveryFeeKobo: kobo,
  serviceFeeKobo: kobo,
  payWay,
  /** Given beforehand, as credit or online, and not spent yet. */
  heldKobo: kobo,
  /** What it wants paid now: the rest of its ceiling while it waits for that, later what is owed. */
  toPayKobo: kobo,
  address,
  customer: z.object({ id: z.nullable(userId), name: z.string(), phone: z.string() }),
  receiver: z.nullable(z.object({ name: z.string(), phone: z.string() })),
  placedAt: instant,
  scheduledFor: z.nullable(instant),
  eta,
  /** Everything bought so far and every fee, without what went back; it can only fall once it is packed. */
  billKobo: kobo,
  /** What of the delivery fee went back because it came much too late. */
  feeBackKobo: kobo,
  isBillFinal: z.boolean(),
  receiptUrls: z.array(z.string()),
  /** For the customer alone, from when it is packed until it is handed over. */
  pin: z.nullable(z.string()),
  /** It waits for a call of the office to its number, until then. */
  callBy: orNothing(instant),
  /** Its agent's report of the door, while nobody has decided on it; its customer sees the one they are asked about. */
  doorReport: orNothing(doorReport),
  /** A later time that is offered because nobody could take it, and until when. */
  newTime: z.nullable(z.object({ startsAt: instant, answerBy: instant })),
  rating: z.nullable(z.object({ stars: z.int(), words: z.string() })),
  /** Oldest first. */
  claims: z.array(claim),
  /** Until when a claim can be made; nothing where none can. */
  claimsUntil: z.nullable(instant),
  actions: z.array(z.enum(orderActions)),
  asOf: instant,
});
export type Order = z.output<typeof order>;

/** What a list of orders says of each. */
export const orderSummary = z.object({
  code: orderCode,
  status: z.enum(orderStatuses),
  marketName: z.string(),
  /** The first few. */
  itemNames: z.array(z.string()),
  items: z.int(),
  estimateKobo: kobo,
  placedAt: instant,
  scheduledFor: z.nullable(instant),
});
export type OrderSummary = z.output<typeof orderSummary>;

/** What cancelling gives back, and what it leaves owed. */
export const cancellation = z.object({ refundKobo: kobo, owedKobo: kobo });
export type Cancellation = z.output<typeof cancellation>;
