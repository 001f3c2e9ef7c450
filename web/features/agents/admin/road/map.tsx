import { useId, useMemo } from 'react';
import { adminCopy } from '#contract/copy/admin.ts';
import { adminAgentsCopy } from '#contract/copy/admin/agents.ts';
import type { AgentOnRoad } from '#contract/agents/admin/road-schema.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { LateMap } from '#web/ui/map/late-map.tsx';
import { useZoneSpots } from '#web/features/cities/zones/use-zone-spots.ts';
import { spotsOf } from './positions.ts';

/** Last positions of online agents. */
export function AdminMap({ agents, now }: { agents: readonly AgentOnRoad[]; now: Date }) {
  const { agents: copy } = useCatalogue(adminCopy);
  const { road } = useCatalogue(adminAgentsCopy);
  const heading = useId();
  const placed = useMemo(() => spotsOf(agents, now), [agents, now]);
  const names = useZoneSpots(placed);
  const spots = useMemo(() => [...names, ...placed], [names, placed]);
  const lastSeen = agents.flatMap(({ name, position }) =>
    position === null ? [] : [copy.seenAt(name, momentOf(position.at))],
  );
  return (
    <section aria-labelledby={heading} className="map-tall grid gap-3">
      <h2 id={heading} className="text-lg">
        {copy.map}
      </h2>
      {placed.length > 0 && <LateMap label={lastSeen.join('; ')} copy={copy.mapWords} spots={spots} />}
      <p className="text-sm text-ink-soft">{placed.length === 0 ? copy.mapNobody : road.legend}</p>
    </section>
  );
}
