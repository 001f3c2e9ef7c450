import type { Language } from '#contract/accounts/schema.ts';
import { english, type AdminDayCopy } from './day/en.ts';
import { pidgin } from './day/pcm.ts';

/** The words of the day’s queue and numbers; both languages travel with their chunk. */
export const adminDayCopy: Readonly<Record<Language, AdminDayCopy>> = { en: english, pcm: pidgin };
