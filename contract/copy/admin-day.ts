import type { Language } from '../accounts/schema.ts';
import { english, type AdminDayCopy } from './admin-day/en.ts';
import { pidgin } from './admin-day/pcm.ts';

/** The words of the day’s queue and numbers; both languages travel with their chunk. */
export const adminDayCopy: Readonly<Record<Language, AdminDayCopy>> = { en: english, pcm: pidgin };
