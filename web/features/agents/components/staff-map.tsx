import { useId } from 'react';
import { adminCopy } from '#contract/copy/admin.ts';
import type { AgentForStaff } from '#contract/agents/schema.ts';
import { momentOf } from '../../../lib/dates.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { LateMap } from '../../../ui/map/late-map.tsx';
import { areaSpots } from '../../orders/area-spots.ts';

/** Where those who are online were last, on a map and in words. */
export function StaffMap({ agents }: { agents: readonly AgentForStaff[] }) {
  const { agents: words } = useCatalogue(adminCopy);
  const heading = useId();
  const placed = agents.flatMap(({ userId, name, position }) =>
    position === null ? [] : [{ userId, name, position }],
  );
  return (
    <section aria-labelledby={heading} className="map-tall grid gap-3">
      <div>
        <h2 id={heading}>{words.map}</h2>
        <p className="text-ink-soft">
          {placed.length === 0 ? words.mapNobody : words.mapText(placed.length)}
        </p>
      </div>
      {placed.length > 0 && (
        <LateMap
          label={placed.map(({ name, position }) => words.seenAt(name, momentOf(position.at))).join('; ')}
          words={words.mapWords}
          spots={[
            ...areaSpots,
            ...placed.map(({ userId, name, position: { latitude, longitude } }) => ({
              key: userId,
              look: 'agent' as const,
              label: name,
              latitude,
              longitude,
            })),
          ]}
        />
      )}
    </section>
  );
}
