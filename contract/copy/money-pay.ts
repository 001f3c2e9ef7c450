import type { Language } from '../accounts/schema.ts';
import { english, type PayCopy } from './money/pay-en.ts';
import { pidgin } from './money/pay-pcm.ts';

/** The words of paying and of credit, for customers. */
export const payCopy: Readonly<Record<Language, PayCopy>> = { en: english, pcm: pidgin };
