import type { Language } from '#contract/accounts/schema.ts';
import { english, type OfficeNoticesCopy } from './notifications/en.ts';
import { pidgin } from './notifications/pcm.ts';

/** The words of the screen that tells many people something; both languages travel with its chunk. */
export const officeNoticesCopy: Readonly<Record<Language, OfficeNoticesCopy>> = { en: english, pcm: pidgin };
