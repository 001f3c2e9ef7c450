import type { Language } from '#contract/accounts/schema.ts';
import { english, type AdminMoneyCopy } from './money/en.ts';
import { pidgin } from './money/pcm.ts';

/** The words of those who look after money; staff alone download them. */
export const adminMoneyCopy: Readonly<Record<Language, AdminMoneyCopy>> = { en: english, pcm: pidgin };
