import type { Language } from '#contract/accounts/schema.ts';
import { english, type SecondStepsCopy } from './second-steps/en.ts';
import { pidgin } from './second-steps/pcm.ts';

/** The words of passkeys, authenticators and recovery codes; both languages travel with their chunks. */
export const secondStepsCopy: Readonly<Record<Language, SecondStepsCopy>> = { en: english, pcm: pidgin };
