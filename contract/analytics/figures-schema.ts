import * as z from 'zod/mini';
import { id } from '../fields.ts';
import { claimKinds } from '../orders/claims/schema.ts';
import { movers } from '../orders/lifecycle.ts';
import { systemReasons } from '../orders/system-reasons.ts';
import { takings } from '../payments/books/schema.ts';

/** Orders placed on these days, and orders that ended on these days. */
export const orderFigures = z.object({
  placed: z.int(),
  delivered: z.int(),
  /** Delivered orders that came within their promise. */
  onTime: z.int(),
  cancelled: z.int(),
  failed: z.int(),
  /** The lines of orders that ended, as far as somebody had looked for them. */
  lines: z.object({
    found: z.int(),
    short: z.int(),
    replaced: z.int(),
    unavailable: z.int(),
    rejected: z.int(),
  }),
  /** Items bought as asked that had a price guide, up to the quantity bought. */
  guided: z.object({
    lines: z.int(),
    paidKobo: z.int(),
    guideKobo: z.int(),
    /** Lines that cost more than the usual range. */
    aboveRange: z.int(),
  }),
});
export type OrderFigures = z.output<typeof orderFigures>;

/**
 * Reasons why orders end: the system’s, those a customer can pick, an own text, which is read in the order itself, or
 * none that was given and stored.
 */
export const endingReasons = [...systemReasons, 'mind', 'list', 'slow', 'own-words', 'untold'] as const;
export type EndingReason = (typeof endingReasons)[number];

export const ending = z.object({
  status: z.enum(['cancelled', 'failed']),
  mover: z.enum(movers),
  reason: z.enum(endingReasons),
  now: z.int(),
  before: z.int(),
});

/** Stages of an order’s way; `whole` is from the promise to the door. */
export const stages = [
  'placed',
  'confirmed',
  'assigned',
  'shopping',
  'picked_up',
  'ready_for_delivery',
  'on_the_way',
  'whole',
] as const;
export type Stage = (typeof stages)[number];

/** Lists that came as a voice note or a photo, on the days on which staff were done with them. */
export const listFigures = z.object({
  written: z.int(),
  /** Written before they had waited for longer than the aim of five minutes. */
  inTime: z.int(),
  unreadable: z.int(),
});
export type ListFigures = z.output<typeof listFigures>;

/** Time spent in each stage that ended on these days. */
export const timeFigures = z.object({
  stages: z.array(
    z.object({
      stage: z.enum(stages),
      stays: z.int(),
      /** Half of them took no longer; nothing where there was none. */
      medianSeconds: z.nullable(z.int()),
      /** Four of five took no longer. */
      p80Seconds: z.nullable(z.int()),
    }),
  ),
});
export type TimeFigures = z.output<typeof timeFigures>;

/**
 * Money that went back or off a bill, and what for. `change` is what a bill left of the money given beforehand: no
 * fault of anybody's.
 */
export const refundReasons = [
  'claim',
  'rejected-item',
  'late',
  'granted',
  'goodwill',
  'order-ended',
  'paid-in-vain',
  'change',
] as const;
export type RefundReason = (typeof refundReasons)[number];

export const refunded = z.object({ count: z.int(), kobo: z.int() });

export const claimed = z.object({
  made: z.int(),
  approved: z.int(),
  refused: z.int(),
  approvedKobo: z.int(),
});
export type Claimed = z.output<typeof claimed>;

export const refundFigures = z.object({
  byReason: z.array(z.object({ reason: z.enum(refundReasons), ...refunded.shape })),
  byClaim: z.array(z.object({ what: z.enum(claimKinds), ...claimed.shape })),
});
export type RefundFigures = z.output<typeof refundFigures>;

export const takingsFigures = z.omit(
  z.extend(takings, { cashKobo: z.int(), onlineKobo: z.int(), sentBackKobo: z.int() }),
  { day: true },
);
export type TakingsFigures = z.output<typeof takingsFigures>;

/** People who were brought something on these days; of a market, what is said of before counts there alone. */
export const customerFigures = z.object({
  orders: z.int(),
  customers: z.int(),
  /** Never brought anything before. */
  firstTime: z.int(),
  /** Brought something before, or twice within these days. */
  repeat: z.int(),
});
export type CustomerFigures = z.output<typeof customerFigures>;

/** Customers with their first delivery in one month, and their number in each month since. */
export const cohort = z.object({
  month: z.iso.date(),
  customers: z.int(),
  months: z.array(z.object({ month: z.iso.date(), customers: z.int() })),
});
export type Cohort = z.output<typeof cohort>;

export const workFigures = z.object({ agents: z.int(), onlineSeconds: z.int(), delivered: z.int() });
export type WorkFigures = z.output<typeof workFigures>;

export const agentWork = z.object({
  agentId: id,
  /** Empty: they were forgotten. */
  name: z.string(),
  onlineSeconds: z.int(),
  delivered: z.int(),
});
export type AgentWork = z.output<typeof agentWork>;

export const visitFigures = z.object({ visits: z.int(), installed: z.int() });
export type VisitFigures = z.output<typeof visitFigures>;
