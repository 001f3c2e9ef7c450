import type { AuditEntry } from '#contract/admin/audit-schema.ts';
import type { AuditPlace, AuditRow } from './store.ts';

export interface AuditReader {
  seesMoney: boolean;
}

export function viewAuditEntry(
  row: AuditRow,
  names: ReadonlyMap<string, string>,
  { seesMoney }: AuditReader,
): AuditEntry {
  const { actorId, actorName } = row;
  const isWithheld = row.noun === 'money' && !seesMoney;
  return {
    number: row.number,
    at: row.at.toISOString(),
    actor: actorId === null ? null : { id: actorId, name: actorName ?? '' },
    action: row.action,
    noun: row.noun,
    subject: row.subject,
    subjectName: names.get(row.subject) ?? null,
    before: isWithheld ? null : row.before,
    after: isWithheld ? null : row.after,
    isWithheld,
    address: row.address,
    userAgent: row.userAgent,
  };
}

export function writeAuditPlace({ micros, number }: AuditPlace): string {
  return `${micros}.${number}`;
}

export function readAuditPlace(written: string): AuditPlace {
  const [micros, number] = written.split('.');
  return { micros: Number(micros), number: Number(number) };
}
