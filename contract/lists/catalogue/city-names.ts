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

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

function readCityName(written: string): CityName {
  const colon = written.indexOf(':');
  const city = written.slice(0, Math.max(colon, 0)).trim();
  return { city: slug.test(city) ? city : pageSlug(city), name: written.slice(colon + 1) };
}

/** In the order in which names of cities are stored and shown. */
export function inCityOrder(one: CityName, other: CityName): number {
  const [a, b] = one.city === other.city ? [one.name, other.name] : [one.city, other.city];
  return a < b ? -1 : 1;
}
