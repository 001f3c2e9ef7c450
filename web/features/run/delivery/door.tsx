import { agentCopy } from '#contract/copy/agent.ts';
import { thingOf } from '#contract/orders/errands/course.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { clockText } from '../order/due.ts';
import { useWaited } from './use-waited.ts';
import { AdultsOnly } from './adults-only.tsx';
import { DoorFail } from './fail-delivery.tsx';
import { DoorItems } from './items.tsx';
import { HandOverForm } from './deliver-order.tsx';
import { HandOverWays } from './parcel/hand-over-ways.tsx';
import { ParcelRefused } from './parcel/refused.tsx';

/** At the door: the wait, the money and the PIN; then what is in the bag, and the way out where nobody comes. */
export function AtTheDoor({ order }: { order: RunOrder }) {
  const { door: copy } = useCatalogue(agentCopy);
  const waitedSeconds = useWaited(order);
  const thing = thingOf(order.errand);
  return (
    <>
      <p className="flex justify-between gap-3 font-extrabold">
        <span role="timer">
          {copy.waiting} {clockText(waitedSeconds)}
        </span>
        <span>{copy.callsMade(order.callAttempts)}</span>
      </p>
      <AdultsOnly order={order} />
      {order.withOffice === 'refused' && <Alert tone="warning">{copy.withOffice.refused}</Alert>}
      {thing?.kind === 'carry' && thing.leavesWithPhoto ? (
        <HandOverWays order={order} />
      ) : (
        <HandOverForm order={order} />
      )}
      <DoorItems order={order} />
      {thing?.kind === 'carry' && <ParcelRefused order={order} />}
      <DoorFail order={order} waitedSeconds={waitedSeconds} />
    </>
  );
}
