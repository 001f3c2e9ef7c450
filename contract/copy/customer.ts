import type { Language } from '../accounts/schema.ts';
import { english, type CustomerCopy } from './customer/en.ts';
import { pidgin } from './customer/pcm.ts';

/** The words of the signed-in screens; both languages travel with their chunks. */
export const customerCopy: Readonly<Record<Language, CustomerCopy>> = { en: english, pcm: pidgin };
