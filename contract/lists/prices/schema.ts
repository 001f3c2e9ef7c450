import * as z from 'zod/mini';
import { id } from '#contract/fields.ts';
import { marketId } from '#contract/markets/schema.ts';
import { catalogueItemId, stall } from '../catalogue/schema.ts';
import { correctedPrice, learnedPrice, price, priceGuide } from './guide.ts';
import { measure } from '#contract/measures/measures.ts';

export const sampleId = id.brand<'SampleId'>();
export type SampleId = z.output<typeof sampleId>;

export const pricedItem = z.object({ id: catalogueItemId, name: z.string(), stall });

/** One line of a market's price list, as it is looked up: by what it is called. */
export const guidedItem = z.object({ item: z.object({ name: z.string() }), measure, guide: priceGuide });
export type GuidedItem = z.output<typeof guidedItem>;

/** The same for an admin: what was learned and what was set by hand, side by side. */
export const storedPrice = z.object({
  item: pricedItem,
  measure,
  learned: z.nullable(learnedPrice),
  corrected: z.nullable(z.extend(correctedPrice, { by: z.string() })),
});
export type StoredPrice = z.output<typeof storedPrice>;

export const sampleStates = ['accepted', 'waiting', 'refused'] as const;
export const sampleState = z.enum(sampleStates);
export type SampleState = z.output<typeof sampleState>;

/** A price that somebody saw or paid. */
export const priceSample = z.object({
  id: sampleId,
  item: pricedItem,
  market: z.object({ id: marketId, name: z.string() }),
  measure,
  koboPerMeasure: price,
  day: z.iso.date(),
  by: z.string(),
  /** Seen at a stall, not paid. */
  isSeen: z.boolean(),
  state: sampleState,
});
export type PriceSample = z.output<typeof priceSample>;

/** A price that was seen at a market. */
export const observedPrice = z.strictObject({
  marketId,
  itemId: catalogueItemId,
  measure,
  koboPerMeasure: price,
});
export const pricedPlace = z.strictObject({ marketId, itemId: catalogueItemId, measure });
