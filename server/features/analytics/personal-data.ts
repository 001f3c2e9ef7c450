import type { PersonalData } from '../../feature.ts';
import { markEndings } from './store-marks.ts';
import { readDaysOf } from './store-people.ts';

/** Figures name nobody; why somebody cancelled is forgotten with their words, so those days are reckoned anew. */
export const analyticsPersonalData: readonly PersonalData[] = [
  { noun: 'analytics', exportFor: readDaysOf, forget: markEndings },
];
