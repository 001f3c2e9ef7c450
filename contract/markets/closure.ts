import * as z from 'zod/mini';
import { id, instant, line } from '../fields.ts';
import { daysBetween } from '../time.ts';
import { marketId } from './schema.ts';

export const closureId = id.brand<'ClosureId'>();
export type ClosureId = z.output<typeof closureId>;

export const longestReason = 120;
const longestClosureDays = 92;
const furthestAheadDays = 400;

/** From the first day to the last, both closed. */
export const closureDays = { from: z.iso.date(), to: z.iso.date() };

/** One market, or nothing: every market. */
const whichMarket = z.nullable(marketId);

export const closure = z.object({
  id: closureId,
  marketId: whichMarket,
  ...closureDays,
  reason: z.string(),
  /** True where orders of these days move to the market’s next open day; otherwise they are cancelled. */
  movesOrders: z.boolean(),
  /** Null where the person who made it is gone. */
  by: z.nullable(z.string()),
  madeAt: instant,
});
export type Closure = z.output<typeof closure>;

export const newClosure = z.strictObject({
  marketId: whichMarket,
  ...closureDays,
  reason: line(longestReason).check(z.minLength(1)),
  movesOrders: z.boolean(),
});
export type NewClosure = z.output<typeof newClosure>;

/** True for a range that is in order, not over, and ends within a bounded time. */
export function canClose({ from, to }: { from: string; to: string }, today: string): boolean {
  return (
    from <= to &&
    to >= today &&
    daysBetween(from, to) < longestClosureDays &&
    daysBetween(today, to) <= furthestAheadDays
  );
}
