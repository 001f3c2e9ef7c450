import * as z from 'zod/mini';
import { instant, orNothing } from '#contract/fields.ts';
import { kobo, koboSum } from '#contract/kobo.ts';
import { orderCode } from '#contract/orders/schema.ts';

/** Reasons why earnings are not released yet: the claim window runs, a claim is open, an admin has to decide. */
const holdReasons = ['claim-window', 'claim-open', 'office'] as const;

/** Days of earnings that an agent sees. */
export const earningsDays = 60;

export const earnedForOrder = z.object({
  code: orderCode,
  /** Time of release; while it is held, the time the order reached its door. */
  at: instant,
  kobo,
  /** True where a refused parcel was brought back to its sender too; null in an answer of an older version. */
  isBothWays: orNothing(z.boolean()),
  /** Null once it is released. */
  held: z.nullable(
    z.object({
      why: z.enum(holdReasons),
      /** Time of automatic release, if nothing happens before. */
      until: z.nullable(instant),
    }),
  ),
});
export type EarnedForOrder = z.output<typeof earnedForOrder>;

export const earnings = z.object({
  /** Released and not yet paid out. */
  earningsKobo: koboSum,
  heldKobo: koboSum,
  /** Newest first. */
  orders: z.array(earnedForOrder),
  payouts: z.array(z.object({ at: instant, kobo })),
  asOf: instant,
});
export type Earnings = z.output<typeof earnings>;
