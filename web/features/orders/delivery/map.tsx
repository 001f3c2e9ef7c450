import { useMemo } from 'react';
import type { Position } from '#contract/agents/schema.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { Order } from '#contract/orders/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { LateMap } from '#web/ui/map/late-map.tsx';
import { useZoneSpots } from '#web/features/cities/zones/use-zone-spots.ts';
import { doorOf } from '../order/door.ts';

interface Props {
  order: Order;
  position: Position;
  /** Person whose position it is. */
  name: string;
  /** Description for people who do not see the map. */
  label: string;
}

/** Market, door and agent; the neighbourhoods are named where no tiles name them. */
export function OrderMap({ order, position, name, label }: Props) {
  const { carrier: copy } = useCatalogue(trackingCopy);
  const { place } = order.market;
  const names = useZoneSpots(useMemo(() => [place], [place]));
  const door = doorOf(order);
  return (
    <LateMap
      label={label}
      copy={{
        loading: copy.mapLoading,
        failed: copy.mapFailed,
        closer: copy.closer,
        further: copy.further,
      }}
      spots={[
        ...names,
        {
          key: 'market',
          look: 'market',
          label: order.errand === null ? copy.market : order.market.name,
          ...order.market.place,
        },
        { key: 'door', look: 'door', label: copy.door(order.receiver?.name ?? null), ...door },
        {
          key: 'agent',
          look: 'agent',
          label: name,
          latitude: position.latitude,
          longitude: position.longitude,
        },
      ]}
      line={[position, door]}
    />
  );
}
