import type { Language } from '#contract/accounts/schema.ts';
import { english, type AppNoticesCopy } from './notices/en.ts';
import { pidgin } from './notices/pcm.ts';

/** The words around notices on a device: switching them on, which ones, by which way, and when not. */
export const appNoticesCopy: Readonly<Record<Language, AppNoticesCopy>> = { en: english, pcm: pidgin };
