import { useState } from 'react';
import { errandCopy } from '#contract/copy/tracking/errand.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { Carrier } from '#contract/agents/schema.ts';
import { thingOf } from '#contract/orders/errands/course.ts';
import { isAtDoor } from '#contract/orders/delivery/door.ts';
import type { Order } from '#contract/orders/schema.ts';
import type { LiveState } from '#web/data/live/event-source.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { UploadedPicture } from '#web/ui/pictures/uploaded-picture.tsx';
import { hasCarrier } from '../track/progress.ts';
import { useCarrier } from '../queries.ts';
import { CarrierPosition } from './carrier-position.tsx';

interface Props {
  order: Order;
  token: string | null;
  live: LiveState;
}

/** Carrier of the order, with their position on the way to the door. Shows nothing before there is one. */
export function OrderCarrier({ order, token, live }: Props) {
  const { carrier: copy } = useCatalogue(trackingCopy);
  const { carrier: ofThing } = useCatalogue(errandCopy);
  const { data } = useCarrier(order, token, live);
  const carrier = data?.carrier ?? null;
  if (carrier === null || !hasCarrier(order.status)) return null;
  return (
    <Card title={copy.title}>
      <div className="flex items-center gap-4">
        <Face key={carrier.photoUrl} carrier={carrier} />
        <div className="min-w-0 wrap-anywhere">
          <p className="text-lg font-extrabold">{carrier.firstName}</p>
          <p>{doesNow(order, carrier, { ...copy, ofThing })}</p>
        </div>
      </div>
      {order.status === 'on_the_way' && <CarrierPosition order={order} carrier={carrier} />}
    </Card>
  );
}

function doesNow(
  {
    status,
    arrivedAt,
    market,
    errand,
    receiver,
  }: Pick<Order, 'status' | 'arrivedAt' | 'market' | 'errand' | 'receiver'>,
  { firstName, vehicle }: Carrier,
  copy: (typeof trackingCopy)['en']['carrier'] & { ofThing: (typeof errandCopy)['en']['carrier'] },
): string {
  if (status === 'assigned') return copy.goes(firstName, market.name);
  const thing = thingOf(errand);
  if (isAtDoor({ status, arrivedAt }))
    return thing === null ? copy.stands(firstName, receiver?.name ?? null) : copy.ofThing.stands(firstName);
  const isComing = status === 'on_the_way' || status === 'ready_for_delivery';
  if (isComing) return copy.comes(firstName, vehicle);
  if (thing === null) return copy.buys(firstName);
  return thing.kind === 'carry' ? copy.ofThing.takes(firstName) : copy.ofThing.does(firstName);
}

function Face({ carrier: { firstName, photoUrl } }: { carrier: Carrier }) {
  const { carrier: copy } = useCatalogue(trackingCopy);
  const [isAway, setAway] = useState(false);
  return (
    <span className="block size-20 shrink-0 overflow-hidden rounded-full border-2 border-line bg-sunk">
      {photoUrl === null || isAway ? (
        <span className="grid size-full place-items-center text-ink-soft">
          <Icon name="person" size={40} />
        </span>
      ) : (
        <UploadedPicture
          src={photoUrl}
          alt={copy.photo(firstName)}
          className="size-full object-cover"
          onError={() => setAway(true)}
        />
      )}
    </span>
  );
}
