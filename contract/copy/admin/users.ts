import type { Language } from '#contract/accounts/schema.ts';
import { english, type UsersCopy } from './users/en.ts';
import { pidgin } from './users/pcm.ts';

/** The words of the screen of people; both languages travel with its chunk. */
export const usersCopy: Readonly<Record<Language, UsersCopy>> = { en: english, pcm: pidgin };
