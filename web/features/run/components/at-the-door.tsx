import type { RunOrder } from '#contract/orders/run-schema.ts';
import { useWaited } from '../use-waited.ts';
import { DoorFail } from './door-fail.tsx';
import { DoorItems } from './door-items.tsx';
import { HandOverForm } from './hand-over-form.tsx';

/** At the door: what is in the bag, the money and the PIN, and the way out where nobody comes. */
export function AtTheDoor({ order }: { order: RunOrder }) {
  const waitedSeconds = useWaited(order);
  return (
    <>
      <DoorItems order={order} />
      <DoorFail order={order} waitedSeconds={waitedSeconds} />
      <HandOverForm order={order} />
    </>
  );
}
