import * as z from 'zod/mini';
import { userId } from '../accounts/schema.ts';
import { agentWork, lastPosition, vehicle } from '../agents/schema.ts';
import { id, instant, orNothing } from '../fields.ts';
import { kobo } from '../kobo.ts';
import { marketId } from '../markets/schema.ts';
import { seenErrand } from '../orders/errands/schema.ts';
import { feePart } from '../orders/fees/delivery-fee.ts';
import { runParts } from '../orders/run/schema.ts';
import { chosenWindow, orderCode, payWay } from '../orders/schema.ts';

export const offerId = id.brand<'OfferId'>();
export type OfferId = z.output<typeof offerId>;

/** By the server's clock. */
export const offerSeconds = 60;

export const declineReasons = ['too-far', 'too-heavy', 'too-much', 'break', 'not-safe', 'other'] as const;
export const declineReason = z.enum(declineReasons);
export type DeclineReason = z.output<typeof declineReason>;

/** Reckoning of an order's pay: the share of the fee or the floor, of which two agents get half each, and the items. */
const offeredPay = z.object({
  /** The agent's own part for the delivery. */
  deliveryKobo: kobo,
  deliveryFeeKobo: kobo,
  /** The reasons for the fee, as the customer agreed to them. Null in an answer of an older version. */
  deliveryParts: orNothing(z.array(feePart)),
  sharePercent: z.int(),
  /** The floor, where that is more than the share. */
  floorKobo: z.nullable(kobo),
  /** On top for each item that this agent buys. */
  perItemKobo: kobo,
});

export const offeredOrder = z.object({
  code: orderCode,
  items: z.int(),
  itemNames: z.array(z.string()),
  goodsKobo: kobo,
  /** Its market or stop, which differs where an errand goes along; null in an answer of an older version. */
  marketName: orNothing(z.string()),
  errand: seenErrand,
  area: z.string(),
  kilometres: z.number(),
  payWay,
  dueAt: z.nullable(instant),
  window: chosenWindow,
  /** Null in an answer of an older version. */
  pay: orNothing(offeredPay),
  /** Known weight of the list. Null in an answer of an older version. */
  loadGrams: orNothing(z.int()),
});

/** One or more orders, for this agent alone until it ends. */
export const offer = z.object({
  id: offerId,
  part: z.enum(runParts),
  /** The market, or the stop of an errand: that of the first order. */
  marketName: z.string(),
  errand: seenErrand,
  /** By road from where the agent is to the stop of an errand; null where nobody knows where they are. */
  stopKilometres: orNothing(z.number()),
  orders: z.array(offeredOrder),
  /** For the deliveries; items that are bought come on top. */
  earnKobo: kobo,
  /** The shopper who hands a packed order over at the market. */
  from: z.nullable(z.string()),
  endsAt: instant,
});
export type Offer = z.output<typeof offer>;

export const rider = z.object({ userId, firstName: z.string(), carrying: z.int() });
export type Rider = z.output<typeof rider>;

/** An online agent, as an admin sees them who assigns an order. */
export const agentForOrder = z.object({
  userId,
  name: z.string(),
  works: agentWork,
  vehicle,
  marketName: z.string(),
  /** On shift at the order’s own market. */
  isAtMarket: z.boolean(),
  position: z.nullable(lastPosition),
  /** From where they are to the market, as a road goes; nothing where nobody knows where they are. */
  metres: z.nullable(z.int()),
  carrying: z.array(orderCode),
  /** Float that is still free to spend; negative where it is promised twice. */
  freeFloatKobo: z.int(),
  /** Rate over the agent’s latest deliveries. */
  delivered: z.int(),
  onTime: z.int(),
  /** An offer is before them at this moment. */
  isAsked: z.boolean(),
  hasIt: z.boolean(),
  /** True where the agent is the customer: an agent never carries their own order. */
  isTheirOwn: z.boolean(),
});
export type AgentForOrder = z.output<typeof agentForOrder>;

/** Agents online at a market, by the obstacle between each of them and an order that waits. */
export const waitingCause = z.object({
  /** Before whom it is offered at this moment. */
  askedName: z.nullable(z.string()),
  online: z.int(),
  /** Agents without an obstacle: it is offered next, or held until it can go with another. */
  canTake: z.int(),
  /** Their vehicle does not carry it. */
  tooHeavy: z.int(),
  /** Its weight where none of them carries it alone; where nobody is at work, where no motorcycle does. */
  tooHeavyGrams: orNothing(z.int()),
  noFloat: z.int(),
  overCash: z.int(),
  declined: z.int(),
  /** They ordered it themselves, or do another part of the work. */
  others: z.int(),
});
export type WaitingCause = z.output<typeof waitingCause>;

/** Agents at work at a market, and the orders that wait there. */
export const marketCoverage = z.object({
  marketId,
  name: z.string(),
  isOpen: z.boolean(),
  agents: z.array(
    z.object({
      userId,
      name: z.string(),
      works: agentWork,
      carrying: z.int(),
      freeFloatKobo: z.int(),
      /** Buys, and what is free buys no usual basket. */
      isDry: z.boolean(),
      /** Their phone was heard of lately: else nothing is offered to them. */
      isHeard: z.boolean(),
    }),
  ),
  waiting: z.array(z.object({ code: orderCode, since: instant, cause: waitingCause })),
  /** Orders of which nobody has one and which are due within the hour; from when the first is. */
  dueSoon: orNothing(z.object({ orders: z.int(), from: instant })),
});
export type MarketCoverage = z.output<typeof marketCoverage>;
