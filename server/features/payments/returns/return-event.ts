import type { Db } from '#server/db/database.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import type { ReturnRow } from './store.ts';

export function tell(
  transaction: Db,
  { id, orderId, code, agentId }: ReturnRow,
  kind: 'return.brought' | 'return.decided',
): Promise<void> {
  const topics = ['orders', 'payments', `account:${agentId}`];
  return writeEvent(transaction, { topics, kind, payload: { returnId: id, orderId, code } });
}
