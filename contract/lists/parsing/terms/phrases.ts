import type { Found } from './term.ts';
import type { Token } from '../tokens/tokens.ts';
import { measureOfWord } from '../words/measures.ts';
import { eachWords, perWords, priceWords, worthWords } from '../words/money.ts';
import { afterSize, beforeSize, betweenSizes, sizeWords } from '../words/sizes.ts';

const longestPricePhrase = 3;
const mostWordsBeforeSize = 3;

function phraseAt(tokens: readonly Token[], at: number, length: number): string {
  return tokens
    .slice(at, at + length)
    .map((token) => token.text)
    .join(' ');
}

function readPrice(tokens: readonly Token[], at: number): Found | null {
  for (let length = Math.min(longestPricePhrase, tokens.length - at); length > 0; length -= 1) {
    const text = phraseAt(tokens, at, length);
    const firmness = priceWords.get(text);
    if (firmness === undefined) continue;
    return {
      term: { kind: 'price', text, firm: firmness === 'firm', worth: worthWords.has(text) },
      next: at + length,
    };
  }
  return null;
}

function readEach(tokens: readonly Token[], at: number): Found | null {
  const text = tokens[at]?.text ?? '';
  if (eachWords.has(text)) return { term: { kind: 'each', text }, next: at + 1 };
  const counted = tokens[at + 1]?.text ?? '';
  const perOne =
    perWords.has(text) && (counted === 'one' || counted === 'item' || measureOfWord.has(counted));
  return perOne ? { term: { kind: 'each', text: `${text} ${counted}` }, next: at + 2 } : null;
}

function readSize(tokens: readonly Token[], at: number): Found | null {
  const is = (words: ReadonlySet<string>, place: number) => words.has(tokens[place]?.text ?? '');
  let next = at;
  while (next - at < mostWordsBeforeSize && is(beforeSize, next)) next += 1;
  if (!is(sizeWords, next)) return null;
  while (is(sizeWords, next) || (is(betweenSizes, next) && is(sizeWords, next + 1))) next += 1;
  if (is(afterSize, next)) next += 1;
  return { term: { kind: 'size', text: phraseAt(tokens, at, next - at) }, next };
}

/** Phrases that are money's or a size's way of speaking. */
export function readPhrase(tokens: readonly Token[], at: number): Found | null {
  return readPrice(tokens, at) ?? readEach(tokens, at) ?? readSize(tokens, at);
}
