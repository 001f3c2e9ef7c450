import { afterRun } from '../tokens/phrase.ts';
import type { Token } from '../tokens/tokens.ts';
import { eitherOf } from '../words/phrases.ts';
import { andWords } from '../words/signs.ts';
import { addressed, asking, askingBehind, greetings } from '../words/talk.ts';
import type { Found } from './term.ts';

const inFront = eitherOf(asking, greetings);
const inFrontOfAsking = eitherOf(inFront, addressed);

/** True at the end of a stretch, and before a sign that parts items. */
export function isSignEdge(token: Token | undefined): boolean {
  return token === undefined || (token.kind === 'sign' && (token.text === ',' || token.text === ';'));
}

/** True when an item ends before this place. */
export function isEdge(token: Token | undefined): boolean {
  return isSignEdge(token) || (token !== undefined && andWords.has(token.text));
}

/** The place behind politeness in front of goods; whom it speaks to is passed over only together with it. */
function afterInFront(tokens: readonly Token[], at: number): number {
  const polite = afterRun(tokens, at, inFront);
  const spoken = afterRun(tokens, at, inFrontOfAsking);
  const isPolite = polite > at || tokens.slice(at, spoken).some(({ text }) => asking.has(text));
  return isPolite ? spoken : at;
}

/** Politeness at either end of an item says nothing of the goods. */
export function readPoliteness(tokens: readonly Token[], at: number): Found | null {
  if (isEdge(tokens[at - 1])) {
    const next = afterInFront(tokens, at);
    if (next > at && !isEdge(tokens[next])) return { term: null, next };
  }
  const next = afterRun(tokens, at, askingBehind);
  return next > at && isEdge(tokens[next]) && !isEdge(tokens[at - 1]) ? { term: null, next } : null;
}
