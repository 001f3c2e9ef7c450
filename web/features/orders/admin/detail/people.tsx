import { boardCopy } from '#contract/copy/admin/board.ts';
import type { Order } from '#contract/orders/schema.ts';
import { callAddress, readablePhone } from '#web/lib/format/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Customer, receiver and address. */
export function BoardPeople({ order: { customer, receiver, address } }: { order: Order }) {
  const { sheet } = useCatalogue(boardCopy);
  return (
    <Card title={sheet.address}>
      <div className="wrap-anywhere">
        <p className="font-extrabold">{address.landmark}</p>
        <p>{address.area}</p>
        {address.directions !== '' && (
          <p className="whitespace-pre-line text-ink-soft">{address.directions}</p>
        )}
        {address.pin !== null && (
          <a
            className="link inline-flex min-h-12 items-center"
            rel="noreferrer"
            target="_blank"
            href={`https://www.openstreetmap.org/?mlat=${address.pin.latitude}&mlon=${address.pin.longitude}#map=17/${address.pin.latitude}/${address.pin.longitude}`}
          >
            {sheet.map}
          </a>
        )}
      </div>
      <Person role={sheet.customer} person={customer} isGuest={customer.id === null} />
      {receiver !== null && <Person role={sheet.receiver} person={receiver} isGuest={false} />}
    </Card>
  );
}

interface PersonProps {
  role: string;
  person: { name: string; phone: string };
  isGuest: boolean;
}

function Person({ role, person: { name, phone }, isGuest }: PersonProps) {
  const { sheet } = useCatalogue(boardCopy);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
      <p className="min-w-0 wrap-anywhere">
        <span className="text-sm text-ink-soft">{role}</span>
        <br />
        <span className="font-extrabold">{name || sheet.forgotten}</span>
        {isGuest && <span className="block text-sm text-ink-soft">{sheet.guest}</span>}
      </p>
      {phone !== '' && (
        <ButtonLink href={callAddress(phone)} variant="secondary">
          <Icon name="phone" />
          {sheet.call(readablePhone(phone))}
        </ButtonLink>
      )}
    </div>
  );
}
