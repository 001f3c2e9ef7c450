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
  'bakery boutique carry chemist eatery mall mart pharmacy plaza restaurant shop shoprite store stores supermarket'.split(
    ' ',
  ),
);
/** Words that come before the place where something is bought; "for" says so in Pidgin. */
const placeWords = new Set(['at', 'for', 'from', 'inside']);
/** Words with which a landmark begins. */
const landmarkWords = new Set(['after', 'along', 'behind', 'beside', 'close', 'near', 'opposite']);
/** Words after which something else is said. */
const endWords = new Set([
  'abeg',
  'and',
  'before',
  'bring',
  'come',
  'carry',
  'deliver',
  'please',
  'then',
  'take',
]);

const mostNameWords = 6;

/** The first shop that a list names after "from", "for", "at" or "inside"; nothing where it names none. */
export function readShop(text: string, areas: readonly string[]): ShopRead | null {
  const lines = text.split('\n');
  for (const [place, line] of lines.entries()) {
    const found = shopInLine(line, areas);
    if (found === null) continue;
    const { left, ...shop } = found;
    const others = left === '' ? [] : [left];
    const list = [...lines.slice(0, place), ...others, ...lines.slice(place + 1)].join('\n');
    return { ...shop, list };
  }
  return null;
}

type InLine = Omit<ShopRead, 'list'> & { left: string };

function shopInLine(line: string, areas: readonly string[]): InLine | null {
  const words = line.trim().split(/\s+/);
  const begin = words.findIndex((word, at) => placeWords.has(bare(word)) && nameEnd(words, at + 1) !== null);
  const end = nameEnd(words, begin + 1);
  if (begin === -1 || end === null) return null;
  const name = words.slice(begin + 1, end).join(' ');
  const said = words.slice(end, end + restLength(words.slice(end), endsPhrase(words[end - 1])));
  const left = [...words.slice(0, begin), ...words.slice(end + said.length)].join(' ');
  return { name: trimmed(name), ...placeIn(said, areas), left: trimmed(left) };
}

/** The place behind the name's last word; nothing where no shop is named there. */
function nameEnd(words: readonly string[], begin: number): number | null {
  const within = words.slice(begin, begin + mostNameWords);
  const at = within.findIndex((word) => shopWords.has(bare(word)));
  // A shop has a name before its word: "from the shop" is none.
  const named = within
    .slice(0, at)
    .filter((word) => !['a', 'any', 'di', 'one', 'that', 'the'].includes(bare(word)));
  return at === -1 || (named.length === 0 && bare(within[at] ?? '') !== 'shoprite') ? null : begin + at + 1;
}

/** The number of words after the name that still say where it is. */
function restLength(words: readonly string[], isOver: boolean): number {
  if (isOver) return 0;
  const end = words.findIndex(
    (word, at) => endWords.has(bare(word)) || (at > 0 && endsPhrase(words[at - 1])),
  );
  return end === -1 ? words.length : end;
}

function placeIn(said: readonly string[], areas: readonly string[]): Pick<ShopRead, 'area' | 'landmark'> {
  const text = said.join(' ');
  const landmarkAt = said.findIndex((word) => landmarkWords.has(bare(word)));
  const beside = landmarkAt === -1 ? text : said.slice(0, landmarkAt).join(' ');
  const area = areas.find((known) => beside.toLowerCase().includes(known.toLowerCase())) ?? null;
  const landmark = landmarkAt === -1 ? (area === null ? text : '') : said.slice(landmarkAt).join(' ');
  return { area, landmark: trimmed(landmark) };
}

function endsPhrase(word: string | undefined): boolean {
  return word !== undefined && /[.;]$/.test(word);
}

function bare(word: string): string {
  return word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function trimmed(text: string): string {
  return text.replace(/^[\s,.;:-]+/, '').replace(/[\s,.;:-]+$/, '');
}
