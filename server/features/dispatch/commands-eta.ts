import type { Db } from '../../db/database.ts';
import { writeEvent } from '../../outbox/event-store.ts';
import { setEta } from '../orders/store-run.ts';
import { instantOf, type Known } from './commands-state.ts';
import type { OrderEta } from './engine/instructions.ts';
import { etaEvent } from './view-event.ts';

/** Who looks at the clock does not mind less. */
const worthSayingMs = 90_000;

/** Keeps what is known better by now; its followers hear of it where it is worth hearing. */
export async function storeEtas(
  transaction: Db,
  { carried, waiting }: Known,
  etas: readonly OrderEta[],
): Promise<void> {
  const orders = new Map([...[...carried.values()].flat(), ...waiting].map((order) => [order.id, order]));
  for (const { order: id, earliest, latest } of etas) {
    const order = orders.get(id);
    const [from, to] = [instantOf(earliest), instantOf(latest)];
    if (order === undefined || !isWorthSaying(order, from, to)) continue;
    // The dispatcher waits for nobody: whoever it waited for may be waiting for an agent that it has just asked.
    if (await setEta(transaction, id, { from, to }))
      await writeEvent(transaction, etaEvent({ ...order, from, to }));
  }
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
