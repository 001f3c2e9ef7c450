import * as z from 'zod/mini';
import { instant } from '#contract/fields.ts';
import { kobo, koboSum } from '#contract/kobo.ts';
import { orderCode } from '#contract/orders/schema.ts';

/** Why what an order earns is not released yet: its claim window runs, a claim is open, the office looks at its papers. */
const holdReasons = ['claim-window', 'claim-open', 'office'] as const;

/** How far back an agent sees what they earned. */
export const earningsDays = 60;

export const earnedForOrder = z.object({
  code: orderCode,
  /** When it was released; where it is held, when the order reached its door. */
  at: instant,
  kobo,
  /** Nothing: it is released. */
  held: z.nullable(
    z.object({
      why: z.enum(holdReasons),
      /** When it is released by itself, where nothing else comes between. */
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
