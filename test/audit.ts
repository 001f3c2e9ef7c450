import { anyJson, nullable, text } from '#server/db/sql/codecs.ts';
import type { World } from './world.ts';

export interface AuditEntry {
  actorId: string | null;
  action: string;
  before: unknown;
  after: unknown;
  address: string;
  userAgent: string;
}

/** Audit entries of one subject, oldest first. */
export function readAudit(world: World, noun: string, subject: string): Promise<AuditEntry[]> {
  return world.db.rows({
    actorId: nullable(text),
    action: text,
    before: anyJson,
    after: anyJson,
    address: text,
    userAgent: text,
  })`
    select actor_id as "actorId", action, before, after, address, user_agent as "userAgent"
    from audit_entry where noun = ${noun} and subject = ${subject} order by id`;
}
