import type { Language } from '#contract/accounts/schema.ts';
import { english, type SavedListsCopy } from './saved-lists/en.ts';
import { pidgin } from './saved-lists/pcm.ts';

/** The words of the lists that an account saves; both languages travel with the screen that shows them. */
export const savedListsCopy: Readonly<Record<Language, SavedListsCopy>> = { en: english, pcm: pidgin };
