import { doorOf } from '#contract/areas.ts';
import type { Position } from '#contract/agents/schema.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { Order } from '#contract/orders/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { LateMap } from '#web/ui/map/late-map.tsx';
import { areaSpots } from '#web/ui/map/neighbourhoods.ts';

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
  const { carrier: words } = useCatalogue(trackingCopy);
  const door = doorOf(order.address);
  return (
    <LateMap
      label={label}
      words={{
        loading: words.mapLoading,
        failed: words.mapFailed,
        closer: words.closer,
        further: words.further,
      }}
      spots={[
        ...areaSpots,
        { key: 'market', look: 'market', label: words.market, ...order.market.place },
        { key: 'door', look: 'door', label: words.door, ...door },
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
