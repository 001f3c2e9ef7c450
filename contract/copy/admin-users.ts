import type { Language } from '../accounts/schema.ts';
import { english, type UsersCopy } from './admin-users/en.ts';
import { pidgin } from './admin-users/pcm.ts';

/** The words of the screen of people; both languages travel with its chunk. */
export const usersCopy: Readonly<Record<Language, UsersCopy>> = { en: english, pcm: pidgin };
