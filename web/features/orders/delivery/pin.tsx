import { trackingCopy } from '#contract/copy/tracking.ts';
import type { Order } from '#contract/orders/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';

/** The four numbers that hand the order over, large enough to be read out at a dark door. */
export function OrderPin({ pin, receiver }: { pin: string; receiver: Order['receiver'] }) {
  const { pin: words } = useCatalogue(trackingCopy);
  return (
    <section aria-labelledby="pin" className="card justify-items-center text-center">
      <h2 id="pin">{words.title}</h2>
      <p className="pin" aria-hidden="true">
        {pin.split('').map((digit, at) => (
          // A digit is its place.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at}>{digit}</span>
        ))}
      </p>
      <output className="sr-only">{words.spoken(pin.split('').join(' '))}</output>
      <p className="max-w-sm">{receiver === null ? words.text : words.textOfReceiver(receiver.name)}</p>
    </section>
  );
}
