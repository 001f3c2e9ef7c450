import { addWord, type Draft } from './draft.ts';
import { koboOf } from '../terms/money.ts';
import type { Measure } from '#contract/measures/measures.ts';
import type { Term, TermOf } from '../terms/term.ts';
import { emptied, weights } from '../words/measures.ts';
import { leastBareNaira } from '../words/money.ts';

const mostBetweenNumberAndMeasure = 2;

/** A measure that belongs to the number before it, and the size or bracket that stands between them. */
interface MeasureBehind {
  term: TermOf<'measure'>;
  between: string[];
  next: number;
}

export function measureBehind(terms: readonly Term[], at: number): MeasureBehind | null {
  const between: string[] = [];
  for (let place = at; place <= at + mostBetweenNumberAndMeasure; place += 1) {
    const term = terms[place];
    if (term?.kind === 'measure') return { term, between, next: place + 1 };
    const text = term?.kind === 'size' || term?.kind === 'bracket' ? term.text : emptiedText(terms, place);
    if (text === null) return null;
    between.push(text);
  }
  return null;
}

/** `milk cups`: what the measure behind a word once held, where something else is named. */
function emptiedText(terms: readonly Term[], at: number): string | null {
  const term = terms[at];
  const measure = terms[at + 1];
  if (term?.kind !== 'word' || !emptied.has(term.text) || measure?.kind !== 'measure') return null;
  const isNamed = terms.some(({ kind }, place) => place !== at && (kind === 'word' || kind === 'known'));
  return isNamed ? `${term.text} ${measure.text}` : null;
}

export function takeMoney(draft: Draft, term: { text: string; kobo: number }, end: number): void {
  if (draft.kobo === null) draft.kobo = term.kobo;
  else {
    draft.notes.push(term.text);
    draft.unsure.add('money');
  }
  draft.awaitsMoney = false;
  draft.moneyEnd = end;
}

function noteLater(draft: Draft, text: string, measure: Measure | null): void {
  draft.notes.push(text);
  if (measure === null || !weights.has(measure)) draft.unsure.add('amount');
}

function laterText(text: string, behind: MeasureBehind | null): string {
  if (behind === null) return text;
  return weights.has(behind.term.measure) ? text + behind.term.text : `${text} ${behind.term.text}`;
}

/** The first amount is the item's; a later one is said in the note. */
export function takeAmount(
  draft: Draft,
  amount: { text: string; value: number },
  behind: MeasureBehind | null,
  next: number,
): number {
  const measure = behind?.term.measure ?? null;
  draft.awaitsMoney = false;
  if (draft.amount === null) {
    draft.amount = {
      value: amount.value,
      measure,
      measureText: behind?.term.text ?? '',
      measureIsFood: behind?.term.isFood ?? false,
    };
  } else noteLater(draft, laterText(amount.text, behind), measure);
  draft.notes.push(...(behind?.between ?? []));
  const end = behind?.next ?? next;
  if (measure !== null && weights.has(measure)) draft.weightEnd = end;
  return end;
}

/** `2 and a half`: the number and its half, where they were not parted into two items. */
function withHalf(
  terms: readonly Term[],
  at: number,
  term: TermOf<'number'>,
): { text: string; value: number; next: number } {
  const half = terms[at + 2]?.kind === 'article' ? at + 3 : at + 2;
  const part = terms[half];
  const fits =
    terms[at + 1]?.text === 'and' &&
    part?.kind === 'number' &&
    part.value < 1 &&
    Number.isInteger(term.value);
  if (!fits) return { text: term.text, value: term.value, next: at + 1 };
  return { text: `${term.text} and ${part.text}`, value: term.value + part.value, next: half + 1 };
}

/**
 * A number after "of" is the name's, but a weight after it is a later weight like any other. A number that would be
 * money elsewhere is doubted, since `meat of 2000` is said too.
 */
function nameTakesNumber(draft: Draft, terms: readonly Term[], at: number): number | null {
  const term = terms[at];
  if (term?.kind !== 'number' || terms[at - 1]?.kind !== 'of') return null;
  const behind = measureBehind(terms, at + 1);
  const isWeight = behind !== null && weights.has(behind.term.measure);
  const isLater = draft.amount !== null || draft.name.some((part) => part.kind === 'measure');
  if (isWeight && isLater) return null;
  if (behind === null && term.value >= leastBareNaira) draft.unsure.add('money');
  addWord(draft, isWeight ? term.text + behind.term.text : term.text, 'kept');
  return isWeight ? behind.next : at + 1;
}

/** A bare number is money after a price word, before `worth of` or `each`, or by its size. */
function isMoney(draft: Draft, term: TermOf<'number'>, value: number, after: Term | undefined): boolean {
  if (draft.awaitsMoney || (after?.kind === 'price' && after.worth)) return true;
  if (term.counts) return false;
  return value >= leastBareNaira || (after?.kind === 'each' && draft.amount !== null);
}

function takeBareNumber(
  draft: Draft,
  terms: readonly Term[],
  term: TermOf<'number'>,
  number: { text: string; value: number; next: number },
): number {
  const after = terms[number.next];
  if (!isMoney(draft, term, number.value, after)) {
    if (term.touches) draft.unsure.add('amount');
    return takeAmount(draft, number, null, number.next);
  }
  const announced = draft.awaitsMoney || after?.kind === 'price';
  if (!announced && draft.words === 0) draft.unsure.add('money');
  const kobo = koboOf(number.value);
  if (kobo === null) return takeUnread(draft, { text: number.text, part: 'money' }, number.next);
  takeMoney(draft, { text: number.text, kobo }, number.next);
  return number.next;
}

export function takeNumber(draft: Draft, terms: readonly Term[], term: TermOf<'number'>, at: number): number {
  const asName = nameTakesNumber(draft, terms, at);
  if (asName !== null) return asName;
  const number = withHalf(terms, at, term);
  const behind = measureBehind(terms, number.next);
  return behind === null
    ? takeBareNumber(draft, terms, term, number)
    : takeAmount(draft, number, behind, number.next);
}

export function takeUnread(
  draft: Draft,
  unread: { text: string; part: 'amount' | 'money' | 'name' | 'measure' },
  next: number,
): number {
  draft.notes.push(unread.text);
  draft.unsure.add(unread.part);
  draft.awaitsMoney = false;
  return next;
}
