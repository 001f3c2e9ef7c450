import { asKobo } from '#contract/kobo.ts';
import { mostRaw, type ListItem } from '#contract/lists/schema.ts';
import type { WantedItem } from '../schema.ts';

const mostNameSigns = 200;
const mostNoteSigns = 500;

/** Text as an order can carry it: no control signs, no halves of signs, no more than this. */
function clean(text: string, most: number): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, most)
    .replace(/\p{Cs}/gu, '')
    .trim();
}

/** A thing to buy, of a line as it was read. */
export function wantOfLine(read: ListItem): WantedItem {
  const raw = clean(read.raw, mostRaw);
  return {
    raw,
    name: clean(read.name, mostNameSigns) || raw.slice(0, mostNameSigns) || '?',
    quantity: read.quantity,
    measure: read.measure,
    capKobo: read.capKobo === null ? null : asKobo(read.capKobo),
    note: clean(read.note, mostNoteSigns),
    unsure: read.unsure.filter((part) => part !== 'item'),
    priceRule: null,
    replacement: 'ask',
  };
}

/** True for a greeting, a heading or a sum: no item until the customer says that it is one. */
export function isTalkLine(read: ListItem): boolean {
  return read.unsure.includes('item');
}
