import { messageHead, messageTail } from './chat.ts';

const letterOrNumber = /[\p{L}\p{Nd}\p{Nl}]/u;
const combining = /\p{M}/u;
const space = /\s/u;
const control = /\p{Cc}/u;
const loneSurrogate = /\p{Cs}/u;
const variationOrKeycap = /[\u{FE00}-\u{FE0F}\u{20E3}]/u;
const lineBreak = new RegExp(
  `\\r\\n|[\\n\\r\\v\\f\\u0085\\u2028\\u2029]|${messageHead}|${messageTail}`,
  'iu',
);

/** The lines of a text. Each message of a copied chat begins one; who sent it when, and that it was changed, is no part of it. */
export function linesOf(text: string): string[] {
  return text.split(lineBreak);
}

/** A line as characters. Control characters become spaces, since nothing may keep them, and half characters the mark for "unreadable". */
export function charactersOf(line: string): string[] {
  return Array.from(line, (character) => {
    if (control.test(character)) return ' ';
    return loneSurrogate.test(character) ? '\u{FFFD}' : character;
  });
}

export function isSpace(character: string | undefined): boolean {
  return character !== undefined && space.test(character);
}

export function isDigit(character: string | undefined): boolean {
  return character !== undefined && character.length === 1 && character >= '0' && character <= '9';
}

export function isLetter(character: string | undefined): boolean {
  return character !== undefined && !isDigit(character) && letterOrNumber.test(character);
}

/** An accent that belongs to the letter before it, as in Yorùbá; not the invisible part of an emoji. */
export function isAccent(character: string | undefined): boolean {
  return character !== undefined && combining.test(character) && !variationOrKeycap.test(character);
}

/** The end of a keycap such as 1️⃣ that begins here, if one does. */
export function keycapEnd(characters: readonly string[], at: number): number | null {
  if (!isDigit(characters[at])) return null;
  const cap = characters[at + 1] === '\u{FE0F}' ? at + 2 : at + 1;
  return characters[cap] === '\u{20E3}' ? cap + 1 : null;
}
