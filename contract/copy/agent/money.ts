import type { Language } from '#contract/accounts/schema.ts';
import { english, type AgentMoneyCopy } from './money/en.ts';
import { pidgin } from './money/pcm.ts';

/** The words of the house's money in an agent's hand, and of what agents earn; agents and staff download them. */
export const agentMoneyCopy: Readonly<Record<Language, AgentMoneyCopy>> = { en: english, pcm: pidgin };
