import * as z from 'zod/mini';
import { id, instant, line } from '../fields.ts';
import { daysBetween } from '../time.ts';
import { marketId } from './schema.ts';

export const closureId = id.brand<'ClosureId'>();

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
  /** Nothing where who made it is gone. */
  by: z.nullable(z.string()),
  madeAt: instant,
});
export type Closure = z.output<typeof closure>;

export const newClosure = z.strictObject({
  marketId: whichMarket,
  ...closureDays,
  reason: line(longestReason).check(z.minLength(1)),
});
export type NewClosure = z.output<typeof newClosure>;

/** Whether days can be closed: in their order, not over, and neither for ever nor for years from now. */
export function canClose({ from, to }: { from: string; to: string }, today: string): boolean {
  return (
    from <= to &&
    to >= today &&
    daysBetween(from, to) < longestClosureDays &&
    daysBetween(today, to) <= furthestAheadDays
  );
}
