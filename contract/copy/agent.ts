import type { Language } from '../accounts/schema.ts';
import { english, type AgentCopy } from './agent/en.ts';
import { pidgin } from './agent/pcm.ts';

/** The words of the screens that agents work with; both languages travel with their chunks, and no customer downloads them. */
export const agentCopy: Readonly<Record<Language, AgentCopy>> = { en: english, pcm: pidgin };
