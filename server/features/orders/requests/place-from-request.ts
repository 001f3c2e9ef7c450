import type { NewOrder } from '#contract/orders/placing/schema.ts';
import type { Db } from '#server/db/database.ts';
import type { Person } from '#server/http/person.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { isSender } from './policy.ts';
import { lockRequest, setPlaced } from './store.ts';
import { requestTopics } from './view-event.ts';

/** Ties an order that this transaction placed to the request that it came of, once; a refusal takes the order back. */
export async function placeFromRequest(
  transaction: Db,
  { id, token }: NonNullable<NewOrder['listRequest']>,
  person: Person,
  order: { id: string; accountId: string | null; placedAt: Date },
): Promise<'not-found' | 'request-not-ready' | 'request-over' | null> {
  const row = await lockRequest(transaction, id);
  if (row === undefined || !isSender(person, token, row)) return 'not-found';
  if (row.state === 'waiting' || row.state === 'asked') return 'request-not-ready';
  if (!(await setPlaced(transaction, id, order.id, order.placedAt))) return 'request-over';
  await writeEvent(transaction, {
    topics: requestTopics({ id, accountId: row.accountId ?? order.accountId }),
    kind: 'request.placed',
    payload: { requestId: id, orderId: order.id },
  });
  return null;
}
