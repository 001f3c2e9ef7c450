import type { Language } from '#contract/accounts/schema.ts';
import { english, type BoardCopy } from './board/en.ts';
import { pidgin } from './board/pcm.ts';

/** The words of the live board; staff alone download them. */
export const boardCopy: Readonly<Record<Language, BoardCopy>> = { en: english, pcm: pidgin };
