import { auditFacts } from '#contract/admin/audit-schema.ts';
import type { UserId } from '#contract/accounts/schema.ts';
import type { Db } from '#server/db/database.ts';
import { idOf, instant, json, nullable, number, text } from '#server/db/sql/codecs.ts';
import { meantCodes } from '#server/features/orders/track/store.ts';
import type { RowOf } from '#server/db/sql/row.ts';

/** Rows that one scan covers, whatever the filter is. */
const mostScanned = 4_000;

export interface AuditFilter {
  /** Ids and texts that name the subject. */
  subjects: readonly string[] | undefined;
  actorId: string | undefined;
  action: string | undefined;
  noun: string | undefined;
  from: Date | undefined;
  to: Date | undefined;
}

/** Cursor: the time in microseconds, and the entry's number. */
const auditPlaceRow = {
  micros: number,
  number: number,
};
export type AuditPlace = RowOf<typeof auditPlaceRow>;

const auditRow = {
  ...auditPlaceRow,
  at: instant,
  actorId: nullable(idOf<UserId>()),
  actorName: nullable(text),
  action: text,
  noun: text,
  subject: text,
  before: nullable(json(auditFacts)),
  after: nullable(json(auditFacts)),
  address: text,
  userAgent: text,
};
export type AuditRow = RowOf<typeof auditRow>;

function auditColumns(db: Db) {
  return db`
    entry.id as number, (extract(epoch from entry.at) * 1000000)::bigint as micros, entry.at,
    entry.actor_id as "actorId", coalesce(account.name, account.username) as "actorName", entry.action, entry.noun,
    entry.subject, entry.before, entry.after, entry.address, entry.user_agent as "userAgent"`;
}

/** Newest first: along what one thing that is asked leaves, and of that what passes the rest. */
export function readAudit(
  db: Db,
  filter: AuditFilter,
  after: AuditPlace | undefined,
  most: number,
): Promise<AuditRow[]> {
  return db.rows(auditRow)`
    select ${auditColumns(db)}
    from (select * from audit_entry entry where ${alongFor(db, filter, after)}
      order by entry.at desc, entry.id desc limit ${mostScanned}) as entry
      left join account on account.id = entry.actor_id
    where ${passing(db, filter)}
    order by entry.at desc, entry.id desc limit ${most}`;
}

/** End of one scan; undefined where the audit ends first. */
export async function findEndOfAuditScan(
  db: Db,
  filter: AuditFilter,
  after: AuditPlace | undefined,
): Promise<(AuditPlace & { at: Date }) | undefined> {
  const [row] = await db.rows({ ...auditPlaceRow, at: instant })`
    select entry.id as number, (extract(epoch from entry.at) * 1000000)::bigint as micros, entry.at
    from audit_entry entry where ${alongFor(db, filter, after)}
    order by entry.at desc, entry.id desc offset ${mostScanned - 1} limit 1`;
  return row;
}

/** Narrowest condition with an index ordered by time, and the days. */
function alongFor(db: Db, filter: AuditFilter, after: AuditPlace | undefined) {
  const { subjects, actorId, action, noun, from, to } = filter;
  const at = db`timestamptz 'epoch' + ${after?.micros ?? 0}::float8 * interval '1 microsecond'`;
  return db`
    ${
      subjects !== undefined
        ? db`entry.subject = any(${[...subjects]}::text[])`
        : actorId !== undefined
          ? db`entry.actor_id = ${actorId}`
          : action !== undefined
            ? db`entry.action = ${action}`
            : noun !== undefined
              ? db`entry.noun = ${noun}`
              : db`true`
    }
    ${from === undefined ? db`` : db`and entry.at >= ${from}`} ${to === undefined ? db`` : db`and entry.at < ${to}`}
    ${after === undefined ? db`` : db`and (entry.at, entry.id) < (${at}, ${after.number})`}`;
}

function passing(db: Db, { actorId, action, noun }: AuditFilter) {
  return db`true
    ${actorId === undefined ? db`` : db`and entry.actor_id = ${actorId}`}
    ${action === undefined ? db`` : db`and entry.action = ${action}`}
    ${noun === undefined ? db`` : db`and entry.noun = ${noun}`}`;
}

/** The same of an order, with its claims and alarms, oldest first. */
export function readAuditOfOrder(db: Db, orderId: string, most: number): Promise<AuditRow[]> {
  return db.rows(auditRow)`
    select ${auditColumns(db)}
    from audit_entry entry left join account on account.id = entry.actor_id
    where entry.subject = any(array(
      select ${orderId}::text
      union all select id::text from claim where order_id = ${orderId}
      union all select id::text from alarm where order_id = ${orderId}))
    order by entry.at, entry.id limit ${most}`;
}

/** The ids behind what somebody calls a thing: an order by its code, an account by its username. */
export async function readSubjectIds(
  db: Db,
  { code, usernameKey }: { code: string | undefined; usernameKey: string },
): Promise<string[]> {
  const rows = await db.rows({ id: text })`
    select id from account where username_key = ${usernameKey}
    union all select id from customer_order where code = any(${meantCodes(db, code ?? '')})`;
  return rows.map(({ id }) => id);
}

export async function findAccountId(db: Db, usernameKey: string): Promise<string | undefined> {
  const [row] = await db.rows({ id: text })`select id from account where username_key = ${usernameKey}`;
  return row?.id;
}

/** Names of the subjects with these ids. */
export async function readSubjectNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const wanted = db`any(${[...ids]}::uuid[])`;
  const rows = await db.rows({ id: text, name: text })`
    select id, code as name from customer_order where id = ${wanted}
    union all select id, coalesce(name, username) from account where id = ${wanted}
    union all select id, name from market where id = ${wanted}
    union all select id, name from city where id = ${wanted}
    union all select id, name from catalogue_item where id = ${wanted}
    union all select claim.id, o.code from claim join customer_order o on o.id = claim.order_id where claim.id = ${wanted}
    union all select alarm.id, o.code from alarm join customer_order o on o.id = alarm.order_id where alarm.id = ${wanted}`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}
