import type { Language } from '../accounts/schema.ts';
import { english, type AdminAgentsCopy } from './admin-agents/en.ts';
import { pidgin } from './admin-agents/pcm.ts';

/** The words of the agents’ screen; both languages travel with its chunk. */
export const adminAgentsCopy: Readonly<Record<Language, AdminAgentsCopy>> = { en: english, pcm: pidgin };
