import type { PersonalData } from '#server/feature.ts';
import { forgetListener, readForExport } from './store-personal.ts';

export const notificationsPersonalData: readonly PersonalData[] = [
  { noun: 'notifications', exportFor: readForExport, forget: forgetListener },
];
