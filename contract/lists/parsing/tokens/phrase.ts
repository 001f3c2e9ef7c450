import type { Token } from './tokens.ts';
import type { Phrases } from '../words/phrases.ts';
import { longestPhrase } from '../words/talk.ts';

/** The place behind the longest of these phrases that begins here; the same place where none does. */
export function afterPhrase(tokens: readonly Token[], at: number, phrases: Phrases): number {
  const first = tokens[at];
  if (first === undefined || first.kind !== 'word' || !phrases.opens(first.text)) return at;
  let text = '';
  let found = at;
  for (let end = at; end < at + longestPhrase; end += 1) {
    const token = tokens[end];
    if (token === undefined || token.kind !== 'word') break;
    text = text === '' ? token.text : `${text} ${token.text}`;
    if (phrases.has(text)) found = end + 1;
  }
  return found;
}

const mostInARun = 6;

/** The place behind a run of these phrases. A run has an end, so that each place of a line looks only so far ahead. */
export function afterRun(tokens: readonly Token[], at: number, phrases: Phrases): number {
  let next = at;
  for (let count = 0; count < mostInARun; count += 1) {
    const after = afterPhrase(tokens, next, phrases);
    if (after === next) break;
    next = after;
  }
  return next;
}
