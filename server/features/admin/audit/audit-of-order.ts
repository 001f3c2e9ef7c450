import type { AuditEntry } from '#contract/admin/audit-schema.ts';
import type { Rights } from '#contract/permissions.ts';
import type { Db } from '#server/db/database.ts';
import { viewAll } from './named-entries.ts';
import { readAuditOfOrder } from './store.ts';

const mostOfAnOrder = 200;

/** Changes to an order by hand, oldest first. */
export async function auditOfOrder(db: Db, orderId: string, reader: Rights): Promise<AuditEntry[]> {
  return viewAll(db, await readAuditOfOrder(db, orderId, mostOfAnOrder), reader);
}
