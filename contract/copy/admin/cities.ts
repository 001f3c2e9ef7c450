import type { Language } from '#contract/accounts/schema.ts';
import { english, type CitiesCopy } from './cities/en.ts';
import { pidgin } from './cities/pcm.ts';

/** The words of cities for staff; both languages travel with the screens that show them. */
export const citiesCopy: Readonly<Record<Language, CitiesCopy>> = { en: english, pcm: pidgin };
