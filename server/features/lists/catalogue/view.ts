import { catalogueItemId, type CatalogueItem, type FoundItem } from '#contract/lists/catalogue/schema.ts';
import { sampleId, type KeptPrice, type PriceSample } from '#contract/lists/prices/schema.ts';
import { asKobo } from '#contract/kobo.ts';
import { marketId } from '#contract/markets/schema.ts';
import type { CatalogueRow } from './store.ts';
import type { KeptPriceRow } from '../prices/store/guide.ts';
import type { SampleRow } from '../prices/store/samples.ts';

export function viewCatalogueItem(row: CatalogueRow): CatalogueItem {
  return {
    id: catalogueItemId.parse(row.id),
    name: row.name,
    aliases: row.aliases,
    defaultMeasure: row.defaultMeasure,
    options: row.options,
    stall: row.stall,
    isActive: row.isActive,
  };
}

export function viewFoundItem(row: CatalogueRow): FoundItem {
  return {
    id: catalogueItemId.parse(row.id),
    name: row.name,
    defaultMeasure: row.defaultMeasure,
    options: row.options,
    stall: row.stall,
  };
}

function viewPricedItem({ itemId, itemName, stall }: Pick<KeptPriceRow, 'itemId' | 'itemName' | 'stall'>) {
  return { id: catalogueItemId.parse(itemId), name: itemName, stall };
}

export function viewKeptPrice(row: KeptPriceRow): KeptPrice {
  return {
    item: viewPricedItem(row),
    measure: row.measure,
    learned: row.learned,
    corrected: row.corrected,
  };
}

export function viewSample(row: SampleRow): PriceSample {
  return {
    id: sampleId.parse(row.id),
    item: viewPricedItem(row),
    market: { id: marketId.parse(row.marketId), name: row.marketName },
    measure: row.measure,
    koboPerMeasure: asKobo(row.koboPerMeasure),
    day: row.day,
    by: row.by,
    state: row.state,
    recordedAt: row.recordedAt.toISOString(),
  };
}
