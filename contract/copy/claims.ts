import type { Language } from '../accounts/schema.ts';
import { english, type ClaimsCopy } from './claims/en.ts';
import { pidgin } from './claims/pcm.ts';

/** The words of claims after delivery; both languages travel with the chunks that show an order. */
export const claimsCopy: Readonly<Record<Language, ClaimsCopy>> = { en: english, pcm: pidgin };
