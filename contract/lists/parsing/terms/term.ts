import type { UnsurePart } from '#contract/lists/schema.ts';
import type { Measure } from '#contract/measures/measures.ts';

type PlainKind =
  | 'wish'
  | 'trader'
  | 'size'
  | 'known'
  | 'word'
  | 'each'
  | 'about'
  | 'article'
  | 'of'
  | 'joining';

/** Meaning of a stretch of tokens, before the item decides what to make of it. */
export type Term =
  | { kind: 'number'; text: string; value: number; counts: boolean; touches: boolean }
  | { kind: 'money'; text: string; kobo: number }
  | { kind: 'measure'; text: string; measure: Measure; isFood: boolean }
  | { kind: 'price'; text: string; firm: boolean; worth: boolean }
  | { kind: 'unread'; text: string; part: UnsurePart }
  | { kind: 'bracket'; text: string; hasNumber: boolean }
  | { [Kind in PlainKind]: { kind: Kind; text: string } }[PlainKind];

export type TermOf<Kind extends Term['kind']> = Extract<Term, { kind: Kind }>;

/** A term, or a stretch that says nothing, and the token after it. */
export interface Found<Value = Term | null> {
  term: Value;
  next: number;
}
