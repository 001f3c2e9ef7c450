import { useMemo } from 'react';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { AgentForOrder } from '#contract/dispatch/schema.ts';
import type { Order } from '#contract/orders/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { LateMap } from '#web/ui/map/late-map.tsx';
import type { Spot } from '#web/ui/map/spot.ts';
import { useZoneSpots } from '#web/features/cities/zones/use-zone-spots.ts';
import { doorOf } from '#web/features/orders/order/door.ts';

interface Props {
  order: Order;
  agents: readonly AgentForOrder[];
}

/** Map of the market or the shop, the door and the agents who could go; the list under it says the same in words. */
export function AdminAssignMap({ order, agents }: Props) {
  const { assign: copy } = useCatalogue(adminOrdersCopy);
  const { carrier } = useCatalogue(trackingCopy);
  const { market, errand } = order;
  const door = useMemo(() => doorOf(order), [order]);
  const line = useMemo(() => [market.place, door], [market, door]);
  const names = useZoneSpots(line);
  const spots = useMemo((): Spot[] => {
    const placed = agents.flatMap(({ userId, name, position }) =>
      position === null ? [] : [{ userId, name, position }],
    );
    return [
      ...names,
      { key: 'market', look: 'market', label: market.name, ...market.place },
      { key: 'door', look: 'door', label: copy.door, ...door },
      ...placed.map(({ userId, name, position: { latitude, longitude } }): Spot => ({
        key: userId,
        look: 'agent',
        label: name,
        latitude,
        longitude,
      })),
    ];
  }, [agents, market, names, door, copy.door]);
  const shown = spots.filter(({ look }) => look === 'agent').length;
  return (
    <LateMap
      label={copy.map(shown, errand?.kind ?? 'market')}
      spots={spots}
      line={line}
      copy={{
        loading: carrier.mapLoading,
        failed: carrier.mapFailed,
        closer: carrier.closer,
        further: carrier.further,
      }}
    />
  );
}
