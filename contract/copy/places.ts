import type { Language } from '../accounts/schema.ts';
import { english, type PlacesCopy } from './places/en.ts';
import { pidgin } from './places/pcm.ts';

/** The words of the places that an account keeps; both languages travel with the screens that show them. */
export const placesCopy: Readonly<Record<Language, PlacesCopy>> = { en: english, pcm: pidgin };
