import { staleSeconds, type AgentOnRoad } from '#contract/agents/admin/road-schema.ts';
import type { Spot } from '#web/ui/map/spot.ts';

/** True where nobody knows any more where their phone is. */
export function isStale({ position }: Pick<AgentOnRoad, 'position'>, now: Date): boolean {
  return position !== null && now.getTime() - Date.parse(position.at) > staleSeconds * 1000;
}

export function minutesSince(instant: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / 60_000));
}

/** Their signs on the map, each with the first order that it carries and how many more; one that changes its look is another sign. */
export function spotsOf(agents: readonly AgentOnRoad[], now: Date): Spot[] {
  return agents.flatMap((agent) => {
    const { userId, name, position, carrying } = agent;
    if (position === null) return [];
    const look = isStale(agent, now) ? 'agent-stale' : 'agent';
    const [first, ...more] = carrying;
    const order = first && (more.length === 0 ? first.code : `${first.code} +${more.length}`);
    const label = order === undefined ? name : `${name} · ${order}`;
    const { latitude, longitude } = position;
    return [{ key: `${userId} ${look} ${label}`, look, label, latitude, longitude } as const];
  });
}
