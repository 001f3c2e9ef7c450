import { catalogueItemId } from '#contract/lists/catalogue/schema.ts';
import { measure, type Measure } from '#contract/measures/measures.ts';

export interface PricedThing {
  itemId: string;
  measure: Measure;
}

/** Form of a price in the address: an item by one of its measures. */
export function pricedWord({ itemId, measure: by }: PricedThing): string {
  return `${itemId}.${by}`;
}

/** The price that an address names; nothing where it names none. */
export function pricedFrom(word: string | null): PricedThing | null {
  const [written = '', by = ''] = (word ?? '').split('.');
  const item = catalogueItemId.safeParse(written);
  const known = measure.safeParse(by);
  return item.success && known.success ? { itemId: item.data, measure: known.data } : null;
}
