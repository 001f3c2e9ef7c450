import type { Language } from '#contract/accounts/schema.ts';
import { english, type SharingCopy } from './sharing/en.ts';
import { pidgin } from './sharing/pcm.ts';

export const sharingCopy: Readonly<Record<Language, SharingCopy>> = { en: english, pcm: pidgin };
