import type { Token } from './tokens.ts';
import { bullets, numberingTails } from '../words/signs.ts';

const longestNumbering = 3;
const keycap = '\u{20E3}';
const drawnAsPicture = '\u{FE0F}';

/** False for dots, dashes and pictures, which mean nothing in an item. */
export function carries(token: Token): boolean {
  if (token.kind === 'mark') return false;
  return token.kind !== 'sign' || (!bullets.has(token.text) && !',;('.includes(token.text));
}

/** A picture says nothing that can be read, but a person put it there. */
export function isPicture(token: Token): boolean {
  return token.kind === 'mark' && !bullets.has(token.text);
}

function isPlace(token: Token | undefined): boolean {
  if (token === undefined || token.text.length > longestNumbering) return false;
  return /^[0-9]*$/.test(token.text);
}

function isLoneLetter(token: Token | undefined): boolean {
  return token !== undefined && token.text.length === 1 && token.text >= 'a' && token.text <= 'z';
}

/** The token after one piece of numbering: `1.`, `2)`, `(3)`, `a)`, `[x]`, `-`, `•`; the same place when there is none. */
function afterOne(tokens: readonly Token[], at: number, end: number): number {
  const token = tokens[at];
  const tail = at + 1 < end ? tokens[at + 1] : undefined;
  if (token === undefined) return at;
  if (token.kind === 'bracket')
    return token.text === '' || token.text === 'x' || isPlace(token) ? at + 1 : at;
  const touching = tail !== undefined && !tail.spaced && numberingTails.has(tail.text);
  if (touching && token.kind === 'number' && isPlace(token)) {
    const hyphenated = tail.text === '-' && at + 2 < end && tokens[at + 2]?.spaced === false;
    return hyphenated ? at : at + 2;
  }
  if (touching && tail.text === ')' && isLoneLetter(token)) return at + 2;
  if (!bullets.has(token.text) && !token.text.endsWith(keycap)) return at;
  return tail?.text === drawnAsPicture ? at + 2 : at + 1;
}

/** Numbering that stands behind a picture: the tomato of `🍅 - 2 baskets` is not passed over, the one of `🍅 1. rice` is. */
function afterPictureAndPlace(tokens: readonly Token[], at: number, end: number): number {
  let place = at;
  while (place < end && tokens[place]?.kind === 'mark') place += 1;
  if (place === at || place === end) return at;
  const next = afterOne(tokens, place, end);
  return next === place ? at : next;
}

/**
 * The first token of an item proper. Numbering is passed over however often it was pasted, unless no word would
 * remain; a picture in front is kept, since it may be all that names the item.
 */
export function afterNumbering(tokens: readonly Token[], from: number, end: number): number {
  let start = from;
  for (let next = -1; next !== start && start < end;) {
    next = start;
    start = afterOne(tokens, next, end);
    if (start === next) start = afterPictureAndPlace(tokens, next, end);
  }
  return tokens.slice(start, end).some(carries) ? start : from;
}
