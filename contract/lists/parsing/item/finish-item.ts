import type { Draft, NamePart } from './draft.ts';
import { mostCapKobo, unsureParts, type ListItem } from '#contract/lists/schema.ts';
import type { Measure } from '#contract/measures/measures.ts';
import { singular } from '../singular.ts';

export interface ReadItem extends Omit<ListItem, 'raw'> {
  /** True where the text itself gives an amount, a measure or a sum. */
  saysHowMuch: boolean;
}

const mostWordsOfAName = 8;
const someLetter = /\p{L}/u;

function isWord(part: NamePart): boolean {
  return part.kind === 'word' || part.kind === 'kept';
}

/** A food that is also a measure becomes the name where no other name remains. */
function foodBecomesName(draft: Draft): void {
  if (draft.words > 0) return;
  for (const part of draft.name) {
    if (!part.isFood) continue;
    part.kind = 'word';
    draft.words += 1;
  }
  const { amount } = draft;
  if (draft.words > 0 || amount === null || !amount.measureIsFood) return;
  draft.name.push({
    kind: 'word',
    text: amount.measureText,
    measure: null,
    isFood: true,
    behindWeight: false,
  });
  draft.words = 1;
  amount.measure = null;
}

/** The amount takes the first bare measure that it lacks; the others are said in the note or stay in the name. */
function settleMeasure(draft: Draft): Measure | null {
  let measure = draft.amount?.measure ?? null;
  for (const part of draft.name) {
    if (part.kind !== 'measure') continue;
    if (measure === null) measure = part.measure;
    else if (part.behindWeight) {
      draft.notes.push(part.text);
      draft.unsure.add('measure');
    } else {
      part.kind = 'word';
      continue;
    }
    part.text = '';
  }
  return measure;
}

function nameOf(parts: readonly NamePart[]): string {
  const filled = parts.filter((part) => part.text !== '');
  const first = filled.findIndex(isWord);
  const last = filled.findLastIndex(isWord);
  return filled
    .slice(first, last + 1)
    .map((part) => (part.kind === 'word' ? singular(part.text) : part.text))
    .join(' ');
}

function capOf(draft: Draft, quantity: number): number | null {
  if (draft.each === null || draft.kobo === null) {
    if (draft.each !== null) draft.notes.push(draft.each);
    return draft.kobo;
  }
  const cap = Math.round(draft.kobo * quantity);
  if (cap > 0 && cap <= mostCapKobo) return cap;
  draft.notes.push(draft.each);
  draft.unsure.add('money');
  return draft.kobo;
}

function doubtName(draft: Draft, name: string): void {
  if (name.split(' ').length > mostWordsOfAName || !someLetter.test(name)) draft.unsure.add('name');
}

/** Closes a draft into an item, or answers null where nothing in it is a name. */
export function finishItem(draft: Draft): ReadItem | null {
  foodBecomesName(draft);
  if (draft.words === 0) return null;
  const measure = settleMeasure(draft);
  const quantity = Math.round((draft.amount?.value ?? 1) * 1000) / 1000;
  const capKobo = capOf(draft, quantity);
  const saysHowMuch = draft.amount !== null || measure !== null || capKobo !== null;
  if (draft.bracketHasNumber && !saysHowMuch) draft.unsure.add('amount');
  const name = nameOf(draft.name);
  doubtName(draft, name);
  const unsure = unsureParts.filter((part) => draft.unsure.has(part));
  return { name, quantity, measure, capKobo, note: draft.notes.join(', '), unsure, saysHowMuch };
}
