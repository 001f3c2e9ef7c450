import type { Carrier } from '#contract/agents/schema.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { isAtDoor } from '#contract/orders/delivery/door.ts';
import type { Order } from '#contract/orders/schema.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { doorOf } from '../order/door.ts';
import { ageText } from '../order/age.ts';
import { timeOf } from '#web/lib/format/dates.ts';
import { kilometresAway } from './distance.ts';
import { OrderMap } from './map.tsx';

/** Distance as text and on a map, with the position’s age. */
export function CarrierPosition({ order, carrier }: { order: Order; carrier: Carrier }) {
  const { position, firstName: name } = carrier;
  const { carrier: copy, freshness } = useCatalogue(trackingCopy);
  const now = useNow();
  if (position === null) return <p className="text-ink-soft">{copy.unknown}</p>;
  const kilometres = kilometresAway(position, doorOf(order));
  const age = ageText(Date.parse(position.at), now, freshness);
  const receiver = order.receiver?.name ?? null;
  const distance = kilometres === null ? copy.near(receiver) : copy.away(kilometres, receiver);
  // A phone that was seen last on the way says how far that was from the door.
  const isThere = isAtDoor(order);
  return (
    <>
      <p>
        {!isThere && <strong className="font-extrabold">{distance} </strong>}
        <span className="text-ink-soft">
          {copy.seen(timeOf(position.at))} {age !== null && copy.seenAge(age)}
        </span>
      </p>
      <OrderMap
        order={order}
        position={position}
        name={name}
        label={isThere ? copy.map : `${copy.map}: ${distance}`}
      />
    </>
  );
}
