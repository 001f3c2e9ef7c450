import { writtenCityName } from '#contract/lists/catalogue/city-names.ts';
import type { CatalogueItem } from '#contract/lists/catalogue/schema.ts';
import { writtenWeights } from '#contract/lists/load/weights.ts';

/** The fields of the form of an item, several lines of one as one text. */
export function draftOf(item: CatalogueItem | undefined) {
  return {
    name: item?.name ?? '',
    aliases: (item?.aliases ?? []).join('\n'),
    defaultMeasure: item?.defaultMeasure ?? ('piece' as const),
    options: (item?.options ?? []).join('\n'),
    stall: item?.stall ?? ('vegetables' as const),
    isActive: item?.isActive ?? true,
    cityNames: (item?.cityNames ?? []).map(writtenCityName).join('\n'),
    weights: writtenWeights(item?.weights ?? []),
  };
}

export type ItemDraft = ReturnType<typeof draftOf>;
