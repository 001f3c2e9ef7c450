import type { Language } from '#contract/accounts/schema.ts';
import { english, type AdminMarketsCopy } from './markets/en.ts';
import { pidgin } from './markets/pcm.ts';

/** The words of the screen on which markets, their calendar and their prices are kept. */
export const adminMarketsCopy: Readonly<Record<Language, AdminMarketsCopy>> = { en: english, pcm: pidgin };
