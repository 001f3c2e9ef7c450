import * as z from 'zod/mini';
import { kobo } from '#contract/kobo.ts';
import type { CatalogueItem } from '../catalogue/schema.ts';
import { guideFrom, price } from '../prices/guide.ts';
import type { StoredPrice } from '../prices/schema.ts';
import { measure, type Measure } from '#contract/measures/measures.ts';
import { previewDigest, wrongLine } from './schema.ts';

/** Columns of the prices of one market as a file. */
export const priceColumns = ['item', 'unit', 'price'] as const;
export type PriceColumn = (typeof priceColumns)[number];

/**
 * The guide of a market; an item that is offered and has no price yet by its usual unit gets an empty one, so that the
 * file of a new market is a list to fill in.
 */
export function priceTable(prices: readonly StoredPrice[], items: readonly CatalogueItem[]): string[][] {
  const placeOf = (name: string, unit: Measure) => `${name}\n${unit}`;
  const known = prices.map(({ item, measure: unit, corrected, learned }) => {
    const guide = guideFrom(corrected, learned);
    return { name: item.name, unit, price: guide === null ? '' : nairaCell(guide.koboPerMeasure) };
  });
  const places = new Set(known.map(({ name, unit }) => placeOf(name, unit)));
  const unknown = items
    .filter(({ isActive, name, defaultMeasure }) => isActive && !places.has(placeOf(name, defaultMeasure)))
    .map(({ name, defaultMeasure }) => ({ name, unit: defaultMeasure, price: '' }));
  const rows = [...known, ...unknown].toSorted((one, other) => one.name.localeCompare(other.name));
  return [[...priceColumns], ...rows.map(({ name, unit, price: naira }) => [name, unit, naira])];
}

function nairaCell(amount: number): string {
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
}

const place = { line: z.int(), item: z.string(), measure };

/** Effect of a file on the prices of a market, before anything is written. */
export const priceFilePreview = z.object({
  digest: previewDigest,
  wrong: z.array(wrongLine),
  /** Prices where nobody knew one. */
  added: z.array(z.object({ ...place, kobo: price })),
  changed: z.array(
    z.object({
      ...place,
      beforeKobo: kobo,
      kobo: price,
      /** So far from the guide that it is a slip of the thumb more often than a price. */
      isFar: z.boolean(),
    }),
  ),
  unchanged: z.int(),
  /** Lines without a price; they change nothing. */
  empty: z.int(),
});
export type PriceFilePreview = z.output<typeof priceFilePreview>;
