import type { UserId } from '#contract/accounts/schema.ts';
import type { SecurityEvent } from '#contract/admin/security-endpoints.ts';
import { describeDevice } from '#server/security-log/describe-device.ts';
import type { SecurityRow } from './store.ts';

export function viewSecurityEvent(row: SecurityRow): SecurityEvent {
  const { number, kind, detail, address } = row;
  const device = describeDevice(row.userAgent);
  const actor = named(row.actorId, row.actorName);
  const subject = named(row.subjectId, row.subjectName);
  return { number, at: row.at.toISOString(), kind, actor, subject, detail, address, device };
}

function named(id: UserId | null, name: string | null): SecurityEvent['actor'] {
  return id === null ? null : { id, name: name ?? '' };
}
