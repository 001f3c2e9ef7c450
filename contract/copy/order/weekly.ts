import type { Language } from '#contract/accounts/schema.ts';
import { english, type WeeklyCopy } from './weekly/en.ts';
import { pidgin } from './weekly/pcm.ts';

/** The words of weekly lists; both languages travel with their chunk. */
export const weeklyCopy: Readonly<Record<Language, WeeklyCopy>> = { en: english, pcm: pidgin };
