import type { CatalogueItem } from '#contract/lists/catalogue/schema.ts';
import type { StoredPrice, PriceSample } from '#contract/lists/prices/schema.ts';
import { asKobo } from '#contract/kobo.ts';
import type { CatalogueRow } from './store.ts';
import type { StoredPriceRow } from '../prices/store/guide.ts';
import type { SampleRow } from '../prices/store/samples.ts';

export function viewCatalogueItem(row: CatalogueRow): CatalogueItem {
  return {
    id: row.id,
    name: row.name,
    aliases: row.aliases,
    defaultMeasure: row.defaultMeasure,
    options: row.options,
    stall: row.stall,
    isActive: row.isActive,
    weights: row.weights,
    cityNames: row.cityNames,
  };
}

export function viewPricedItem({
  itemId,
  itemName,
  stall,
}: Pick<StoredPriceRow, 'itemId' | 'itemName' | 'stall'>) {
  return { id: itemId, name: itemName, stall };
}

export function viewStoredPrice(row: StoredPriceRow): StoredPrice {
  return {
    item: viewPricedItem(row),
    measure: row.measure,
    learned: row.learned,
    corrected: row.corrected,
  };
}

export function viewSample(row: SampleRow): PriceSample {
  return {
    id: row.id,
    item: viewPricedItem(row),
    market: { id: row.marketId, name: row.marketName },
    measure: row.measure,
    koboPerMeasure: asKobo(row.koboPerMeasure),
    day: row.day,
    by: row.by,
    isSeen: row.isSeen,
    state: row.state,
  };
}
