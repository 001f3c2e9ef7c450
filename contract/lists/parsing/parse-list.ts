import { foldBrackets } from './tokens/brackets.ts';
import { charactersOf, linesOf } from './tokens/characters.ts';
import { piecesOf } from './pieces.ts';
import { readPiece } from './item/read-piece.ts';
import { namesNothing } from './item/names-nothing.ts';
import type { ReadItem } from './item/finish-item.ts';
import { mostRaw, type ListItem } from '../schema.ts';
import { tokenize, type Token } from './tokens/tokens.ts';

/** Unreadable text becomes an item under its own words, for a person to correct. */
function unreadable(raw: string): ListItem {
  const name = raw.toLowerCase().split(/\s+/u).join(' ');
  return { raw, name, quantity: 1, measure: null, capKobo: null, note: '', unsure: ['name'] };
}

/** An item, and whether it is only a wish about the one before it. */
interface Reading {
  item: ListItem;
  isAside: boolean;
}

function readingOf(characters: readonly string[], tokens: readonly Token[]): Reading {
  const raw = characters.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0).join('');
  const piece = readPiece(tokens);
  switch (piece.is) {
    case 'goods':
      return { item: itemOf(raw, piece.read), isAside: false };
    case 'talk':
    case 'aside':
      return { item: { ...unreadable(raw), unsure: ['item'] }, isAside: piece.is === 'aside' };
    case 'unreadable':
    case 'nothing':
      return {
        item: namesNothing(tokens) ? { ...unreadable(raw), unsure: ['item'] } : unreadable(raw),
        isAside: false,
      };
  }
}

function itemOf(raw: string, read: ReadItem): ListItem {
  const { name, quantity, measure, capKobo, note, unsure } = read;
  return { raw, name, quantity, measure, capKobo, note, unsure };
}

/** A wish on a line of its own goes to the item before it, whose text it joins; with no such item it stays. */
function withAsides(readings: readonly Reading[]): ListItem[] {
  const items: ListItem[] = [];
  for (const { item, isAside } of readings) {
    const before = items.at(-1);
    const joined = isAside && before !== undefined ? `${before.raw}; ${item.raw}` : '';
    const both = joined === '' || joined.length > mostRaw ? [] : parseLine(joined);
    if (both.length === 1 && both[0] !== undefined) items[items.length - 1] = both[0].item;
    else items.push(item);
  }
  return items;
}

function parseLine(line: string): Reading[] {
  const characters = charactersOf(line);
  const tokens = tokenize(characters);
  if (tokens.length === 0) return [];
  const pieces = piecesOf(foldBrackets(tokens));
  return pieces.length === 0
    ? [readingOf(characters, tokens)]
    : pieces.map((piece) => readingOf(characters, piece));
}

/** Reads a shopping list as it was written into items. Every line that is not blank becomes at least one. */
export function parseShoppingList(text: string): ListItem[] {
  return withAsides(linesOf(text).flatMap(parseLine));
}
