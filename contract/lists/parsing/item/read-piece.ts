import { readItem } from './read-item.ts';
import type { ReadItem } from './finish-item.ts';
import { isTalk } from './talk.ts';
import { readTerms, readTermsWithoutAsides } from '../terms/read-terms.ts';
import type { Term } from '../terms/term.ts';
import type { Token } from '../tokens/tokens.ts';

/**
 * A stretch of a line: goods, words about the item before it, talk that names no goods, unreadable text, or a mere
 * picture.
 */
export type ReadPiece = { is: 'goods'; read: ReadItem } | { is: 'talk' | 'aside' | 'unreadable' | 'nothing' };

const saysHowMuch: ReadonlySet<Term['kind']> = new Set(['number', 'money', 'measure', 'unread', 'article']);

export function readPiece(tokens: readonly Token[]): ReadPiece {
  if (isTalk(tokens)) return { is: 'talk' };
  const terms = readTerms(tokens);
  const read = readItem(terms);
  if (read !== null) return { is: 'goods', read };
  if (terms.every(({ kind }) => kind === 'joining')) return { is: 'nothing' };
  if (terms.some(({ kind }) => kind === 'wish')) return { is: 'aside' };
  if (!terms.some(({ kind }) => kind === 'trader')) return { is: 'unreadable' };
  if (!terms.some(({ kind }) => saysHowMuch.has(kind))) return { is: 'aside' };
  // With an amount and no other name, what looked like somebody's is the name: `mama tomatoes 2 paint`.
  const named = readItem(readTermsWithoutAsides(tokens));
  return named === null ? { is: 'unreadable' } : { is: 'goods', read: named };
}
