import type { Measure } from '../measures/measures.ts';

const unchanging: ReadonlySet<Measure> = new Set(['mudu', 'congo', 'derica', 'kg', 'g']);
const irregular: Partial<Record<Measure, string>> = { bunch: 'bunches', loaf: 'loaves' };

/** A measure as English says it of so many; Pidgin says it as it is. */
export function measureInEnglish(measure: Measure, quantity: number): string {
  if (quantity <= 1 || unchanging.has(measure)) return measure;
  return irregular[measure] ?? `${measure}s`;
}

/** Money that is all a customer said of an item: so much of it is bought as that pays for. */
export const worthInEnglish = (money: string): string => `${money} worth`;
export const worthInPidgin = (money: string): string => `${money} own`;
