import type { Language } from '#contract/accounts/schema.ts';
import { english, type RoundCopy } from './round/en.ts';
import { pidgin } from './round/pcm.ts';

/** The words of the morning’s round; admins and agents download them. */
export const roundCopy: Readonly<Record<Language, RoundCopy>> = { en: english, pcm: pidgin };
