import { zoneNamed } from '#contract/cities/zones/resolve.ts';
import { areaAt, wordsOf } from './words.ts';

/** Neighbourhoods in and around Abuja by which people say where something is, served or not. */
const around =
  `Apo,Area 1,Asokoro,Bwari,Central Area,Dakibiyu,Dawaki,Dei-Dei,Durumi,Dutse,Galadimawa,Games Village,Garki,Gudu,Guzape,
  Gwagwalada,Idu,Jahi,Jikwoyi,Karu,Katampe,Kaura,Kubwa,Kuje,Lokogoma,Lugbe,Mabushi,Maitama,Mararaba,Mpape,Nyanya,
  Wuse,Wuse 2,Zuba`
    .split(',')
    .map((name) => name.trim());

/** The areas that may be named: those that are served, and those that are known and not served. */
export function namedAreas(zones: readonly { name: string }[]): string[] {
  return [...zones.map(({ name }) => name), ...around.filter((name) => !isServed(zones, name))];
}

/** A second zone of a name takes the town along: “Garki, Abuja”. */
function isServed(zones: readonly { name: string }[], name: string): boolean {
  const wanted = name.toLowerCase();
  return zones.some((zone) => zone.name.toLowerCase().split(',')[0] === wanted);
}

/** The first area that is known, not served and named in a text; none where one that is served is named too. */
export function unservedIn(text: string, zones: readonly { name: string }[]): string | null {
  const words = wordsOf(text);
  const areas = namedAreas(zones);
  const named = words.flatMap((_word, at) => areaAt(words, at, areas)?.area ?? []);
  return named.some((area) => zoneNamed(zones, area) !== undefined) ? null : (named[0] ?? null);
}
