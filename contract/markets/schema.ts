import * as z from 'zod/mini';
import { cityId } from '../cities/ids.ts';
import { id, line, prose } from '../fields.ts';
import { tradingDays, weekdays } from '../time.ts';
import { wholeDay } from './hours.ts';

export const marketId = id.brand<'MarketId'>();
export type MarketId = z.output<typeof marketId>;

const weekday = z.enum(weekdays);

const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** Lagos time, on market days. */
export const marketHours = z.strictObject({ opens: timeOfDay, closes: timeOfDay });

/** Days on which a market that would trade does not, and why; the reason is read by customers. */
export const closed = z.object({ from: z.iso.date(), to: z.iso.date(), reason: z.string() });
export type Closed = z.output<typeof closed>;

export const marketPosition = z.strictObject({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
});
export type MarketPosition = z.output<typeof marketPosition>;

export const market = z.object({
  id: marketId,
  cityId,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  location: z.string(),
  imageUrl: z.nullable(z.string()),
  isActive: z.boolean(),
  marketDays: z.array(weekday),
  hours: z.object({ opens: z.string(), closes: z.string() }),
  /** Closures that are not over, the nearest first. */
  closures: z.array(closed),
  position: z.object({ latitude: z.number(), longitude: z.number() }),
});
export type Market = z.output<typeof market>;

const written = {
  /** Without it the house's first city; a market that has orders stays where it is. */
  cityId: z.optional(cityId),
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

/** Inside business hours, and open for a while. */
const writtenHours = marketHours.check(
  z.refine(({ opens, closes }) => wholeDay.opens <= opens && opens < closes && closes <= wholeDay.closes),
);

// The mini flavour of zod names its default so.
// oxlint-disable-next-line no-underscore-dangle
export const newMarket = z.strictObject({ ...written, hours: z._default(writtenHours, wholeDay) });
/** A market as a form holds it, whole. */
export const writtenMarket = z.strictObject({ ...written, hours: writtenHours });
export const changedMarket = z.extend(writtenMarket, { marketId });
