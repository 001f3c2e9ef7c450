import { writtenCityName } from '#contract/lists/catalogue/city-names.ts';
import { catalogueKey } from '#contract/lists/catalogue/key.ts';
import type { CityName } from '#contract/lists/catalogue/schema.ts';
import {
  catalogueCells,
  catalogueColumns,
  type CatalogueColumn,
} from '#contract/lists/files/catalogue-file.ts';
import type { WrongLine } from '#contract/lists/files/schema.ts';
import type { CatalogueFacts, CatalogueRow } from '../catalogue/store.ts';
import { readItemLine } from './read-item-line.ts';
import { readTable, wrongLine, type FileLine } from './read-table.ts';

/** An item as a line of the file writes it. */
export interface PlannedItem {
  line: number;
  /** As it is now; null for a new one. */
  before: CatalogueRow | null;
  facts: CatalogueFacts;
  /** Every name that it answers to then, as names are compared. */
  keys: string[];
}

export interface CataloguePlan {
  wrong: WrongLine[];
  added: PlannedItem[];
  changed: PlannedItem[];
  unchanged: number;
}

/** Effect of a file on the catalogue as it is; items that the file does not name stay as they are. */
export function planCatalogueFile(
  text: string,
  items: readonly CatalogueRow[],
  cities: ReadonlySet<string>,
): CataloguePlan {
  const { lines, wrong } = readTable(text, catalogueColumns, ['name']);
  const read = readLines(lines, items);
  wrong.push(
    ...read.wrong,
    ...takenNames(read.planned, items),
    ...wrongCityNames(read.planned, items, cities),
  );
  return {
    wrong: wrong.toSorted((one, other) => one.line - other.line),
    added: read.planned.filter(({ before }) => before === null),
    changed: read.planned.filter((one) => one.before !== null && changedColumns(one).length > 0),
    unchanged: read.planned.filter((one) => one.before !== null && changedColumns(one).length === 0).length,
  };
}

/** The columns in which a line changes its item, as a file writes them. */
export function changedColumns({ before, facts }: PlannedItem) {
  if (before === null) return [];
  const [now, then] = [catalogueCells(before), catalogueCells(facts)];
  return catalogueColumns
    .filter((column) => now[column] !== then[column])
    .map((column) => ({ column, before: now[column], after: then[column] }));
}

function readLines(lines: readonly FileLine<CatalogueColumn>[], items: readonly CatalogueRow[]) {
  const byId = new Map(items.map((item) => [item.id.toString(), item]));
  const byName = new Map(items.map((item) => [catalogueKey(item.name), item]));
  const lineOf = new Map<string, number>();
  const wrong: WrongLine[] = [];
  const planned: PlannedItem[] = [];
  for (const one of lines) {
    const id = one.cells.id?.trim().toLowerCase() ?? '';
    const key = catalogueKey(one.cells.name ?? '');
    const before = id === '' ? byName.get(key) : byId.get(id);
    const first = lineOf.get(before?.id ?? key);
    if (id !== '' && before === undefined)
      wrong.push(wrongLine(one.line, 'id', 'unknown-id', { cell: one.cells.id ?? '' }));
    else if (first !== undefined && key !== '')
      wrong.push(
        wrongLine(one.line, 'name', 'item-twice', { cell: one.cells.name ?? '', other: `${first}` }),
      );
    else {
      lineOf.set(before?.id ?? key, one.line);
      const read = readItemLine(one, before);
      if ('wrong' in read) wrong.push(...read.wrong);
      else planned.push({ line: one.line, before: before ?? null, ...read });
    }
  }
  return { wrong, planned };
}

/** Names that two items would answer to, once all of the file is brought in: one word means one item. */
function takenNames(planned: readonly PlannedItem[], items: readonly CatalogueRow[]): WrongLine[] {
  const inFile = new Set(planned.map(({ before }) => before?.id));
  const owners = new Map<string, string>();
  for (const item of items.filter(({ id }) => !inFile.has(id)))
    for (const name of [item.name, ...item.aliases]) owners.set(catalogueKey(name), item.name);
  return planned.flatMap(({ line, facts, keys }) => {
    const taken = keys.flatMap((key, at) => {
      const other = owners.get(key);
      const cell = [facts.name, ...facts.aliases][at] ?? '';
      return other === undefined
        ? []
        : [wrongLine(line, at === 0 ? 'name' : 'other names', 'name-taken', { cell, other })];
    });
    for (const key of keys) owners.set(key, facts.name);
    return taken;
  });
}

/** Names of cities that do not exist, and those by which two items would be called in one city. */
function wrongCityNames(
  planned: readonly PlannedItem[],
  items: readonly CatalogueRow[],
  cities: ReadonlySet<string>,
): WrongLine[] {
  const inFile = new Set(planned.map(({ before }) => before?.id));
  const placeOf = ({ city, name }: CityName) => `${city}/${catalogueKey(name)}`;
  const owners = new Map(
    items
      .filter(({ id }) => !inFile.has(id))
      .flatMap((item) => item.cityNames.map((one) => [placeOf(one), item.name] as const)),
  );
  return planned.flatMap(({ line, facts }) =>
    facts.cityNames.flatMap((one) => {
      const cell = writtenCityName(one);
      if (!cities.has(one.city)) return [wrongLine(line, 'city names', 'unknown-city', { cell })];
      const other = owners.get(placeOf(one));
      owners.set(placeOf(one), facts.name);
      return other === undefined ? [] : [wrongLine(line, 'city names', 'name-taken', { cell, other })];
    }),
  );
}
