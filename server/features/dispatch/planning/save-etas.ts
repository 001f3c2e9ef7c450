import type { Db } from '#server/db/database.ts';
import { writeEvents } from '#server/outbox/event-store.ts';
import { setEtas } from '#server/features/orders/run/store.ts';
import { instantOf, type UnderWay } from './engine-state.ts';
import type { OrderEta } from '../engine/instructions.ts';
import type { WaitingRow } from './store-state.ts';
import { etaEvent } from '../offers/view-event.ts';

/** A smaller change is not worth an event: a customer who watches the clock loses nothing. */
const worthAnEventMs = 90_000;

/** Stores what is known better by now; its followers receive it where it is worth an event. */
export async function storeEtas(
  transaction: Db,
  { carried }: UnderWay,
  waiting: readonly WaitingRow[],
  etas: readonly OrderEta[],
): Promise<void> {
  const orders = new Map([...[...carried.values()].flat(), ...waiting].map((order) => [order.id, order]));
  // A packed order is in its shopper’s run and in the plan: the plan comes last because it knows the rider.
  const known = new Map(etas.map((eta) => [eta.order, eta]));
  const changed = [...known.values()].flatMap(({ order: id, earliest, latest }) => {
    const order = orders.get(id);
    const [from, to] = [instantOf(earliest), instantOf(latest)];
    return order !== undefined && isWorthAnEvent(order, from, to) ? [{ ...order, from, to }] : [];
  });
  if (changed.length === 0) return;
  // The dispatcher waits for nobody: whoever it waited for may be waiting for an agent that it has just asked.
  const set = await setEtas(transaction, changed);
  await writeEvents(transaction, changed.filter(({ id }) => set.has(id)).map(etaEvent));
}

function isWorthAnEvent(
  { etaFrom, etaTo }: { etaFrom: Date | null; etaTo: Date | null },
  from: Date,
  to: Date,
): boolean {
  if (etaFrom === null || etaTo === null) return true;
  const moved = Math.max(
    Math.abs(from.getTime() - etaFrom.getTime()),
    Math.abs(to.getTime() - etaTo.getTime()),
  );
  return moved > worthAnEventMs;
}
