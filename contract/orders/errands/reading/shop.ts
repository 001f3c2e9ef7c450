import { mostStopLandmark, mostStopName } from '../schema.ts';
import {
  areaAt,
  bare,
  endsPhrase,
  isAndOfName,
  isCarryOfName,
  landmarkWords,
  placeWords,
  trimmed,
} from './words.ts';

/** A shop that a list names, and the list without it. */
export interface ShopRead {
  name: string;
  /** The zone that is named with it. */
  area: string | null;
  landmark: string;
  list: string;
}

/** Words by which a name is known as that of a shop; without one, "beans for moi moi" would be a shop too. */
const shopWords = new Set(
  'bakery boutique chemist eatery mall mart pharmacy plaza restaurant shop shoprite store stores supermarket'.split(
    ' ',
  ),
);
/** Words that name no shop by themselves. */
const pointingWords = new Set('a any dat di dis her his my one our that the their this your'.split(' '));
/** Words after which something else follows. */
const endWords = new Set('abeg and before bring buy carry come deliver please take then'.split(' '));

const mostNameWords = 6;

/** The first shop that a list names after "from", "for", "at" or "inside"; nothing where it names none. */
export function readShop(text: string, areas: readonly string[]): ShopRead | null {
  const lines = text.split('\n');
  for (const [place, line] of lines.entries()) {
    const found = shopInLine(line, areas);
    if (found === null) continue;
    const { left, ...shop } = found;
    const list = [...lines.slice(0, place), ...left, ...lines.slice(place + 1)].join('\n');
    return { ...shop, list };
  }
  return null;
}

type InLine = Omit<ShopRead, 'list'> & { left: string[] };

function shopInLine(line: string, areas: readonly string[]): InLine | null {
  const words = line.trim().split(/\s+/);
  const begin = words.findIndex((word, at) => placeWords.has(bare(word)) && nameEnd(words, at + 1) !== null);
  const end = begin === -1 ? null : nameEnd(words, begin + 1);
  if (end === null) return null;
  const name = trimmed(words.slice(begin + 1, end).join(' ')).slice(0, mostStopName);
  const { area, landmark, length } = placeIn(words.slice(end), areas);
  const left = [words.slice(0, begin), words.slice(end + length)].map((part) => trimmed(part.join(' ')));
  return { name, area, landmark, left: left.filter((part) => part !== '') };
}

/** The place behind the name's last word; nothing where no shop is named there. */
function nameEnd(words: readonly string[], begin: number): number | null {
  let named = 0;
  for (let at = begin; at < Math.min(words.length, begin + mostNameWords); at += 1) {
    const word = bare(words[at] ?? '');
    if (isCarryOfName(words, at) || (shopWords.has(word) && (named > 0 || word === 'shoprite')))
      return at + 1;
    if (shopWords.has(word) || placeWords.has(word) || (endWords.has(word) && !isAndOfName(words, at)))
      return null;
    if (endsPhrase(words[at])) return null;
    if (!pointingWords.has(word)) named += 1;
  }
  return null;
}

/** Area and landmark behind a name, and the number of words that say them; what follows them is more of the list. */
function placeIn(rest: readonly string[], areas: readonly string[]) {
  const begin = rest.findIndex((word) => word !== ',' && word !== '-');
  const known = areaAt(rest, begin, areas);
  const areaEnd = known === undefined ? 0 : begin + known.length;
  const isOver = known !== undefined && endsPhrase(rest[areaEnd - 1]);
  const length = areaEnd + (isOver ? 0 : landmarkLength(rest.slice(areaEnd)));
  const landmark = trimmed(rest.slice(areaEnd, length).join(' ')).slice(0, mostStopLandmark);
  return { area: known?.area ?? null, landmark, length };
}

function landmarkLength(rest: readonly string[]): number {
  if (!landmarkWords.has(bare(rest[0] ?? ''))) return 0;
  const end = rest.findIndex((word, at) => endWords.has(bare(word)) || (at > 0 && endsPhrase(rest[at - 1])));
  return end === -1 ? rest.length : end;
}
