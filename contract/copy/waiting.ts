import type { Language } from '../accounts/schema.ts';
import { english, type WaitingCopy } from './waiting/en.ts';
import { pidgin } from './waiting/pcm.ts';

/** The words of what waits on a phone; both languages travel with their chunks. */
export const waitingCopy: Readonly<Record<Language, WaitingCopy>> = { en: english, pcm: pidgin };
