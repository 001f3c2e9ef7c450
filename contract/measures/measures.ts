import * as z from 'zod/mini';

/** Measures that markets sell by. */
export const measures = [
  'mudu',
  'congo',
  'derica',
  'cup',
  'tin',
  'paint',
  'bag',
  'sack',
  'basket',
  'tuber',
  'bunch',
  'heap',
  'portion',
  'wrap',
  'piece',
  'pack',
  'packet',
  'sachet',
  'carton',
  'crate',
  'bottle',
  'keg',
  'gallon',
  'loaf',
  'head',
  'stick',
  'kg',
  'g',
  'litre',
] as const;

export type Measure = (typeof measures)[number];
export const measure = z.enum(measures);

/** Measures to choose among: the usual ones of a place first, in its order, then the others. */
export function measuresFirst(usual: readonly Measure[]): readonly Measure[] {
  return [...usual, ...measures.filter((one) => !usual.includes(one))];
}
