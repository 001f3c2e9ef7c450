import type { Db } from '../db/database.ts';
import { recordSecurity } from '../security-log/store.ts';
import type { Actor } from './actor.ts';
import { securityOf } from './security-of-change.ts';

/** Plain data about what was changed; never a password, a token, or a name that its owner may want forgotten. */
export type Facts = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

export interface Change {
  action: string;
  noun: string;
  subject: string;
  before: Facts | null;
  after: Facts | null;
}

/** Writes down who did what, in the transaction that does it. */
export async function recordChange(db: Db, by: Actor, change: Change): Promise<void> {
  const { action, noun, subject, before, after } = change;
  await db`
    insert into audit_entry (actor_id, action, noun, subject, before, after, address, user_agent)
    values (
      ${by.userId}, ${action}, ${noun}, ${subject},
      ${before === null ? null : db.json(before)}, ${after === null ? null : db.json(after)},
      ${by.address}, ${by.userAgent})`;
  const told = securityOf(change);
  if (told !== null) await recordSecurity(db, by, told);
}
