import * as z from 'zod/mini';
import { id, line, prose } from '../fields.ts';
import { tradingDays, weekdays } from '../time.ts';

export const marketId = id.brand<'MarketId'>();
export type MarketId = z.output<typeof marketId>;

const weekday = z.enum(weekdays);

export const market = z.object({
  id: marketId,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  location: z.string(),
  imageUrl: z.nullable(z.string()),
  isActive: z.boolean(),
  marketDays: z.array(weekday),
});
export type Market = z.output<typeof market>;

const written = {
  name: line(80).check(z.minLength(1)),
  description: prose(2000),
  location: line(200),
  isActive: z.boolean(),
  // Markets are closed on Sundays: a market day that never opens would be a false promise.
  marketDays: z.array(z.enum(tradingDays)).check(
    z.minLength(1),
    z.maxLength(tradingDays.length),
    z.refine((days) => new Set(days).size === days.length),
  ),
};
export const newMarket = z.strictObject(written);
export const changedMarket = z.strictObject({ marketId, ...written });
