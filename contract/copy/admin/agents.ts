import type { Language } from '#contract/accounts/schema.ts';
import { english, type AdminAgentsCopy } from './agents/en.ts';
import { pidgin } from './agents/pcm.ts';

/** The words of the agents’ screen; both languages travel with its chunk. */
export const adminAgentsCopy: Readonly<Record<Language, AdminAgentsCopy>> = { en: english, pcm: pidgin };
