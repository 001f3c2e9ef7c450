import type { Language } from '#contract/accounts/schema.ts';
import { english, type OriginalCopy } from './en-original.ts';
import { pidgin } from './pcm-original.ts';

/** The words beside a voice note and photos; both languages travel with their chunk. */
export const originalCopy: Readonly<Record<Language, OriginalCopy>> = { en: english, pcm: pidgin };
