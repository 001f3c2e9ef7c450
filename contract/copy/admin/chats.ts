import type { Language } from '#contract/accounts/schema.ts';
import { english, type InboxCopy } from './chats/en.ts';
import { pidgin } from './chats/pcm.ts';

/** The words of the office's inbox; both languages travel with its chunk. */
export const inboxCopy: Readonly<Record<Language, InboxCopy>> = { en: english, pcm: pidgin };
