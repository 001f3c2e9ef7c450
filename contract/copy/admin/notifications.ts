import type { Language } from '#contract/accounts/schema.ts';
import { english, type AdminNoticesCopy } from './notifications/en.ts';
import { pidgin } from './notifications/pcm.ts';

/** The words of the screen that tells many people something; both languages travel with its chunk. */
export const adminNoticesCopy: Readonly<Record<Language, AdminNoticesCopy>> = { en: english, pcm: pidgin };
