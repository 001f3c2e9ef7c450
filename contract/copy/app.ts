import type { Language } from '../accounts/schema.ts';
import { english, type AppCopy } from './app/en.ts';
import { pidgin } from './app/pcm.ts';

/** The words of installing, starting and renewing the app. */
export const appCopy: Readonly<Record<Language, AppCopy>> = { en: english, pcm: pidgin };
