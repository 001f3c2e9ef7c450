import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/orders/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { takeTry } from '#server/throttle/throttle.ts';
import { findOrder } from '../order/store.ts';
import { happenedOf } from '../order/view-event.ts';
import { sentLinkTries } from '../policy.ts';
import { trackOrder } from './track-order.ts';

/** Has the order's link sent to the number that it was placed with, for any caller who knows code and digits. */
export async function sendOrderLink(
  db: Db,
  written: InputOf<typeof endpoints.sendOrderLink>,
  caller: Caller,
  sendsSms: boolean,
): Promise<OutcomeOf<typeof endpoints.sendOrderLink>> {
  if (!sendsSms) return { ok: false, reason: 'links-off' };
  const tracked = await trackOrder(db, written, caller);
  if (!tracked.ok) return tracked;
  const order = await findOrder(db, tracked.value.code);
  if (order === undefined || order.customerPhone === null) return { ok: false, reason: 'no-such-order' };
  const taken = await takeTry(db, sentLinkTries(order.customerPhone, caller));
  if (!taken.ok) return taken;
  await writeEvent(db, happenedOf(order, 'order.linkRequested', {}));
  return { ok: true, value: { done: true } };
}
