import type { Language } from '#contract/accounts/schema.ts';
import { english, type StopCopy } from './stop/en.ts';
import { pidgin } from './stop/pcm.ts';

/** The words of parcels and tasks, from the offer to what becomes of a parcel that nobody took. */
export const stopCopy: Readonly<Record<Language, StopCopy>> = { en: english, pcm: pidgin };
