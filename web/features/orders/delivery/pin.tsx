import { errandCopy } from '#contract/copy/tracking/errand.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { Order } from '#contract/orders/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { SharePin } from '../errands/share-pin.tsx';

/** The four numbers that hand the order over, large enough to be read out at a dark door. */
export function OrderPin({ order, pin }: { order: Order; pin: string }) {
  const { pin: copy } = useCatalogue(trackingCopy);
  const { pin: ofThing } = useCatalogue(errandCopy);
  const { receiver, errand } = order;
  const parcel = errand?.kind === 'carry' ? errand : null;
  const own = parcel === null ? copy.text : ofThing.textOfSender;
  const ofReceiver = parcel === null ? copy.textOfReceiver : ofThing.text;
  return (
    <section aria-labelledby="pin" className="card justify-items-center text-center">
      <h2 id="pin">{copy.title}</h2>
      <p className="pin" aria-hidden="true">
        {pin.split('').map((digit, at) => (
          // A digit is its place.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at}>{digit}</span>
        ))}
      </p>
      <output className="sr-only">{copy.spoken(pin.split('').join(' '))}</output>
      <p className="max-w-sm">{receiver === null ? own : ofReceiver(receiver.name)}</p>
      {parcel?.leavesWithPhoto && <p className="max-w-sm">{ofThing.photoWillDo}</p>}
      {parcel !== null && receiver !== null && <SharePin order={order} pin={pin} receiver={receiver} />}
    </section>
  );
}
