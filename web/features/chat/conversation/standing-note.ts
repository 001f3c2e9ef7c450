import { isOrderOver } from '#contract/chat/rules.ts';
import type { Conversation } from '#contract/chat/schema.ts';

/** State of the conversation that a writer needs to know. */
export type StandingNote =
  | 'closed'
  | 'muted'
  | 'blocked-by-you'
  | 'blocked-you'
  | 'office-only'
  | 'nobody-yet'
  | null;

type About = Pick<Conversation, 'kind' | 'standing' | 'me' | 'blockedBy' | 'orderStatus'>;

/** The weightiest thing first: what keeps from writing, then who reads it. */
export function standingNote({ kind, standing, me, blockedBy, orderStatus }: About): StandingNote {
  if (standing === 'closed' || standing === 'muted') return standing;
  if (kind === 'support' || me === 'office') return null;
  if (blockedBy !== null) return blockedBy === me ? 'blocked-by-you' : 'blocked-you';
  if (standing === 'open' || orderStatus === null) return null;
  return isOrderOver(orderStatus) ? 'office-only' : 'nobody-yet';
}
