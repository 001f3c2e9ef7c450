import type { Language } from '../accounts/schema.ts';
import { english, type AdminCopy } from './admin/en.ts';
import { pidgin } from './admin/pcm.ts';

/** The words of the admin screens; both languages travel with their chunks, and no customer downloads them. */
export const adminCopy: Readonly<Record<Language, AdminCopy>> = { en: english, pcm: pidgin };
