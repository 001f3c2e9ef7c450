import type { Language } from '#contract/accounts/schema.ts';
import { english, type AdminSearchCopy } from './search/en.ts';
import { pidgin } from './search/pcm.ts';

/** The words of the one search; both languages travel with the admin frame. */
export const adminSearchCopy: Readonly<Record<Language, AdminSearchCopy>> = { en: english, pcm: pidgin };
