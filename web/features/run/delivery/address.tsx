import { agentCopy } from '#contract/copy/agent.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { mapAddress } from '#web/lib/format/map-address.ts';
import { readablePhone } from '#web/lib/format/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TalkAtDoor } from '#web/features/run/customer-chat/button.tsx';
import { timeOf } from '#web/lib/format/dates.ts';
import { DueBadge } from '../order/due-badge.tsx';
import { CallButton } from './call-button.tsx';

/** Address of the door, with a call and a map. */
export function DoorPlace({ order }: { order: RunOrder }) {
  const { door: copy, offers } = useCatalogue(agentCopy);
  const { address, customer, receiver, dueAt } = order;
  const who = receiver ?? customer;
  return (
    <section className="grid gap-3" aria-label={copy.where}>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-sm text-ink-soft">{copy.landmark}</p>
          <p className="text-2xl leading-tight font-extrabold wrap-anywhere">{address.landmark}</p>
          <p className="mt-1 text-lg font-extrabold">{address.area}</p>
        </div>
        <DueBadge dueAt={dueAt} />
      </div>
      {order.window && (
        <p className="font-extrabold first-letter:uppercase">
          {offers.window(timeOf(order.window.from), timeOf(order.window.to))}
        </p>
      )}
      {address.directions !== '' && <p className="whitespace-pre-line wrap-anywhere">{address.directions}</p>}
      <p className="font-bold text-ink-soft">
        {receiver === null ? copy.ordered(customer.name) : copy.receiver(receiver.name)} ·{' '}
        {readablePhone(who.phone)}
      </p>
      <div className={classNames('grid gap-3', address.pin !== null && 'grid-cols-2')}>
        <CallButton
          order={order}
          who={who}
          isCounted={order.actions.includes('deliver') && order.arrivedAt !== null}
        />
        {/* The middle of a neighbourhood would lead to the wrong door. */}
        {address.pin !== null && (
          <ButtonLink
            href={mapAddress(order.door, { label: address.landmark })}
            variant="secondary"
            className="min-h-15 px-2"
          >
            <Icon name="map" />
            {copy.map}
          </ButtonLink>
        )}
      </div>
      <TalkAtDoor order={order} />
    </section>
  );
}
