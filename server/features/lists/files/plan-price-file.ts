import type { Kobo } from '#contract/kobo.ts';
import { catalogueKey } from '#contract/lists/catalogue/key.ts';
import type { CatalogueItemId } from '#contract/lists/catalogue/schema.ts';
import type { Delimiter } from '#contract/csv/read-csv.ts';
import { readPriceCell } from '#contract/lists/files/price-cell.ts';
import { priceColumns, type PriceColumn } from '#contract/lists/files/price-file.ts';
import type { WrongLine } from '#contract/lists/files/schema.ts';
import { guideFrom, isFarFromGuide, needsReview, type PriceGuide } from '#contract/lists/prices/guide.ts';
import type { Measure } from '#contract/measures/measures.ts';
import type { CatalogueRow } from '../catalogue/store.ts';
import type { StoredPriceRow } from '../prices/store/guide.ts';
import { unitOf } from './read-item-line.ts';
import { readTable, wrongLine, type FileLine } from './read-table.ts';

/** A price as a line of the file writes it. */
export interface PlannedPrice {
  line: number;
  itemId: CatalogueItemId;
  item: string;
  measure: Measure;
  kobo: Kobo;
  /** The guide that it changes; null where nobody knows a price. */
  beforeKobo: Kobo | null;
  isFar: boolean;
  /** True where one more sample would not make it the guide. */
  byHand: boolean;
}

export interface PricePlan {
  wrong: WrongLine[];
  added: PlannedPrice[];
  changed: PlannedPrice[];
  unchanged: number;
  empty: number;
}

/** Facts that a file of prices is compared with. */
export interface Known {
  items: readonly CatalogueRow[];
  prices: readonly StoredPriceRow[];
  /** Places whose only sample is this person’s own of today, as `item/measure`. */
  own: ReadonlySet<string>;
  /** The page's address of the market's city, whose names come before the general ones. */
  city: string | undefined;
}

type ReadPrice = Pick<PlannedPrice, 'line' | 'itemId' | 'item' | 'measure'> & { kobo: Kobo | null };

/** Effect of a file on the prices of a market; what the file does not name stays as it is. */
export function planPriceFile(text: string, known: Known): PricePlan {
  const { lines, delimiter, wrong } = readTable(text, priceColumns, priceColumns);
  const read = readLines(lines, delimiter, known);
  const guides = new Map(
    known.prices.map((one) => [placeOf(one), guideFrom(one.corrected, one.learned)] as const),
  );
  const priced = read.found.flatMap(({ kobo, ...one }) =>
    kobo === null ? [] : [plannedPrice({ ...one, kobo }, guides.get(placeOf(one)) ?? null, known.own)],
  );
  return {
    wrong: [...wrong, ...read.wrong].toSorted((one, other) => one.line - other.line),
    added: priced.filter(({ beforeKobo }) => beforeKobo === null),
    changed: priced.filter(({ beforeKobo, kobo }) => beforeKobo !== null && beforeKobo !== kobo),
    unchanged: priced.filter(({ beforeKobo, kobo }) => beforeKobo === kobo).length,
    empty: read.found.filter(({ kobo }) => kobo === null).length,
  };
}

export function placeOf({ itemId, measure }: { itemId: string; measure: Measure }): string {
  return `${itemId}/${measure}`;
}

function plannedPrice(
  read: ReadPrice & { kobo: Kobo },
  guide: PriceGuide | null,
  own: ReadonlySet<string>,
): PlannedPrice {
  const isSample = guide === null || (!guide.isCorrected && own.has(placeOf(read)));
  return {
    ...read,
    beforeKobo: guide?.koboPerMeasure ?? null,
    isFar: guide !== null && isFarFromGuide(read.kobo, guide),
    byHand: !isSample || needsReview(read.kobo, { kind: 'seen', by: 'admin' }, guide),
  };
}

function readLines(
  lines: readonly FileLine<PriceColumn>[],
  delimiter: Delimiter,
  { items, city }: Pick<Known, 'items' | 'city'>,
) {
  const named = (namesOf: (item: CatalogueRow) => string[]) =>
    items.flatMap((item) => namesOf(item).map((name) => [catalogueKey(name), item] as const));
  const byKey = new Map([
    ...named(({ name, aliases }) => [name, ...aliases]),
    ...named(({ cityNames }) => cityNames.filter((one) => one.city === city).map(({ name }) => name)),
  ]);
  const lineOf = new Map<string, number>();
  const wrong: WrongLine[] = [];
  const found: ReadPrice[] = [];
  for (const { line, cells } of lines) {
    const { item: name = '', unit: word = '', price: cell = '' } = cells;
    const say = (column: PriceColumn, fault: WrongLine['fault'], other: string | null = null) =>
      wrong.push(wrongLine(line, column, fault, { cell: cells[column] ?? '', other }));
    const item = byKey.get(catalogueKey(name));
    const measure = unitOf(word);
    const price = cell.trim() === '' ? null : readPriceCell(cell, delimiter);
    if (item === undefined) say('item', name.trim() === '' ? 'cell-missing' : 'unknown-item');
    if (measure === undefined) say('unit', word.trim() === '' ? 'cell-missing' : 'unknown-unit');
    if (price?.ok === false) say('price', price.fault);
    if (item === undefined || measure === undefined || price?.ok === false) continue;
    const place = placeOf({ itemId: item.id, measure });
    const first = lineOf.get(place);
    if (first !== undefined) say('item', 'item-twice', `${first}`);
    lineOf.set(place, first ?? line);
    found.push({ line, itemId: item.id, item: item.name, measure, kobo: price?.kobo ?? null });
  }
  return { wrong, found };
}
