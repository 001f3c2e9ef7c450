import type { Delivery } from '#contract/notifications/schema.ts';
import type { DeliveryRow } from './store-log.ts';

export function viewDelivery(row: DeliveryRow): Delivery {
  return {
    id: String(row.id),
    at: row.at.toISOString(),
    kind: row.kind,
    person: row.person,
    code: row.code,
    way: row.way,
    state: row.state,
    tries: row.tries,
    dueAt: row.state === 'waiting' ? row.dueAt.toISOString() : null,
    settledAt: row.settledAt?.toISOString() ?? null,
    why: row.why,
  };
}
