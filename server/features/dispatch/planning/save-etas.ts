import type { Db } from '#server/db/database.ts';
import { writeEvents } from '#server/outbox/event-store.ts';
import { setEtas } from '#server/features/orders/run/store.ts';
import { instantOf, type UnderWay } from './engine-state.ts';
import type { OrderEta } from '../engine/instructions.ts';
import type { WaitingRow } from './store-state.ts';
import { etaEvent } from '../offers/view-event.ts';

/** Who looks at the clock does not mind less. */
const worthSayingMs = 90_000;

/** Keeps what is known better by now; its followers hear of it where it is worth hearing. */
export async function storeEtas(
  transaction: Db,
  { carried }: UnderWay,
  waiting: readonly WaitingRow[],
  etas: readonly OrderEta[],
): Promise<void> {
  const orders = new Map([...[...carried.values()].flat(), ...waiting].map((order) => [order.id, order]));
  // Of a packed order both its shopper's run and the plan speak: the plan, which comes last, knows its rider.
  const known = new Map(etas.map((eta) => [eta.order, eta]));
  const changed = [...known.values()].flatMap(({ order: id, earliest, latest }) => {
    const order = orders.get(id);
    const [from, to] = [instantOf(earliest), instantOf(latest)];
    return order !== undefined && isWorthSaying(order, from, to) ? [{ ...order, from, to }] : [];
  });
  if (changed.length === 0) return;
  // The dispatcher waits for nobody: whoever it waited for may be waiting for an agent that it has just asked.
  const set = await setEtas(transaction, changed);
  await writeEvents(transaction, changed.filter(({ id }) => set.has(id)).map(etaEvent));
}

function isWorthSaying(
  { etaFrom, etaTo }: { etaFrom: Date | null; etaTo: Date | null },
  from: Date,
  to: Date,
): boolean {
  if (etaFrom === null || etaTo === null) return true;
  const moved = Math.max(
    Math.abs(from.getTime() - etaFrom.getTime()),
    Math.abs(to.getTime() - etaTo.getTime()),
  );
  return moved > worthSayingMs;
}
