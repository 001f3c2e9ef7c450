import { readCityNames } from '#contract/lists/catalogue/city-names.ts';
import { catalogueKey } from '#contract/lists/catalogue/key.ts';
import { newCatalogueItem, stalls } from '#contract/lists/catalogue/schema.ts';
import type { CatalogueColumn } from '#contract/lists/files/catalogue-file.ts';
import { partsOf } from '#contract/lists/files/parts.ts';
import type { LineFault, WrongLine } from '#contract/lists/files/schema.ts';
import { readWeights } from '#contract/lists/load/weights.ts';
import { measureOfWord, twoWordMeasures } from '#contract/lists/parsing/words/measures.ts';
import type { Measure } from '#contract/measures/measures.ts';
import { factsFrom, namesOf } from '../catalogue/item-facts.ts';
import type { CatalogueFacts, CatalogueRow } from '../catalogue/store.ts';
import { wrongLine, type FileLine } from './read-table.ts';

type Read<Value> = { value: Value } | { fault: LineFault };
type Written = CatalogueFacts;

const { name: nameRule, aliases: namesRule, options: kindsRule } = newCatalogueItem.shape;
const control = /[\p{Cc}\p{Cs}]/u;

/** The unit of a cell, by any of its spellings. */
export function unitOf(cell: string): Measure | undefined {
  const word = cell.trim().toLowerCase();
  return measureOfWord.get(word) ?? twoWordMeasures.get(word);
}

/** Each column, with the field that it fills. */
const readers: {
  [Field in keyof Written]: { column: CatalogueColumn; read: (cell: string) => Read<Written[Field]> };
} = {
  name: { column: 'name', read: readName },
  aliases: { column: 'other names', read: readNames },
  cityNames: { column: 'city names', read: readNamesOfCities },
  stall: { column: 'stall', read: readStall },
  defaultMeasure: { column: 'unit', read: readUnit },
  weights: { column: 'weights', read: (cell) => valueOr(readWeights(cell), 'weights-unreadable') },
  options: { column: 'kinds', read: readKinds },
  isActive: { column: 'offered', read: readOffered },
};

/** The item that a line writes: what the file does not say stays as it was, and what a new item needs is said. */
export function readItemLine(
  { line, cells }: FileLine<CatalogueColumn>,
  before: CatalogueRow | undefined,
): { facts: CatalogueFacts; keys: string[] } | { wrong: WrongLine[] } {
  const wrong: WrongLine[] = [];
  const field = <Field extends keyof Written>(
    name: Field,
    otherwise: Written[Field] | undefined,
  ): Written[Field] | undefined => {
    const { column, read } = readers[name];
    const cell = cells[column];
    if (cell === undefined && otherwise !== undefined) return otherwise;
    const found: Read<Written[Field]> = cell === undefined ? { fault: 'cell-missing' } : read(cell);
    if ('value' in found) return found.value;
    wrong.push(wrongLine(line, column, found.fault, { cell: cell ?? '' }));
    return undefined;
  };
  const name = field('name', before?.name);
  const aliases = field('aliases', before?.aliases ?? []);
  const cityNames = field('cityNames', before?.cityNames ?? []);
  const stall = field('stall', before?.stall);
  const defaultMeasure = field('defaultMeasure', before?.defaultMeasure);
  const weights = field('weights', before?.weights ?? []);
  const options = field('options', before?.options ?? []);
  const isActive = field('isActive', before?.isActive ?? true);
  if (!name || !aliases || !cityNames || !stall || !defaultMeasure || !weights || !options) return { wrong };
  if (isActive === undefined) return { wrong };
  const written = { name, aliases, cityNames, stall, defaultMeasure, weights, options, isActive };
  const named = namesOf(written);
  return named === undefined
    ? { wrong: [wrongLine(line, 'other names', 'name-without-letter', { cell: cells['other names'] ?? '' })] }
    : { facts: factsFrom(written, named, []), keys: named.keys };
}

function valueOr<Value>(value: Value | undefined, fault: LineFault): Read<Value> {
  return value === undefined ? { fault } : { value };
}

function readName(cell: string): Read<string> {
  if (cell.trim() === '') return { fault: 'cell-missing' };
  if (control.test(cell.trim())) return { fault: 'unreadable-letters' };
  if (catalogueKey(cell) === '') return { fault: 'name-without-letter' };
  return valueOr(nameRule.safeParse(cell).data, 'name-too-long');
}

function readNames(cell: string): Read<string[]> {
  const names = partsOf(cell);
  for (const name of names) {
    const read = readName(name);
    if ('fault' in read) return read;
  }
  return valueOr(namesRule.safeParse(names).data, 'too-many-names');
}

function readNamesOfCities(cell: string): Read<Written['cityNames']> {
  const parts = partsOf(cell);
  if (parts.some((part) => control.test(part))) return { fault: 'unreadable-letters' };
  const names = readCityNames(parts);
  if (names?.some(({ name }) => catalogueKey(name) === '')) return { fault: 'name-without-letter' };
  return valueOr(names, 'city-names-unreadable');
}

function readKinds(cell: string): Read<string[]> {
  const kinds = partsOf(cell);
  if (kinds.some((kind) => control.test(kind))) return { fault: 'unreadable-letters' };
  return valueOr(kindsRule.safeParse(kinds).data, 'too-many-kinds');
}

function readStall(cell: string): Read<Written['stall']> {
  const word = cell.trim().toLowerCase().replaceAll(/\s+/g, '-');
  if (word === '') return { fault: 'cell-missing' };
  return valueOr(
    stalls.find((stall) => stall === word),
    'unknown-stall',
  );
}

function readUnit(cell: string): Read<Measure> {
  return cell.trim() === '' ? { fault: 'cell-missing' } : valueOr(unitOf(cell), 'unknown-unit');
}

function readOffered(cell: string): Read<boolean> {
  const word = cell.trim().toLowerCase();
  if (word === 'yes' || word === '') return { value: true };
  return word === 'no' ? { value: false } : { fault: 'neither-yes-nor-no' };
}
