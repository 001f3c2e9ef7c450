import { pageSlug } from '#contract/page-slug.ts';
import { cityNames, type CityName } from './schema.ts';

/** A name with its city before it, as the form and the file have it: `kano: shinkafa`. */
export function writtenCityName({ city, name }: CityName): string {
  return `${city}: ${name}`;
}

/** The names that somebody wrote so; nothing where one of them has no city or cannot be a name. */
export function readCityNames(written: readonly string[]): CityName[] | undefined {
  return cityNames.safeParse(written.map(readCityName)).data;
}

function readCityName(written: string): CityName {
  const colon = written.indexOf(':');
  return { city: pageSlug(written.slice(0, Math.max(colon, 0))), name: written.slice(colon + 1) };
}
