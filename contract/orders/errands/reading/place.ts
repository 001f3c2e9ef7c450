import { mostStopLandmark, mostStopName } from '../schema.ts';
import { areaAt, bare, placeWords, trimmed } from './words.ts';

/** A person or place that words name, its zone, and what stands around it. */
export interface PlaceRead {
  name: string;
  area: string | null;
  landmark: string;
}

/** Words that are known as those of a place: any other name may be a person's. */
const kindsOfPlace = new Set(
  `airport aedc bakery bank boutique building carry chemist church clinic college counter court embassy estate
  eatery fashion frsc hall home hospital hotel house junction lounge mall market mart ministry nimc nis office park pharmacy
  plaza post restaurant road salon school secretariat shop shoprite station store stores street supermarket tailor
  university`.split(/\s+/),
);

export function namesPlace(name: string): boolean {
  return name.split(' ').some((word) => kindsOfPlace.has(bare(word)));
}

/** The person or place of a phrase, its area, and the rest: what stands before "for" or "at" is the name, what follows the area a landmark. */
export function placeOf(words: readonly string[], areas: readonly string[]): PlaceRead {
  const at = words.findIndex((_word, index) => areaAt(words, index, areas) !== undefined);
  const known = at === -1 ? undefined : areaAt(words, at, areas);
  const before = at === -1 ? words : words.slice(0, at);
  const inner = before.findIndex((word, index) => index > 0 && leadsToPlace(bare(word)));
  const name = placed(inner === -1 ? before : before.slice(0, inner));
  const around = inner === -1 ? '' : placed(before.slice(inner + 1));
  const behind = known === undefined ? '' : placed(words.slice(at + known.length));
  return {
    name: cut(name, mostStopName),
    area: known?.area ?? null,
    landmark: cut([around, behind].filter(Boolean).join(', '), mostStopLandmark),
  };
}

/** "In" as well, which stands in the names of things too often to turn a sentence. */
function leadsToPlace(word: string): boolean {
  return word === 'in' || placeWords.has(word);
}

/** So much of it as its field takes, and no small word at the end of that. */
function cut(place: string, most: number): string {
  return place.length > most ? withoutSmall(place.slice(0, most).split(' ')) : place;
}

const homes = new Set(['home', 'house', 'my home', 'my house', 'my place', 'place']);

/** The words of a place; a home without more is none that anybody finds. */
function placed(words: readonly string[]): string {
  const place = withoutSmall(words);
  return homes.has(place.toLowerCase()) ? '' : place;
}

const smallWords = new Set(['di', 'now', 'the', 'to', 'today', 'tomorrow', 'with']);

/** The words without the small ones that stand before and behind them. */
function withoutSmall(words: readonly string[]): string {
  let [begin, end] = [0, words.length];
  while (begin < end && isSmall(words[begin])) begin += 1;
  while (end > begin && isSmall(words[end - 1])) end -= 1;
  return trimmed(words.slice(begin, end).join(' '));
}

function isSmall(word: string | undefined): boolean {
  const plain = bare(word);
  return plain === '' || smallWords.has(plain) || leadsToPlace(plain);
}
