import { agentCopy } from '#contract/copy/agent.ts';
import { stopCopy } from '#contract/copy/agent/stop.ts';
import type { SeenThing } from '#contract/orders/errands/course.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { readablePhone } from '#web/lib/format/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { CallButton } from '../delivery/call-button.tsx';
import { useWaitedAtStop } from '../delivery/use-waited.ts';
import { letterOf } from '../order/bag.ts';
import { mapAddressOf } from '../shopping/buying-places.ts';
import { StopWait } from './wait.tsx';
import { LeaveUnmet, RefuseThere } from './ways-out.tsx';

interface Props {
  order: RunOrder;
  thing: SeenThing;
  hasLetter: boolean;
}

/** The stop of a parcel or a task: where, who, what; there, the wait and the ways out of it. */
export function StopCard({ order, thing, hasLetter }: Props) {
  const { place, item } = useCatalogue(agentCopy).run;
  const { market, status, part } = order;
  const kind = place.kinds[thing.kind];
  const isAtStop = status === 'shopping';
  return (
    <section className="card grid gap-4" aria-label={`${kind}: ${market.name}`}>
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">
          {[kind, ...(hasLetter ? [item.bag(letterOf(order))] : [])].join(' · ')}
        </p>
        <p className="text-2xl leading-tight font-extrabold wrap-anywhere">{market.name}</p>
        <p className="mt-1 text-lg font-extrabold">{thing.stop.area}</p>
        {market.location !== '' && <p className="wrap-anywhere">{market.location}</p>}
      </div>
      <What order={order} thing={thing} />
      {(isAtStop || status === 'assigned') && part !== 'door' && <Reach order={order} thing={thing} />}
      {isAtStop && <AtStop order={order} thing={thing} />}
    </section>
  );
}

/** The parcel or the task in its customer's words, and the money for it. */
function What({ order, thing }: Omit<Props, 'hasLetter'>) {
  const { place: copy } = useCatalogue(stopCopy);
  const [item] = order.items;
  if (item === undefined) return null;
  return (
    <div className="min-w-0">
      <p className="text-sm text-ink-soft">{thing.kind === 'carry' ? copy.parcel : copy.task}</p>
      <p className="text-lg font-extrabold wrap-anywhere">{item.name}</p>
      {item.note !== '' && <p className="whitespace-pre-line wrap-anywhere">{item.note}</p>}
      {thing.kind === 'do' && (
        <p>{item.capKobo === null ? copy.noMoney : copy.layOut(shortNaira(item.capKobo))}</p>
      )}
      {thing.kind === 'carry' && thing.leavesWithPhoto && <p>{copy.photoWillDo}</p>}
    </div>
  );
}

/** The person to ring, and the map until the agent is there. */
function Reach({ order, thing }: Omit<Props, 'hasLetter'>) {
  const { run } = useCatalogue(agentCopy);
  const { place: copy } = useCatalogue(stopCopy);
  const giver = thing.kind === 'carry' ? thing.giver : null;
  const isAtStop = order.status === 'shopping';
  return (
    <div className="grid gap-3">
      {giver !== null && (
        <p className="font-bold text-ink-soft">
          {copy.giver(giver.name)} · {readablePhone(giver.phone)}
        </p>
      )}
      <div className={classNames('grid gap-3', !isAtStop && 'grid-cols-2')}>
        <CallButton order={order} who={giver ?? order.customer} isCounted={isAtStop} />
        {!isAtStop && (
          <ButtonLink href={mapAddressOf(order)} variant="secondary" className="min-h-15 px-2">
            <Icon name="map" />
            {run.place.map}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function AtStop({ order, thing }: Omit<Props, 'hasLetter'>) {
  const waitedSeconds = useWaitedAtStop(order);
  return (
    <>
      <StopWait thing={thing} waitedSeconds={waitedSeconds} calls={order.callAttempts} />
      <LeaveUnmet order={order} waitedSeconds={waitedSeconds} />
      <RefuseThere order={order} />
    </>
  );
}
