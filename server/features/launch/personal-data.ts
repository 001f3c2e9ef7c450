import type { PersonalData } from '#server/feature.ts';
import { deleteSubscribersOf, readSubscribersOf } from './early-access/store.ts';

export const launchPersonalData: readonly PersonalData[] = [
  { noun: 'earlyAccess', exportFor: readSubscribersOf, forget: deleteSubscribersOf },
];
