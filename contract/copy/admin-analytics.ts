import type { Language } from '../accounts/schema.ts';
import { english, type AnalyticsCopy } from './admin-analytics/en.ts';
import { pidgin } from './admin-analytics/pcm.ts';

/** The words of the screen of figures. */
export const analyticsCopy: Readonly<Record<Language, AnalyticsCopy>> = { en: english, pcm: pidgin };
