import type { PersonalData } from '#server/feature.ts';
import { forgetPhones, readForExport } from './store/export-and-forget.ts';

export const phonesPersonalData: readonly PersonalData[] = [
  { noun: 'phones', exportFor: readForExport, forget: forgetPhones },
];
