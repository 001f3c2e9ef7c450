import type { Language } from '#contract/accounts/schema.ts';
import { english, type ErrandsCopy } from './errands/en.ts';
import { pidgin } from './errands/pcm.ts';

/** The words of parcels and of things to do; both languages travel with their chunk. */
export const errandsCopy: Readonly<Record<Language, ErrandsCopy>> = { en: english, pcm: pidgin };
