import type { AgentForAdmin, AgentState } from '#contract/agents/schema.ts';

export const shownChoices = ['all', 'online', 'verified', 'suspended', 'refused'] as const;
export type Shown = (typeof shownChoices)[number];

/** Agents by filter, those online first; applicants have a list of their own. */
export function agentsShown(agents: readonly AgentForAdmin[], shown: Shown): AgentForAdmin[] {
  return agents
    .filter(({ state }) => state !== 'applied')
    .filter((agent) => shown === 'all' || (shown === 'online' ? isOnline(agent) : agent.state === shown))
    .toSorted((a, b) => Number(isOnline(b)) - Number(isOnline(a)) || a.name.localeCompare(b.name));
}

export function applicationsOf(agents: readonly AgentForAdmin[]): AgentForAdmin[] {
  return agents
    .filter(({ state }) => state === 'applied')
    .toSorted((a, b) => a.appliedAt.localeCompare(b.appliedAt));
}

/** The place in the row of whoever a link names, or as the address counts from one; never past the last. */
export function placeAmong(
  waiting: readonly Pick<AgentForAdmin, 'userId'>[],
  { who, at }: { who: string | null; at: string | null },
): number {
  const named = who === null ? -1 : waiting.findIndex(({ userId }) => userId === who);
  if (named >= 0) return named;
  const counted = /^\d{1,4}$/.test(at ?? '') ? Number(at) - 1 : 0;
  return Math.max(0, Math.min(counted, waiting.length - 1));
}

/** Agents whose name or phone contains the search. */
export function foundAmong(agents: readonly AgentForAdmin[], search: string): AgentForAdmin[] {
  const wanted = search.trim().toLowerCase();
  const digits = wanted.replace(/\D/g, '').replace(/^0/, '');
  return agents.filter(
    ({ name, phone }) =>
      name.toLowerCase().includes(wanted) || (digits.length >= 3 && phone.includes(digits)),
  );
}

export function isOnline({ onlineSince }: Pick<AgentForAdmin, 'onlineSince'>): boolean {
  return onlineSince !== null;
}

/** Accepted share of the offers; null where none was made. */
export function acceptanceOf({
  offersMade,
  offersTaken,
}: Pick<AgentForAdmin, 'offersMade' | 'offersTaken'>): number | null {
  return offersMade === 0 ? null : Math.round((offersTaken / offersMade) * 100);
}

export type Decision = 'verify' | 'refuse' | 'suspend';

/** Decisions open in each state. */
export const decisionsFor: Readonly<Record<AgentState, readonly Decision[]>> = {
  applied: ['verify', 'refuse'],
  verified: ['suspend'],
  suspended: ['verify'],
  refused: [],
};
