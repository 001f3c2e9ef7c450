import type { Language } from '#contract/accounts/schema.ts';
import { english, type HistoryCopy } from './history/en.ts';
import { pidgin } from './history/pcm.ts';

/** The words of who changed what; both languages travel with its chunk. */
export const historyCopy: Readonly<Record<Language, HistoryCopy>> = { en: english, pcm: pidgin };
