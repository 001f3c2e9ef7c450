import type { UnsurePart } from '#contract/lists/schema.ts';
import type { Measure } from '#contract/measures/measures.ts';

/** A word on its way into the name. A bare measure waits there until it is known whether the amount needs it. */
export interface NamePart {
  text: string;
  kind: 'word' | 'kept' | 'joining' | 'measure';
  measure: Measure | null;
  isFood: boolean;
  /** Right behind a weight (`50kg bag`) a measure is what the weight comes in, not what is counted. */
  behindWeight: boolean;
}

export interface Amount {
  value: number;
  measure: Measure | null;
  measureText: string;
  measureIsFood: boolean;
}

/** An item while its terms are being read. */
export interface Draft {
  name: NamePart[];
  /** Parts of the name that are words of their own, not measures or numbers. */
  words: number;
  notes: string[];
  amount: Amount | null;
  kobo: number | null;
  each: string | null;
  unsure: Set<UnsurePart>;
  /** The next number is money, because a price word said so. */
  awaitsMoney: boolean;
  /** The places right behind the last sum and the last weight. */
  moneyEnd: number;
  weightEnd: number;
  bracketHasNumber: boolean;
}

export function emptyDraft(): Draft {
  return {
    name: [],
    words: 0,
    notes: [],
    amount: null,
    kobo: null,
    each: null,
    unsure: new Set(),
    awaitsMoney: false,
    moneyEnd: -1,
    weightEnd: -1,
    bracketHasNumber: false,
  };
}

export function addWord(draft: Draft, text: string, kind: 'word' | 'kept'): void {
  draft.name.push({ text, kind, measure: null, isFood: false, behindWeight: false });
  draft.words += 1;
}

export function addJoining(draft: Draft, text: string): void {
  draft.name.push({ text, kind: 'joining', measure: null, isFood: false, behindWeight: false });
}
