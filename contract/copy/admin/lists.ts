import type { Language } from '#contract/accounts/schema.ts';
import { english, type AdminListsCopy } from './lists/en.ts';
import { pidgin } from './lists/pcm.ts';

/** The words of the transcription queue; both languages travel with its chunk. */
export const adminListsCopy: Readonly<Record<Language, AdminListsCopy>> = { en: english, pcm: pidgin };
