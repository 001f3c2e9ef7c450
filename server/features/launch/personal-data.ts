import type { PersonalData } from '#server/feature.ts';
import { deleteSubscribersOf, readSubscribersOf } from './store-subscribers.ts';

export const launchPersonalData: readonly PersonalData[] = [
  { noun: 'earlyAccess', exportFor: readSubscribersOf, forget: deleteSubscribersOf },
];
