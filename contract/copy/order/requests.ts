import type { Language } from '#contract/accounts/schema.ts';
import { english, type RequestsCopy } from './requests/en.ts';
import { pidgin } from './requests/pcm.ts';

/** The words of lists that are not typed; both languages travel with their chunk. */
export const requestsCopy: Readonly<Record<Language, RequestsCopy>> = { en: english, pcm: pidgin };
