import { foldBrackets } from './tokens/brackets.ts';
import { charactersOf, linesOf } from './tokens/characters.ts';
import { piecesOf } from './pieces.ts';
import { readItem } from './item/read-item.ts';
import { readTerms } from './terms/read-terms.ts';
import type { ListItem } from '../schema.ts';
import { tokenize, type Token } from './tokens/tokens.ts';

/** What cannot be read is kept under its own words, once, for a person to put right. */
function unreadable(raw: string): ListItem {
  const name = raw.toLowerCase().split(/\s+/u).join(' ');
  return { raw, name, quantity: 1, measure: null, capKobo: null, note: '', unsure: ['name'] };
}

function itemOf(characters: readonly string[], tokens: readonly Token[]): ListItem {
  const raw = characters.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0).join('');
  const read = readItem(readTerms(tokens));
  if (read === null) return unreadable(raw);
  const { name, quantity, measure, capKobo, note, unsure } = read;
  return { raw, name, quantity, measure, capKobo, note, unsure };
}

function parseLine(line: string): ListItem[] {
  const characters = charactersOf(line);
  const tokens = tokenize(characters);
  if (tokens.length === 0) return [];
  const pieces = piecesOf(foldBrackets(tokens));
  return pieces.length === 0
    ? [itemOf(characters, tokens)]
    : pieces.map((piece) => itemOf(characters, piece));
}

/** Reads a shopping list as it was written into items. Every line that is not blank becomes at least one. */
export function parseShoppingList(text: string): ListItem[] {
  return linesOf(text).flatMap(parseLine);
}
