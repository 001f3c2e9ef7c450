import type { Language } from '../accounts/schema.ts';
import { english, type PayCopy } from './payments/en.ts';
import { pidgin } from './payments/pcm.ts';

/** The words of paying and of credit, for customers. */
export const payCopy: Readonly<Record<Language, PayCopy>> = { en: english, pcm: pidgin };
