import type { AuditEntry } from '#contract/admin/audit-schema.ts';
import { id } from '#contract/fields.ts';
import { holds, type Rights } from '#contract/permissions.ts';
import type { Db } from '#server/db/database.ts';
import { readSubjectNames, type AuditRow } from './store.ts';
import { viewAuditEntry } from './view.ts';

export async function viewAll(db: Db, rows: readonly AuditRow[], reader: Rights): Promise<AuditEntry[]> {
  const ids = new Set(rows.map(({ subject }) => subject).filter((subject) => id.safeParse(subject).success));
  const names = await readSubjectNames(db, [...ids]);
  const seesMoney = holds(reader, 'money:view');
  return rows.map((row) => viewAuditEntry(row, names, { seesMoney }));
}
