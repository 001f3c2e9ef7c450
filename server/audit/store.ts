import type { Db } from '../db/database.ts';
import type { Fragment } from '../db/sql/query.ts';
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
    insert into audit_entry (actor_id, action, noun, subject, city_id, before, after, address, user_agent)
    values (
      ${by.userId}, ${action}, ${noun}, ${subject}, (${cityOf(db, change)}),
      ${before === null ? null : db.json(before)}, ${after === null ? null : db.json(after)},
      ${by.address}, ${by.userAgent})`;
  const securityLine = securityOf(change);
  if (securityLine !== null) await recordSecurity(db, by, securityLine);
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The city of what was changed, or of the market that it was changed at; nothing where that is of the whole house. */
function cityOf(db: Db, { subject, before, after }: Change): Fragment {
  if (!uuid.test(subject)) return db`null`;
  const marketId = after?.['marketId'] ?? before?.['marketId'] ?? null;
  return db`
    select coalesce(
      (select city_id from market where id = ${typeof marketId === 'string' ? marketId : null}::uuid),
      (select city_id from zone where id = ${subject}::uuid),
      (select city_id from customer_order where id = ${subject}::uuid),
      (select city_id from agent where user_id = ${subject}::uuid),
      (select city_id from market where id = ${subject}::uuid),
      (select city_id from list_request where id = ${subject}::uuid),
      (select whose.city_id from claim join customer_order whose on whose.id = order_id where claim.id = ${subject}::uuid),
      (select whose.city_id from alarm join customer_order whose on whose.id = order_id where alarm.id = ${subject}::uuid),
      (select whose.city_id from conversation talk join customer_order whose on whose.id = order_id
        where talk.id = ${subject}::uuid),
      (select whose.city_id from refund join customer_order whose on whose.id = order_id where refund.id = ${subject}::uuid),
      (select whose.city_id from goods_return back join customer_order whose on whose.id = order_id
        where back.id = ${subject}::uuid),
      (select whose.city_id from float_count counted join agent whose on whose.user_id = agent_id
        where counted.id = ${subject}::uuid),
      (select whose.city_id from market_closure shut join market whose on whose.id = market_id
        where shut.id = ${subject}::uuid))`;
}
