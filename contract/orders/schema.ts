import * as z from 'zod/mini';
import { userId } from '../accounts/schema.ts';
import { address, latitude, longitude } from '../address.ts';
import { asTyped, id, instant, line, orNothing } from '../fields.ts';
import { enteredKobo, kobo } from '../kobo.ts';
import { enteredQuantity, mostRaw, unsureParts } from '../lists/schema.ts';
import { measure } from '../measures/measures.ts';
import { marketId } from '../markets/schema.ts';
import { claim } from './claims/schema.ts';
import { doorReport } from './delivery/schema.ts';
import { ownParcelReturn } from './errands/parcel-return.ts';
import { orderCourses } from './errands/course.ts';
import { orderKind, seenErrand } from './errands/schema.ts';
import { feePart } from './fees/delivery-fee.ts';
import { orderItemId } from './ids.ts';
import { movers, orderActions, orderStatuses } from './lifecycle.ts';
import { itemStatuses } from './shopping/item-steps.ts';
import { itemEvent } from './shopping/item-event.ts';
import { itemQuestion } from './shopping/question-schema.ts';

export const orderId = id.brand<'OrderId'>();
export type OrderId = z.output<typeof orderId>;

export const orderCode = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^MW-(?:[A-HJ-NP-Z]{2}-)?[2-9A-HJ-NP-Z]{8}$/))
  .brand<'OrderCode'>();

export type OrderCode = z.output<typeof orderCode>;

/** The number of times that an order was moved, as its caller saw it. */
export const version = z.int().check(z.positive(), z.maximum(1_000_000));

/** The secret half of an order's link; whoever holds it stands for the customer. */
export const linkToken = z.string().check(z.minLength(20), z.maxLength(100));

/** The key of the link that the customer sends on: it shows the order as a tracker sees it, and opens nothing else. */
export const watchKey = z.string().check(z.regex(/^[\w-]{22}$/));

/** Rules for a price that is higher than expected. */
export const priceRules = ['buy-am', 'ask-me-first', 'stay-inside-budget'] as const;
export const priceRule = z.enum(priceRules);
export type PriceRule = z.output<typeof priceRule>;

export const replacements = ['similar', 'ask', 'none'] as const;
export const replacement = z.enum(replacements);
export type Replacement = z.output<typeof replacement>;

export const mostItems = 200;
/** The most that a customer pays. */
export const capKobo = enteredKobo.check(z.minimum(1));

/** One line of the list as the customer agreed to it. */
export const wantedItem = z.strictObject({
  raw: asTyped(mostRaw),
  name: line(200).check(z.minLength(1)),
  quantity: enteredQuantity,
  measure: z.nullable(measure),
  capKobo: z.nullable(capKobo),
  note: line(500),
  unsure: z.array(z.enum(unsureParts)).check(z.maxLength(unsureParts.length)),
  /** Null for the order's own rule. */
  priceRule: z.nullable(priceRule),
  replacement,
});
export type WantedItem = z.output<typeof wantedItem>;

/** At the door, or its ceiling before anything is bought. Credit pays first either way. */
export const payWays = ['on_delivery', 'online'] as const;
export const payWay = z.enum(payWays);
export type PayWay = z.output<typeof payWay>;

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
  /** The goods bought, where they differ from what was asked for. */
  got: z.nullable(z.object({ name: z.string(), quantity: z.number(), measure: z.nullable(measure) })),
  paidKobo: z.nullable(kobo),
  /** Photos of what was bought. */
  pictureUrls: z.array(z.string()),
  /** The open question about it. */
  question: z.nullable(itemQuestion),
});
export type OrderItem = z.output<typeof orderItem>;

export const orderEvent = z.object({
  at: instant,
  /** Time by the agent’s phone; earlier than the server’s where there was no network. */
  phoneAt: z.nullable(instant),
  status: z.enum(orderStatuses),
  action: z.enum(['place', ...orderActions]),
  by: z.enum(movers),
  /** A person's own words; where the system moved it, one of `systemReasons`. */
  reason: z.nullable(z.string()),
});
export type OrderEvent = z.output<typeof orderEvent>;

export const eta = z.nullable(z.object({ from: instant, to: instant }));

/** The delivery window that its customer chose; nothing: as soon as it can come. */
export const chosenWindow = orNothing(z.object({ from: instant, to: instant }));

/** Time at which its agent said that they are at the door. */
const arrivedAt = orNothing(instant);

/** The view for a tracker who has code and PIN: status, ETA and checklist, none of the customer’s own data. */
export const trackedOrder = z.object({
  code: orderCode,
  status: z.enum(orderStatuses),
  /** The market, or the stop of an errand. */
  marketName: z.string(),
  kind: orderKind,
  /** Null in an answer of an older version. */
  course: orNothing(z.enum(orderCourses)),
  placedAt: instant,
  scheduledFor: z.nullable(instant),
  window: chosenWindow,
  eta,
  /** Until when it is not late. */
  promisedUntil: orNothing(instant),
  arrivedAt,
  items: z.array(
    z.object({
      name: z.string(),
      quantity: z.number(),
      measure: z.nullable(measure),
      status: z.enum(itemStatuses),
    }),
  ),
  /** Time of this state. */
  asOf: instant,
});
export type TrackedOrder = z.output<typeof trackedOrder>;

/** The whole order, for its customer, whoever holds its link, and admins. */
export const order = z.object({
  id: orderId,
  code: orderCode,
  status: z.enum(orderStatuses),
  version: z.int(),
  errand: seenErrand,
  /** The place where it is bought. An errand has name and place of its stop, id and slug of the market that serves it. */
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
  /** Its parts as they were agreed to; nothing where an older version answered. */
  deliveryParts: orNothing(z.array(feePart)),
  serviceFeeKobo: kobo,
  /** The VAT inside the fees that are charged, where they hold any. */
  vat: orNothing(z.object({ permille: z.int(), kobo })),
  payWay,
  /** Given beforehand, as credit or online, and not spent yet. */
  heldKobo: kobo,
  /** Sum to pay now: the rest of the ceiling while the order waits for payment, later the debt. */
  toPayKobo: kobo,
  address,
  /** The pin, else the middle of its zone; nothing where an older version answered. */
  door: orNothing(z.object({ latitude, longitude })),
  customer: z.object({ id: z.nullable(userId), name: z.string(), phone: z.string() }),
  receiver: z.nullable(z.object({ name: z.string(), phone: z.string() })),
  placedAt: instant,
  scheduledFor: z.nullable(instant),
  window: chosenWindow,
  eta,
  promisedUntil: orNothing(instant),
  arrivedAt,
  /** Everything bought so far and every fee, without what went back; it can only fall once it is packed. */
  billKobo: kobo,
  /** Part of the delivery fee that was given back because the order came much too late. */
  feeBackKobo: kobo,
  isBillFinal: z.boolean(),
  receiptUrls: z.array(z.string()),
  bag: orNothing(z.string()),
  /** For the customer alone, from when it is packed until it is handed over. */
  pin: z.nullable(z.string()),
  /** It waits for a call of the office to its number, until then. */
  callBy: orNothing(instant),
  /** The reason why it cannot be paid at the door instead of online, with the debt or the most that is collected there. */
  doorShut: orNothing(z.object({ because: z.enum(['debt-open', 'above-delivery-cap']), kobo })),
  /** False where nobody can pay online here, true where they can; told as it is placed or looked at, not after a change. */
  paysOnline: orNothing(z.boolean()),
  /** Its agent's report of the door, while nobody has decided on it; its customer sees the one they are asked about. */
  doorReport: orNothing(doorReport),
  /** A later time that is offered because nobody could take it, and until when. */
  newTime: z.nullable(z.object({ startsAt: instant, answerBy: instant })),
  /** The photo of a parcel at its door: left there, or refused. */
  doorPhotoUrl: orNothing(z.string()),
  /** The way back of a parcel that nobody took. */
  parcelReturn: orNothing(ownParcelReturn),
  rating: z.nullable(z.object({ stars: z.int(), words: z.string() })),
  /** Oldest first. */
  claims: z.array(claim),
  /** Until when a claim can be made; nothing where none can. */
  claimsUntil: z.nullable(instant),
  actions: z.array(z.enum(orderActions)),
  asOf: instant,
});
export type Order = z.output<typeof order>;

/** An order in a list. */
export const orderSummary = z.object({
  code: orderCode,
  status: z.enum(orderStatuses),
  /** The market, or the stop of an errand. */
  marketName: z.string(),
  kind: orderKind,
  /** The first few. */
  itemNames: z.array(z.string()),
  items: z.int(),
  estimateKobo: kobo,
  /** Its bill, once that is final. */
  finalKobo: orNothing(kobo),
  placedAt: instant,
  scheduledFor: z.nullable(instant),
  window: chosenWindow,
  arrivedAt,
});
export type OrderSummary = z.output<typeof orderSummary>;
