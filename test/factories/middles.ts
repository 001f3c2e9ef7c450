import type { Place } from '#contract/areas.ts';

/** Middles of zones that the first migration brings. */
export const lifeCamp: Place = { latitude: 9.0785, longitude: 7.4005 };
export const gwarinpa: Place = { latitude: 9.1085, longitude: 7.4045 };
export const jabi: Place = { latitude: 9.0705, longitude: 7.4225 };
export const utako: Place = { latitude: 9.0665, longitude: 7.4415 };
