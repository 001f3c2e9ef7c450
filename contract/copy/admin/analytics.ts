import type { Language } from '#contract/accounts/schema.ts';
import { english, type AnalyticsCopy } from './analytics/en.ts';
import { pidgin } from './analytics/pcm.ts';

/** The words of the screen of figures. */
export const analyticsCopy: Readonly<Record<Language, AnalyticsCopy>> = { en: english, pcm: pidgin };
