import type { Measure } from '#contract/measures/measures.ts';

/** The load of a whole list, as a fee and a vehicle take it. */
export const loadClasses = ['light', 'bag', 'heavy'] as const;
export type LoadClass = (typeof loadClasses)[number];

/** Two full shopping bags, one in each hand. */
export const mostLightGrams = 15_000;
/** A sack that one person lifts alone; a bag of rice is heavier. */
export const mostBagGrams = 30_000;

/** The heaviest single measure that the catalogue knows: more is a slip of the thumb. */
export const mostGramsPerMeasure = 250_000;

/** Measures that weigh the same whatever is in them. A litre is counted as water where the item has no weight of its own. */
const generalGrams: Partial<Record<Measure, number>> = { kg: 1000, g: 1, litre: 1000 };

/** Measures that are weights themselves, so that no item has another one for them. */
export const weightMeasures: readonly Measure[] = ['kg', 'g'];

/** Facts that a line is weighed by. */
export interface Weighed {
  /** The measure that was said, else the usual one of its item. */
  measure: Measure | null;
  /** The catalogue's grams for one measure of the item. */
  gramsPerMeasure: number | null;
}

interface WeighedLine extends Weighed {
  quantity: number;
}

/** The weight of a line in whole grams; null where nobody knows what one measure of it weighs. */
export function gramsOfLine({ quantity, measure, gramsPerMeasure }: WeighedLine): number | null {
  const grams = gramsPerMeasure ?? (measure === null ? undefined : generalGrams[measure]);
  return grams === undefined ? null : Math.round(quantity * grams);
}

/** The known weights together: what nobody can weigh counts nothing, and is not charged for later either. */
export function gramsOfList(lines: readonly (number | null)[]): number {
  return lines.reduce<number>((sum, grams) => sum + (grams ?? 0), 0);
}

export function loadClassOf(grams: number): LoadClass {
  if (grams <= mostLightGrams) return 'light';
  return grams <= mostBagGrams ? 'bag' : 'heavy';
}

export function writtenGrams(grams: number): string {
  return grams < 1000 ? `${grams} g` : `${grams / 1000} kg`;
}
