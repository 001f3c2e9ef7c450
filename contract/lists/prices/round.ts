import * as z from 'zod/mini';
import { instant, orNothing } from '#contract/fields.ts';
import { kobo } from '#contract/kobo.ts';
import { marketId } from '#contract/markets/schema.ts';
import { daysBetween } from '#contract/time.ts';
import { catalogueItemId } from '../catalogue/schema.ts';
import { measure } from '#contract/measures/measures.ts';
import { price } from './guide.ts';
import { pricedItem, sampleState } from './schema.ts';

/** The most prices of one call: more than anybody writes down in a morning at one market. */
export const mostSeenPrices = 100;

/** A round that waited on a phone counts for its day for so long. */
const latestDays = 2;

/** True where prices of that day may still be written down. */
export function isDayOpen(day: string, today: string): boolean {
  const age = daysBetween(day, today);
  return age >= 0 && age <= latestDays;
}

const seenPrice = z.strictObject({ marketId, itemId: catalogueItemId, measure, koboPerMeasure: price });
export type SeenPrice = z.output<typeof seenPrice>;

/** One price of the round. A place has one price a day from each person, so it comes once. */
export const seenPrices = roundOf(seenPrice);

/** A price of the office, where several type at once. */
const officePrice = z.extend(seenPrice, {
  /**
   * Time of the newest price of the day by another person that stood there as this one was typed; null where there was
   * none. Absent, nobody else’s price is asked about.
   */
  otherAt: z.optional(z.nullable(instant)),
});
export type OfficePrice = z.output<typeof officePrice>;
export const officePrices = roundOf(officePrice);

function roundOf<Price extends z.ZodMiniType<SeenPrice>>(onePrice: Price) {
  return z.array(onePrice).check(
    z.minLength(1),
    z.maxLength(mostSeenPrices),
    z.refine((prices) => new Set(prices.map(placeOf)).size === prices.length),
  );
}

/** Name of one cell of the round. */
export function placeOf(place: Pick<SeenPrice, 'marketId' | 'itemId' | 'measure'>): string {
  return `${place.marketId}/${place.itemId}/${place.measure}`;
}

/**
 * Answer to one price: as a sample, `paid` where the same person paid a price there that day, which stands, or `newer`
 * where somebody else wrote one down meanwhile: nothing is recorded.
 */
export const seenOutcomes = ['accepted', 'waiting', 'refused', 'paid', 'unknown', 'newer'] as const;
export type SeenOutcome = (typeof seenOutcomes)[number];

export const recordedRound = z.object({
  answers: z.array(z.object({ marketId, itemId: catalogueItemId, measure, outcome: z.enum(seenOutcomes) })),
});
export type RecordedRound = z.output<typeof recordedRound>;

const roundCell = z.object({
  marketId,
  /** The guide that customers see; null where no price is known. */
  guideKobo: z.nullable(kobo),
  /** The newest price that counts, or the one set by hand. */
  last: z.nullable(z.object({ kobo, on: z.iso.date() })),
  /** The caller’s own sample of today. */
  own: z.nullable(z.object({ kobo, state: sampleState, isPaid: z.boolean() })),
  /** Newest price of today by another person that counts; the office alone sees who. */
  other: orNothing(z.object({ kobo, by: z.string(), at: instant })),
});
export type RoundCell = z.output<typeof roundCell>;

export const roundRow = z.object({
  item: pricedItem,
  measure,
  /** Markets that know something of it. */
  cells: z.array(roundCell),
});
export type RoundRow = z.output<typeof roundRow>;

/** Prices to go through in the morning, the most bought first. */
export const priceRound = z.object({
  today: z.iso.date(),
  markets: z.array(z.object({ id: marketId, name: z.string() })),
  rows: z.array(roundRow),
});
export type PriceRound = z.output<typeof priceRound>;
