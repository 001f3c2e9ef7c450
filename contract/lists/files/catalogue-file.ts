import * as z from 'zod/mini';
import { writtenCityName } from '../catalogue/city-names.ts';
import { type CatalogueItem, stall } from '../catalogue/schema.ts';
import { writtenWeights } from '../load/weights.ts';
import { measure } from '#contract/measures/measures.ts';
import { joinParts } from './parts.ts';
import { previewDigest, wrongLine } from './schema.ts';

/** Columns of the catalogue as a file; the same in every language, so that each file can be brought in everywhere. */
export const catalogueColumns = [
  'id',
  'name',
  'other names',
  'city names',
  'stall',
  'unit',
  'weights',
  'kinds',
  'offered',
] as const;
export type CatalogueColumn = (typeof catalogueColumns)[number];

/** Cells of an item; of one that is new the id is empty. */
export function catalogueCells(item: Omit<CatalogueItem, 'id'>, id = ''): Record<CatalogueColumn, string> {
  return {
    id,
    name: item.name,
    'other names': joinParts(item.aliases),
    'city names': joinParts((item.cityNames ?? []).map(writtenCityName)),
    stall: item.stall,
    unit: item.defaultMeasure,
    weights: writtenWeights(item.weights ?? []).replaceAll('\n', ', '),
    kinds: joinParts(item.options),
    offered: item.isActive ? 'yes' : 'no',
  };
}

export function catalogueTable(items: readonly CatalogueItem[]): string[][] {
  const rows = items.map((item) => {
    const cells = catalogueCells(item, item.id);
    return catalogueColumns.map((column) => cells[column]);
  });
  return [[...catalogueColumns], ...rows];
}

const changedField = z.object({ column: z.enum(catalogueColumns), before: z.string(), after: z.string() });

/** Effect of a file on the catalogue, before anything is written. */
export const catalogueFilePreview = z.object({
  digest: previewDigest,
  wrong: z.array(wrongLine),
  added: z.array(z.object({ line: z.int(), name: z.string(), stall, measure })),
  changed: z.array(z.object({ line: z.int(), name: z.string(), fields: z.array(changedField) })),
  unchanged: z.int(),
});
export type CatalogueFilePreview = z.output<typeof catalogueFilePreview>;
