import type { Language } from '#contract/accounts/schema.ts';
import { english, type TalkCopy } from './talk/en.ts';
import { pidgin } from './talk/pcm.ts';

/** The words of a conversation for those who talk in it; both languages travel with their chunks. */
export const talkCopy: Readonly<Record<Language, TalkCopy>> = { en: english, pcm: pidgin };
