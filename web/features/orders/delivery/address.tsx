import { trackingCopy } from '#contract/copy/tracking.ts';
import type { Order } from '#contract/orders/schema.ts';
import { readablePhone } from '#web/lib/format/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';

export function OrderAddress({ order }: { order: Order }) {
  const { where } = useCatalogue(trackingCopy);
  const { address, customer, receiver } = order;
  const who =
    receiver === null
      ? where.customer(customer.name, readablePhone(customer.phone))
      : where.receiver(receiver.name, readablePhone(receiver.phone));
  return (
    <Card title={where.title}>
      <div className="wrap-anywhere">
        <p className="font-extrabold">{address.landmark}</p>
        <p>{address.area}</p>
        {address.directions !== '' && (
          <p className="mt-2 whitespace-pre-line text-ink-soft">{address.directions}</p>
        )}
        <p className="mt-2">{who}</p>
        <FromShop order={order} />
      </div>
    </Card>
  );
}

/** The shop of an errand, as its customer named it. */
function FromShop({ order: { errand, market } }: { order: Order }) {
  const { where } = useCatalogue(trackingCopy);
  if (errand?.kind !== 'fetch') return null;
  const { area, landmark } = errand.stop;
  return <p className="mt-2">{where.fromShop([market.name, landmark, area].filter(Boolean).join(', '))}</p>;
}
