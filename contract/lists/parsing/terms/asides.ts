import { afterPhrase, afterRun } from '../tokens/phrase.ts';
import { textOf, type Token } from '../tokens/tokens.ts';
import { measureOfWord } from '../words/measures.ts';
import { currencyBefore, leastBareNaira, thousandLetter } from '../words/money.ts';
import { articles, fractionWords, numberWords, timesWords } from '../words/numbers.ts';
import { andWords, joiningWords } from '../words/signs.ts';
import {
  asking,
  askingBehind,
  buyingAt,
  choosing,
  describing,
  looseTitles,
  pointedAt,
  pointing,
  stalls,
  titles,
  which,
  wishes,
} from '../words/talk.ts';
import { isEdge, isSignEdge } from './politeness.ts';
import type { Found } from './term.ts';

const mostWordsOfAWish = 40;
const mostWordsOfAPlace = 3;
const halvesOfDay = new Set(['am', 'pm']);

/** An `and` inside a wish is a word of it. */
function edgeFrom(tokens: readonly Token[], at: number, most: number): number {
  let end = at;
  while (end < at + most && !isSignEdge(tokens[end])) end += 1;
  return end;
}

/** `abeg pick big one`, `make sure e fresh`: what is wished of the goods, to the end of the stretch. */
function readWish(tokens: readonly Token[], at: number): Found | null {
  const begins = afterRun(tokens, at, askingBehind);
  if (afterPhrase(tokens, begins, wishes) === begins && !isChoosing(tokens, at, begins)) return null;
  const end = beforeMoney(tokens, begins, edgeFrom(tokens, begins, mostWordsOfAWish));
  return { term: { kind: 'wish', text: textOf(tokens.slice(begins, end)) }, next: end };
}

/** Money at the end of a wish is the item's: `tomatoes, the one wey strong 1k`. */
function beforeMoney(tokens: readonly Token[], begins: number, end: number): number {
  const isThousands = tokens[end - 1]?.text === thousandLetter && tokens[end - 2]?.kind === 'number';
  const sum = isThousands ? end - 2 : end - 1;
  if (!isThousands && (tokens[sum]?.value ?? 0) < leastBareNaira) return end;
  const money = currencyBefore.has(tokens[sum - 1]?.text ?? '') ? sum - 1 : sum;
  return money > begins ? money : end;
}

/** `plantain wey don ripe`: which of them, up to the amount of the item. */
function readWhich(tokens: readonly Token[], at: number): Found | null {
  if (tokens[at]?.text !== which || isEdge(tokens[at - 1]) || isEdge(tokens[at + 1])) return null;
  let end = at + 1;
  while (end < at + mostWordsOfAWish && tokens[end]?.kind === 'word' && !saysAmount(tokens[end])) end += 1;
  return { term: { kind: 'wish', text: textOf(tokens.slice(at, end)) }, next: end };
}

function saysAmount(token: Token | undefined): boolean {
  const text = token?.text ?? '';
  return numberWords.has(text) || fractionWords.has(text) || timesWords.has(text) || currencyBefore.has(text);
}

/** Choosing among what lies there, or describing words beside politeness or as a whole: `pick big one`, `abeg fresh ones`, `big one pls`, `the white one`. */
function isChoosing(tokens: readonly Token[], at: number, begins: number): boolean {
  const chosen = afterPhrase(tokens, begins, choosing);
  const isPlain = chosen === begins && begins === at;
  if (isPlain && !isEdge(tokens[at - 1])) return false;
  const end = edgeFrom(tokens, begins, mostWordsOfAWish);
  if (isPlain && !askingBehind.has(tokens[end - 1]?.text ?? '') && !isTheOne(tokens, at, end)) return false;
  const saysSomething = tokens.slice(chosen, end).some(({ text }) => !andWords.has(text));
  return saysSomething && isSignEdge(tokens[end]) && afterDescribing(tokens, chosen, end) === end;
}

function isTheOne(tokens: readonly Token[], at: number, end: number): boolean {
  return pointing.has(tokens[at]?.text ?? '') && pointedAt.has(tokens[end - 1]?.text ?? '') && end > at + 2;
}

function afterDescribing(tokens: readonly Token[], at: number, end: number): number {
  let next = at;
  while (next < end && tokens[next]?.kind === 'word' && describing.has(tokens[next]?.text ?? '')) next += 1;
  return next;
}

/** A word that can be somebody's name. */
function isNameOfSomebody(token: Token | undefined): boolean {
  if (token?.kind !== 'word' || isEdge(token)) return false;
  const { text } = token;
  const isOther =
    measureOfWord.has(text) ||
    numberWords.has(text) ||
    articles.has(text) ||
    joiningWords.has(text) ||
    asking.has(text) ||
    askingBehind.has(text) ||
    buyingAt.has(text) ||
    describing.has(text) ||
    text === 'put' ||
    text === 'of';
  return !isOther;
}

/** `mama nkechi`, `iya basira stall`, `from alhaji musa shop`: who sells it. */
function readTrader(tokens: readonly Token[], at: number): Found | null {
  const title = afterPhrase(tokens, at, buyingAt);
  const isLed = title > at;
  const text = tokens[title]?.text ?? '';
  const isLoose = looseTitles.has(text);
  if ((!titles.has(text) && !isLoose) || !isNameOfSomebody(tokens[title + 1])) return null;
  const stall = afterPhrase(tokens, title + 2, stalls);
  if (isLoose && !isLed && stall === title + 2) return null;
  return { term: { kind: 'trader', text: textOf(tokens.slice(at, stall)) }, next: stall };
}

/** `from wuse market` behind the goods; in front it could swallow their name. */
function readPlace(tokens: readonly Token[], at: number): Found | null {
  if (tokens[at]?.text !== 'from' || isEdge(tokens[at - 1])) return null;
  let end = at + 1;
  while (end <= at + mostWordsOfAPlace && isNameOfSomebody(tokens[end])) end += 1;
  if (end === at + 1) return null;
  return { term: { kind: 'trader', text: textOf(tokens.slice(at, end)) }, next: end };
}

/** `here by six`, `before 4pm`: when the goods are wanted; a number alone behind `by` may be how many. */
function readDeadline(tokens: readonly Token[], at: number): Found | null {
  if (isEdge(tokens[at - 1])) return null;
  const by = tokens[at]?.text === 'here' ? at + 1 : at;
  const word = tokens[by]?.text ?? '';
  const hour = tokens[by + 1];
  if ((word !== 'by' && word !== 'before') || hour === undefined) return null;
  if (!numberWords.has(hour.text) && !((hour.value ?? 0) >= 1 && (hour.value ?? 0) <= 12)) return null;
  const end = halvesOfDay.has(tokens[by + 2]?.text ?? '') ? by + 3 : by + 2;
  const isTime = by > at || word === 'before' || end > by + 2;
  if (!isTime || !isSignEdge(tokens[end])) return null;
  return { term: { kind: 'wish', text: textOf(tokens.slice(at, end)) }, next: end };
}

/** Reads words beside the goods: a wish about them, when they are wanted, or their seller. */
export function readAside(tokens: readonly Token[], at: number): Found | null {
  return (
    readWish(tokens, at) ??
    readWhich(tokens, at) ??
    readDeadline(tokens, at) ??
    readTrader(tokens, at) ??
    readPlace(tokens, at)
  );
}
