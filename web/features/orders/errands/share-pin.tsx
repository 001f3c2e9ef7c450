import { errandCopy } from '#contract/copy/tracking/errand.ts';
import type { Order } from '#contract/orders/schema.ts';
import { useSetting } from '#web/features/settings/queries.ts';
import { whatsappAddress } from '#web/lib/format/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface Props {
  order: Order;
  pin: string;
  receiver: NonNullable<Order['receiver']>;
}

/** The PIN of a parcel, to be sent on from this phone: we send it to nobody. */
export function SharePin({ order, pin, receiver }: Props) {
  const { pin: copy } = useCatalogue(errandCopy);
  const business = useSetting('business_name');
  const message = copy.message(business, order.code, pin);
  return (
    <div className="grid w-full gap-3">
      <p className="font-extrabold">{copy.send(receiver.name)}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <ButtonLink href={whatsappAddress(message, receiver.phone)} target="_blank" rel="noreferrer">
          <Icon name="chat" />
          {copy.whatsapp}
        </ButtonLink>
        <ButtonLink href={`sms:${receiver.phone}?body=${encodeURIComponent(message)}`} variant="secondary">
          <Icon name="send" />
          {copy.sms}
        </ButtonLink>
      </div>
      <p className="text-sm text-ink-soft">{copy.warning}</p>
    </div>
  );
}
