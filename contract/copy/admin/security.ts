import type { Language } from '#contract/accounts/schema.ts';
import { english, type SecurityCopy } from './security/en.ts';
import { pidgin } from './security/pcm.ts';

/** The words of the security log; both languages travel with its chunk. */
export const securityCopy: Readonly<Record<Language, SecurityCopy>> = { en: english, pcm: pidgin };
