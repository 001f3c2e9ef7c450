import * as z from 'zod/mini';
import { userId } from '../accounts/schema.ts';
import { agentWork, lastPosition, vehicle } from '../agents/schema.ts';
import { id, instant } from '../fields.ts';
import { kobo } from '../kobo.ts';
import { runParts } from '../orders/run/schema.ts';
import { orderCode, payWay } from '../orders/schema.ts';

export const offerId = id.brand<'OfferId'>();

/** By the server's clock. */
export const offerSeconds = 60;

export const declineReasons = ['too-far', 'too-heavy', 'too-much', 'break', 'not-safe', 'other'] as const;
export const declineReason = z.enum(declineReasons);
export type DeclineReason = z.output<typeof declineReason>;

export const offeredOrder = z.object({
  code: orderCode,
  items: z.int(),
  itemNames: z.array(z.string()),
  goodsKobo: kobo,
  area: z.string(),
  kilometres: z.number(),
  payWay,
  dueAt: z.nullable(instant),
});

/** One or more orders, for this agent alone until it ends. */
export const offer = z.object({
  id: offerId,
  part: z.enum(runParts),
  marketName: z.string(),
  orders: z.array(offeredOrder),
  earnKobo: kobo,
  /** Who hands it over at the market, where it is shopped already. */
  from: z.nullable(z.string()),
  endsAt: instant,
});
export type Offer = z.output<typeof offer>;

export const rider = z.object({ userId, firstName: z.string(), carrying: z.int() });
export type Rider = z.output<typeof rider>;

/** Somebody who is online, as a person sees them who looks for hands for an order. */
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
  /** What their float could still buy; less than nothing where it is promised twice. */
  freeFloatKobo: z.int(),
  /** Of the latest that they brought to a door. */
  delivered: z.int(),
  onTime: z.int(),
  /** An offer is before them at this moment. */
  isAsked: z.boolean(),
  hasIt: z.boolean(),
  /** Nobody carries what they ordered themselves. */
  isTheirOwn: z.boolean(),
});
export type AgentForOrder = z.output<typeof agentForOrder>;
