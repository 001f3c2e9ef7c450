import type { Language } from '#contract/accounts/schema.ts';
import { english, type ErrandCopy } from './errand/en.ts';
import { pidgin } from './errand/pcm.ts';

/** The words of parcels and tasks for who ordered them, where those of a list for a market do not hold. */
export const errandCopy: Readonly<Record<Language, ErrandCopy>> = { en: english, pcm: pidgin };
