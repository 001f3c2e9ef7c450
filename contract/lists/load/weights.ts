import * as z from 'zod/mini';
import { measureOfWord, twoWordMeasures } from '../parsing/words/measures.ts';
import { measure, measures, type Measure } from '#contract/measures/measures.ts';
import { mostGramsPerMeasure, weightMeasures, writtenGrams } from './load-class.ts';

/** The weight of one measure of an item. */
export const measureWeight = z.strictObject({
  measure: measure.check(z.refine((one) => !weightMeasures.includes(one))),
  grams: z.int().check(z.minimum(1), z.maximum(mostGramsPerMeasure)),
});
export type MeasureWeight = z.output<typeof measureWeight>;

/** One weight a measure. */
export const measureWeights = z
  .array(measureWeight)
  .check(z.maxLength(measures.length))
  .check(z.refine((weights) => new Set(weights.map((one) => one.measure)).size === weights.length));

/** A measure and its weight: `paint 4 kg`, `sachet: 70g`. */
const writtenWeight = /^(\p{L}+(?: \p{L}+)?)\s*(?:[:=]\s*)?(\d{1,6}(?:\.\d{1,3})?)\s*(kg|g)$/iu;

/** The weights that somebody wrote, one on a line or parted by commas; nothing where one cannot be read. */
export function readWeights(text: string): MeasureWeight[] | undefined {
  const read = text
    .split(/[\n,]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(readWeight);
  const known = measureWeights.safeParse(read);
  return known.success ? known.data : undefined;
}

function readWeight(part: string): { measure: Measure | undefined; grams: number } | undefined {
  const [, name = '', amount = '', unit = ''] = writtenWeight.exec(part) ?? [];
  const word = name.toLowerCase();
  if (word === '') return undefined;
  return {
    measure: measureOfWord.get(word) ?? twoWordMeasures.get(word),
    grams: Math.round(Number(amount) * (unit.toLowerCase() === 'kg' ? 1000 : 1)),
  };
}

/** The same as somebody would write them, the lightest first. */
export function writtenWeights(weights: readonly MeasureWeight[]): string {
  return weights
    .toSorted((one, other) => one.grams - other.grams)
    .map((one) => `${one.measure} ${writtenGrams(one.grams)}`)
    .join('\n');
}
