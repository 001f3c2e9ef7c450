import type { Language } from '#contract/accounts/schema.ts';
import { english, type DeskCopy } from './money/en.ts';
import { pidgin } from './money/pcm.ts';

/** The words of those who look after money; staff alone download them. */
export const deskCopy: Readonly<Record<Language, DeskCopy>> = { en: english, pcm: pidgin };
