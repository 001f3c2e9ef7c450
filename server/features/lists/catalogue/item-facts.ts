import type { InputOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/lists/catalogue/endpoints.ts';
import { inCityOrder, writtenCityName } from '#contract/lists/catalogue/city-names.ts';
import { catalogueKey } from '#contract/lists/catalogue/key.ts';
import type { CityName } from '#contract/lists/catalogue/schema.ts';
import { type MeasureWeight, writtenWeights } from '#contract/lists/load/weights.ts';
import type { Actor } from '#server/audit/actor.ts';
import { recordChange, type Facts } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { catalogueChanged } from '../view-event.ts';
import type { CatalogueFacts, CatalogueRow } from './store.ts';

export type Written = InputOf<typeof endpoints.addCatalogueItem>;

interface Names {
  /** Everything that the item answers to in every city. */
  keys: string[];
  /** The aliases that add something to the name. */
  aliases: string[];
  /** The names that add something in their city. */
  cityNames: CityName[];
}

/** The names of an item as they are stored; nothing where a name has no letter. */
export function namesOf({ name, aliases, cityNames = [] }: Written): Names | undefined {
  const keys = [catalogueKey(name)];
  const stored: string[] = [];
  for (const alias of aliases) {
    const key = catalogueKey(alias);
    if (!keys.includes(key)) {
      keys.push(key);
      stored.push(alias);
    }
  }
  const held = namesInCities(cityNames, keys);
  return keys.includes('') || held === undefined ? undefined : { keys, aliases: stored, cityNames: held };
}

function namesInCities(names: readonly CityName[], keys: readonly string[]): CityName[] | undefined {
  const held = new Map<string, CityName>();
  for (const one of names) {
    const key = catalogueKey(one.name);
    if (key === '') return undefined;
    const place = `${one.city}/${key}`;
    if (!keys.includes(key) && !held.has(place)) held.set(place, one);
  }
  return [...held.values()].toSorted(inCityOrder);
}

/** The facts to store; without weights they stay as they were. */
export function factsFrom(
  written: Written & { isActive: boolean },
  { aliases, cityNames }: Pick<Names, 'aliases' | 'cityNames'>,
  before: readonly MeasureWeight[],
): CatalogueFacts {
  const { name, defaultMeasure, options, stall, isActive, weights = before } = written;
  return {
    name,
    aliases,
    defaultMeasure,
    options: [...new Set(options)],
    stall,
    isActive,
    weights: inOrder(weights),
    cityNames,
  };
}

function inOrder(weights: readonly MeasureWeight[]): MeasureWeight[] {
  return weights.toSorted((one, other) => (one.measure < other.measure ? -1 : 1));
}

export async function recordItem(
  db: Db,
  by: Actor,
  action: string,
  before: CatalogueRow | null,
  after: CatalogueRow,
): Promise<void> {
  await recordChange(db, by, {
    action,
    noun: 'lists',
    subject: after.id,
    before: before === null ? null : auditFacts(before),
    after: auditFacts(after),
  });
  // The first catalogue is laid before anybody watches.
  if (by.userId !== null) await writeEvent(db, catalogueChanged);
}

export function auditFacts({
  name,
  aliases,
  defaultMeasure,
  options,
  stall,
  isActive,
  weights,
  cityNames,
}: CatalogueFacts): Facts {
  return {
    name,
    aliases,
    defaultMeasure,
    options,
    stall,
    isActive,
    weights: writtenWeights(weights),
    // An entry of before has none either.
    ...(cityNames.length > 0 && { cityNames: cityNames.map(writtenCityName) }),
  };
}
