import type { Measure } from '#contract/measures/measures.ts';

/** Every spelling of every measure, as lists are really written. */
const spellings: Readonly<Record<Measure, string>> = {
  mudu: 'mudu mudus modu modus moodu muddu',
  congo: 'congo congos kongo kongos',
  derica: 'derica dericas derika derikas dirica',
  cup: 'cup cups',
  tin: 'tin tins',
  paint: 'paint paints rubber rubbers custard custards',
  bag: 'bag bags',
  sack: 'sack sacks',
  basket: 'basket baskets',
  tuber: 'tuber tubers tubber tubbers',
  bunch: 'bunch bunches bunchs',
  heap: 'heap heaps',
  portion: 'portion portions',
  wrap: 'wrap wraps',
  piece: 'piece pieces pcs pc peice peices',
  pack: 'pack packs',
  packet: 'packet packets pkt pkts',
  sachet: 'sachet sachets satchet satchets',
  carton: 'carton cartons ctn ctns',
  crate: 'crate crates',
  bottle: 'bottle bottles btl btls',
  keg: 'keg kegs',
  gallon: 'gallon gallons galon galons',
  loaf: 'loaf loaves loafs',
  head: 'head heads',
  stick: 'stick sticks',
  kg: 'kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes',
  g: 'g gm gms gram grams gramme grammes',
  litre: 'l litre litres liter liters ltr ltrs',
};

function isMeasure(word: string): word is Measure {
  return Object.hasOwn(spellings, word);
}

function bySpelling(): Map<string, Measure> {
  const found = new Map<string, Measure>();
  for (const name of Object.keys(spellings).filter(isMeasure)) {
    for (const spelling of spellings[name].split(' ')) found.set(spelling, name);
  }
  return found;
}

export const measureOfWord: ReadonlyMap<string, Measure> = bySpelling();

/** Single letters are measures only behind a number: `5 l oil`, but not `vitamin g`. */
export const onlyAfterNumber: ReadonlySet<string> = new Set(['g', 'l']);

/** Two words that name one measure. */
export const twoWordMeasures: ReadonlyMap<string, Measure> = new Map([
  ['paint rubber', 'paint'],
  ['paint rubbers', 'paint'],
  ['rubber paint', 'paint'],
  ['paint bucket', 'paint'],
  ['paint buckets', 'paint'],
  ['custard rubber', 'paint'],
  ['custard bucket', 'paint'],
]);

/** Words for the former content of a measure: `2 milk cups crayfish`, `1 beer bottle of palm oil`. */
export const emptied: ReadonlySet<string> = new Set(['milk', 'beer', 'coke', 'fanta', 'ragolis', 'eva']);

/** Words that are a measure and a thing to eat: they measure only where another name remains. */
export const measuresThatAreFood: ReadonlySet<string> = new Set(['custard', 'custards']);

export const weights: ReadonlySet<Measure> = new Set<Measure>(['kg', 'g', 'litre']);

/** Units that nobody sells by: behind a number they say which size is meant (`coke 50cl`). */
export const sizeUnits: ReadonlySet<string> = new Set(
  'cl ml mg oz lb lbs cm mm inch inches watt watts'.split(' '),
);
