import type { World } from './world.ts';

export interface AuditEntry {
  actorId: string | null;
  action: string;
  before: unknown;
  after: unknown;
  address: string;
  userAgent: string;
}

/** What the audit says about one thing, oldest first. */
export function readAudit(world: World, noun: string, subject: string): Promise<AuditEntry[]> {
  return world.db<AuditEntry[]>`
    select actor_id as "actorId", action, before, after, address, user_agent as "userAgent"
    from audit_entry where noun = ${noun} and subject = ${subject} order by id`;
}
