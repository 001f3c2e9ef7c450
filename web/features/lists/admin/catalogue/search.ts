import { catalogueKey } from '#contract/lists/catalogue/key.ts';
import { stalls, type CatalogueItem, type Stall } from '#contract/lists/catalogue/schema.ts';

/** The section that an address names, if it names one. */
export function sectionFrom(asked: string | null): Stall | null {
  return stalls.find((stall) => stall === asked) ?? null;
}

/** The items of a section that have a name with these words in it, however they are spelt. */
export function itemsFound(
  items: readonly CatalogueItem[],
  { search, section }: { search: string; section: Stall | null },
): CatalogueItem[] {
  const key = catalogueKey(search);
  return items.filter(
    ({ name, aliases, stall, cityNames = [] }) =>
      (section === null || stall === section) &&
      [name, ...aliases, ...cityNames.map((one) => one.name)].some((one) => catalogueKey(one).includes(key)),
  );
}
