import * as z from 'zod/mini';
import { id, line } from '#contract/fields.ts';
import { measureWeight, measureWeights } from '../load/weights.ts';
import { measure } from '#contract/measures/measures.ts';

export const catalogueItemId = id.brand<'CatalogueItemId'>();
export type CatalogueItemId = z.output<typeof catalogueItemId>;

/** The kinds of stall, in the order that somebody walks a market: heavy things last. */
export const stalls = [
  'vegetables',
  'fruits',
  'soup-things',
  'oils-spices',
  'meat',
  'fish',
  'grains',
  'provisions',
  'household',
  'tubers',
] as const;
export const stall = z.enum(stalls);
export type Stall = z.output<typeof stall>;

export const longestItemName = 60;
export const mostAliases = 30;
const mostCityNames = 60;
const mostOptions = 12;

const itemName = line(longestItemName).check(z.minLength(1));
const option = line(40).check(z.minLength(1));

/** A name that holds in one city only, which is said by the address of its page. */
const cityName = z.strictObject({
  city: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
  name: itemName,
});
export type CityName = z.output<typeof cityName>;
export const cityNames = z.array(cityName).check(z.maxLength(mostCityNames));

export const catalogueItem = z.object({
  id: catalogueItemId,
  name: z.string(),
  aliases: z.array(z.string()),
  defaultMeasure: measure,
  options: z.array(z.string()),
  stall,
  isActive: z.boolean(),
  /** About: a measure at a market is no balance. An older version answers without them. */
  weights: z.optional(z.array(measureWeight)),
  /** Names in one city only. An older version answers without them. */
  cityNames: z.optional(z.array(cityName)),
});
export type CatalogueItem = z.output<typeof catalogueItem>;

const written = {
  name: itemName,
  aliases: z.array(itemName).check(z.maxLength(mostAliases)),
  defaultMeasure: measure,
  options: z.array(option).check(z.maxLength(mostOptions)),
  stall,
  /** A page of the version before does not know them, and leaves them as they are. */
  weights: z.optional(measureWeights),
  /** The same. */
  cityNames: z.optional(cityNames),
};
export const newCatalogueItem = z.strictObject(written);
export const changedCatalogueItem = z.strictObject({
  itemId: catalogueItemId,
  ...written,
  isActive: z.boolean(),
});
