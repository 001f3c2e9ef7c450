import type { Language } from '#contract/accounts/schema.ts';
import { english, type AdminChatCopy } from './chats/en.ts';
import { pidgin } from './chats/pcm.ts';

/** The texts of the conversation list of admins; both languages travel with its chunk. */
export const adminChatCopy: Readonly<Record<Language, AdminChatCopy>> = { en: english, pcm: pidgin };
