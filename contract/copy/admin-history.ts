import type { Language } from '../accounts/schema.ts';
import { english, type HistoryCopy } from './admin-history/en.ts';
import { pidgin } from './admin-history/pcm.ts';

/** The words of who changed what; both languages travel with its chunk. */
export const historyCopy: Readonly<Record<Language, HistoryCopy>> = { en: english, pcm: pidgin };
