import type { AgentForStaff, AgentState } from '#contract/agents/schema.ts';

export const shownChoices = ['all', 'online', 'verified', 'suspended', 'refused'] as const;
export type Shown = (typeof shownChoices)[number];

/** Those who wait for a word are apart; the rest by the choice, whoever is online first. */
export function agentsShown(agents: readonly AgentForStaff[], shown: Shown): AgentForStaff[] {
  return agents
    .filter(({ state }) => state !== 'applied')
    .filter((agent) => shown === 'all' || (shown === 'online' ? isOnline(agent) : agent.state === shown))
    .toSorted((a, b) => Number(isOnline(b)) - Number(isOnline(a)) || a.name.localeCompare(b.name));
}

export function applicationsOf(agents: readonly AgentForStaff[]): AgentForStaff[] {
  return agents
    .filter(({ state }) => state === 'applied')
    .toSorted((a, b) => a.appliedAt.localeCompare(b.appliedAt));
}

export function isOnline({ onlineSince }: Pick<AgentForStaff, 'onlineSince'>): boolean {
  return onlineSince !== null;
}

/** What of a hundred offers they take; nothing where none was made. */
export function acceptanceOf({
  offersMade,
  offersTaken,
}: Pick<AgentForStaff, 'offersMade' | 'offersTaken'>): number | null {
  return offersMade === 0 ? null : Math.round((offersTaken / offersMade) * 100);
}

export type Decision = 'verify' | 'refuse' | 'suspend';

/** What may be decided about somebody who stands so. */
export const decisionsFor: Readonly<Record<AgentState, readonly Decision[]>> = {
  applied: ['verify', 'refuse'],
  verified: ['suspend'],
  suspended: ['verify'],
  refused: [],
};
