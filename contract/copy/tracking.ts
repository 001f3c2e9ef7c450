import type { Language } from '../accounts/schema.ts';
import { english, type TrackingCopy } from './tracking/en.ts';
import { pidgin } from './tracking/pcm.ts';

/** The words of the screens that follow an order; both languages travel with their chunks. */
export const trackingCopy: Readonly<Record<Language, TrackingCopy>> = { en: english, pcm: pidgin };
