import { addJoining, addWord, emptyDraft, type Draft } from './draft.ts';
import { finishItem, type ReadItem } from './finish-item.ts';
import { measureBehind, takeAmount, takeMoney, takeNumber, takeUnread } from './figures.ts';
import type { Term, TermOf } from '../terms/term.ts';
import { leastBareNaira } from '../words/money.ts';

function note(draft: Draft, _terms: readonly Term[], term: { text: string }, at: number): number {
  draft.notes.push(term.text);
  return at + 1;
}

function takeBracket(draft: Draft, terms: readonly Term[], term: TermOf<'bracket'>, at: number): number {
  draft.bracketHasNumber ||= term.hasNumber;
  return note(draft, terms, term, at);
}

function takeBareMeasure(draft: Draft, _terms: readonly Term[], term: TermOf<'measure'>, at: number): number {
  const { text, measure, isFood } = term;
  draft.name.push({ kind: 'measure', text, measure, isFood, behindWeight: draft.weightEnd === at });
  return at + 1;
}

/** `a` counts where it opens the item or stands before what can be counted; else it is a word of the name (`vitamin a`). */
function takeArticle(draft: Draft, terms: readonly Term[], term: TermOf<'article'>, at: number): number {
  const behind = measureBehind(terms, at + 1);
  const next = terms[at + 1];
  if (next?.kind === 'number' && (next.value < 1 || next.counts)) return at + 1;
  const opens = draft.amount === null && draft.name.every((part) => part.kind === 'joining');
  if (behind !== null || opens) return takeAmount(draft, { text: term.text, value: 1 }, behind, at + 1);
  addWord(draft, term.text, 'kept');
  return at + 1;
}

/** `of` between a measure and what it measures says nothing; inside a name it is the name's. */
function takeOf(draft: Draft, terms: readonly Term[], term: TermOf<'of'>, at: number): number {
  const before = terms[at - 1]?.kind;
  if (before === 'word' || before === 'known') addJoining(draft, term.text);
  return at + 1;
}

function takeJoining(draft: Draft, _terms: readonly Term[], term: TermOf<'joining'>, at: number): number {
  addJoining(draft, term.text);
  return at + 1;
}

/** A number behind a firm price word is money; behind the others only plain money is. */
function announcesMoney(terms: readonly Term[], term: TermOf<'price'>, at: number): boolean {
  const place = terms[at + 1]?.kind === 'about' ? at + 2 : at + 1;
  const next = terms[place];
  if (next?.kind === 'money') return true;
  if (next?.kind !== 'number' || measureBehind(terms, place + 1) !== null) return false;
  return term.firm || (next.value >= leastBareNaira && !next.counts);
}

function takePrice(draft: Draft, terms: readonly Term[], term: TermOf<'price'>, at: number): number {
  if (announcesMoney(terms, term, at)) draft.awaitsMoney = true;
  else if (draft.moneyEnd === at) draft.moneyEnd = at + 1;
  else if (terms[at + 1]?.kind === 'number') draft.notes.push(term.text);
  else addWord(draft, term.text, 'kept');
  return at + 1;
}

function takeAbout(draft: Draft, terms: readonly Term[], term: TermOf<'about'>, at: number): number {
  const next = terms[at + 1]?.kind;
  if (next === 'number' || next === 'money' || next === 'article') draft.notes.push(term.text);
  else addWord(draft, term.text, 'kept');
  return at + 1;
}

function takeSum(draft: Draft, _terms: readonly Term[], term: TermOf<'money'>, at: number): number {
  takeMoney(draft, term, at + 1);
  return at + 1;
}

function takeEach(draft: Draft, _terms: readonly Term[], term: TermOf<'each'>, at: number): number {
  draft.each ??= term.text;
  return at + 1;
}

function takeName(draft: Draft, _terms: readonly Term[], term: TermOf<'word' | 'known'>, at: number): number {
  addWord(draft, term.text, term.kind === 'word' ? 'word' : 'kept');
  return at + 1;
}

/** Takes the term at a place into the draft and answers the place to go on from, which is always further on. */
function takeTerm(draft: Draft, terms: readonly Term[], term: Term, at: number): number {
  switch (term.kind) {
    case 'number':
      return takeNumber(draft, terms, term, at);
    case 'money':
      return takeSum(draft, terms, term, at);
    case 'measure':
      return takeBareMeasure(draft, terms, term, at);
    case 'price':
      return takePrice(draft, terms, term, at);
    case 'unread':
      return takeUnread(draft, term, at + 1);
    case 'bracket':
      return takeBracket(draft, terms, term, at);
    case 'size':
    case 'wish':
    case 'trader':
      return note(draft, terms, term, at);
    case 'each':
      return takeEach(draft, terms, term, at);
    case 'about':
      return takeAbout(draft, terms, term, at);
    case 'article':
      return takeArticle(draft, terms, term, at);
    case 'of':
      return takeOf(draft, terms, term, at);
    case 'joining':
      return takeJoining(draft, terms, term, at);
    case 'word':
    case 'known':
      return takeName(draft, terms, term, at);
  }
}

/** Builds an item from its terms; null where they name nothing that could be bought. */
export function readItem(terms: readonly Term[]): ReadItem | null {
  const draft = emptyDraft();
  let at = 0;
  while (at < terms.length) {
    const term = terms[at];
    if (term === undefined) break;
    at = takeTerm(draft, terms, term, at);
  }
  return finishItem(draft);
}
