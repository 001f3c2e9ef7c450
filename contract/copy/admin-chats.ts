import type { Language } from '../accounts/schema.ts';
import { english, type InboxCopy } from './admin-chats/en.ts';
import { pidgin } from './admin-chats/pcm.ts';

/** The words of the office's inbox; both languages travel with its chunk. */
export const inboxCopy: Readonly<Record<Language, InboxCopy>> = { en: english, pcm: pidgin };
