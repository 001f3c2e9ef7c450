import { carries, isPicture } from '../tokens/numbering.ts';
import { afterPhrase, afterRun } from '../tokens/phrase.ts';
import type { Token } from '../tokens/tokens.ts';
import { measureOfWord } from '../words/measures.ts';
import { numberWords, scaleWords } from '../words/numbers.ts';
import { eitherOf, without, type Phrases } from '../words/phrases.ts';
import { andWords } from '../words/signs.ts';
import {
  addressed,
  asking,
  askingBehind,
  chatNotices,
  greetings,
  headNouns,
  headWords,
  sentenceWords,
  sumNouns,
  sumWords,
  talkOpeners,
} from '../words/talk.ts';

const mostWords = 16;
const mostWordsOfAHeading = 6;
const leastDigitsOfAPhone = 10;
/** The marks that a chat writes around bold and slanted words. */
const emphasis: ReadonlySet<string> = new Set(['*', '_', '~']);

const polite = eitherOf(greetings, asking, askingBehind);
const spoken = eitherOf(polite, addressed);
/** Asking that is no mere politeness: goods follow. */
const buying = without(asking, askingBehind);

function isFigure(token: Token): boolean {
  return token.kind === 'number' || numberWords.has(token.text) || scaleWords.has(token.text);
}

/** `good morning ma`, `thanks so much`, `abeg`; with the name of who is greeted, or a sentence that goes on. */
function greets(tokens: readonly Token[]): boolean {
  let at = 0;
  let isMeant = false;
  let asksForGoods = false;
  while (at < tokens.length) {
    const next = afterPhrase(tokens, at, spoken);
    if (next === at) break;
    isMeant ||= afterPhrase(tokens, at, polite) > at;
    asksForGoods ||= afterPhrase(tokens, at, buying) === next;
    at = next;
  }
  if (at === tokens.length) return isMeant;
  const isName = at === tokens.length - 1 && tokens[at]?.kind === 'word';
  return afterPhrase(tokens, 0, greetings) > 0 && !asksForGoods && (isName || isSentence(tokens, at));
}

/** Words of a sentence that ask for nothing and say no amount. */
function isSentence(tokens: readonly Token[], from: number): boolean {
  const rest = tokens.slice(from);
  const asksForGoods = rest.some(
    (token, step) =>
      isFigure(token) ||
      measureOfWord.has(token.text) ||
      afterPhrase(tokens, from + step, asking) > from + step,
  );
  return !asksForGoods && rest.some(({ text }) => sentenceWords.has(text));
}

function consistsOf(tokens: readonly Token[], words: Phrases, nouns: Phrases): boolean {
  return tokens.some(({ text }) => nouns.has(text)) && tokens.every(({ text }) => words.has(text));
}

/** `my shopping list`, `market list for mummy`, `things to buy`, `for the soup`. */
function heads(tokens: readonly Token[]): boolean {
  if (tokens.some(isFigure)) return false;
  if (consistsOf(tokens, headWords, headNouns)) return true;
  const purpose = tokens.findIndex(({ text }) => text === 'for');
  if (purpose === 0) return tokens.length > 1 && tokens.length <= mostWordsOfAHeading;
  return purpose > 0 && consistsOf(tokens.slice(0, purpose), headWords, headNouns);
}

/** `total 12k`, `my budget na 20,000`, `₦15,000 for everything`. */
function sums(tokens: readonly Token[]): boolean {
  const hasNoun = tokens.some(({ text }) => sumNouns.has(text));
  return hasNoun && tokens.every((token) => isFigure(token) || sumWords.has(token.text));
}

function isAboutTheChat(tokens: readonly Token[]): boolean {
  return tokens.some((_token, at) => afterPhrase(tokens, at, chatNotices) > at);
}

function isPhone(tokens: readonly Token[]): boolean {
  if (tokens.length === 0 || !tokens.every(({ kind }) => kind === 'number')) return false;
  return tokens.map(({ text }) => text.replaceAll(/\D/gu, '')).join('').length >= leastDigitsOfAPhone;
}

/** `For the soup:`: what ends in a colon speaks of the lines below it. */
function endsInColon(tokens: readonly Token[]): boolean {
  const plain = tokens.filter((token) => !isPicture(token) && !emphasis.has(token.text));
  const last = plain.findLastIndex((token) => token.text === ':' || carries(token));
  const before = plain[last - 1];
  const isWord = before?.kind === 'word' && !andWords.has(before.text);
  return plain[last]?.text === ':' && isWord && !tokens.some(isFigure);
}

function withoutOuterAnds(tokens: readonly Token[]): readonly Token[] {
  const first = tokens.findIndex(({ text }) => !andWords.has(text));
  const last = tokens.findLastIndex(({ text }) => !andWords.has(text));
  return tokens.slice(Math.max(0, first), last + 1);
}

/** True for a stretch that only greets, thanks, heads, sums or talks: nobody buys it unless they say so. */
export function isTalk(tokens: readonly Token[]): boolean {
  const words = withoutOuterAnds(tokens.filter(({ kind }) => kind !== 'mark' && kind !== 'sign'));
  if (words.some(({ kind, text }) => kind === 'bracket' && chatNotices.has(text))) return true;
  if (words.length === 0 || words.length > mostWords || words.some(({ kind }) => kind === 'bracket'))
    return false;
  const opened = afterRun(words, 0, spoken);
  return (
    greets(words) ||
    heads(words) ||
    sums(words) ||
    isPhone(words) ||
    isAboutTheChat(words) ||
    afterPhrase(words, opened, talkOpeners) > opened ||
    (endsInColon(tokens) && words.length <= mostWordsOfAHeading)
  );
}
