import * as z from 'zod/mini';
import { instant, orNothing } from '#contract/fields.ts';
import { kobo } from '#contract/kobo.ts';
import { stall } from '#contract/lists/catalogue/schema.ts';
import { marketId } from '#contract/markets/schema.ts';
import { seenErrand } from '../errands/schema.ts';
import { doorReportKinds } from '../delivery/schema.ts';
import { original } from '../requests/schema.ts';
import { orderActions, orderStatuses } from '../lifecycle.ts';
import { address } from '#contract/address.ts';
import { chosenWindow, orderCode, orderId, orderItem, payWay, priceRule } from '../schema.ts';

/** This agent’s part of the order: all of it, up to the hand-over at the market, or from there to the door. */
export const runParts = ['whole', 'shopping', 'door'] as const;
export type RunPart = (typeof runParts)[number];

const place = z.object({ latitude: z.number(), longitude: z.number() });

/** A line of the list as it is walked: the kinds of stall come in the order of the market. */
export const runItem = z.object({ ...orderItem.shape, stall: z.nullable(stall) });
export type RunItem = z.output<typeof runItem>;

/** One order as the agent carries it, with all that is needed where there is no network. */
export const runOrder = z.object({
  id: orderId,
  code: orderCode,
  status: z.enum(orderStatuses),
  version: z.int(),
  part: z.enum(runParts),
  /** The letter on its bag, from the moment that somebody has the order until it is over. */
  bag: orNothing(z.string()),
  /** The agent who packed it, for a rider who takes it over at the market. */
  shopper: orNothing(z.object({ name: z.string(), phone: z.string() })),
  errand: seenErrand,
  /** The market, or the stop of an errand with its landmark and place. */
  market: z.object({ id: marketId, name: z.string(), location: z.string(), place }),
  items: z.array(runItem),
  priceRule,
  ceilingKobo: kobo,
  deliveryFeeKobo: kobo,
  serviceFeeKobo: kobo,
  /** Everything bought so far, and every fee. */
  billKobo: kobo,
  /** Cash to collect at the door; null where the order is paid. */
  toCollectKobo: kobo,
  payWay,
  customer: z.object({ name: z.string(), phone: z.string() }),
  receiver: z.nullable(z.object({ name: z.string(), phone: z.string() })),
  /** True where change that is not given back at the door can be kept as the customer's credit. */
  takesCredit: z.boolean(),
  /** Blank once it is not this agent's any more, like the people. */
  address: z.object({ ...address.shape, landmark: z.string(), directions: z.string() }),
  /** The pin, or the middle of the neighbourhood that the address names. */
  door: place,
  confirmedAt: z.nullable(instant),
  scheduledFor: z.nullable(instant),
  window: chosenWindow,
  /** Until when it was promised; null for a parcel or a task that was promised no time. */
  dueAt: z.nullable(instant),
  arrivedAt: z.nullable(instant),
  /** Calls that are far enough apart to count. */
  callAttempts: z.int(),
  /** The last one that counts; a copy that an older app stored knows none. */
  lastCallAt: orNothing(instant),
  pinTriesLeft: z.int(),
  /** The rider who was asked to take over, until they answer. */
  handingTo: z.nullable(z.string()),
  /** The report that the office decides on: a PIN that was not believed, or a door that nobody opened. */
  withOffice: orNothing(z.enum(doorReportKinds)),
  /** The voice note or photos that its list was written down from; blank once it is not this agent's any more. */
  original: orNothing(original),
  /** The company's money in this agent's hand, as of this answer. */
  floatKobo: orNothing(z.int()),
  /** A time before which everything that was committed is in it. */
  asOf: orNothing(instant),
  actions: z.array(z.enum(orderActions)),
});
export type RunOrder = z.output<typeof runOrder>;

/** An agent's whole run: what is on the way first, then what was promised first. */
export const run = z.object({
  orders: z.array(runOrder),
  /** The company's money in this agent's hand. */
  floatKobo: orNothing(z.int()),
  asOf: instant,
});
export type Run = z.output<typeof run>;
