import type { UserId } from '#contract/accounts/schema.ts';
import type { Db } from '#server/db/database.ts';
import { idOf, instant, nullable, number, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

export interface SecurityFilter {
  /** An account, as the actor or as the one concerned. */
  accountId: string | undefined;
  address: string | undefined;
  kind: string | undefined;
  from: Date | undefined;
  to: Date | undefined;
}

const securityRow = {
  number: number,
  at: instant,
  kind: text,
  actorId: nullable(idOf<UserId>()),
  actorName: nullable(text),
  subjectId: nullable(idOf<UserId>()),
  subjectName: nullable(text),
  detail: text,
  address: text,
  userAgent: text,
};
export type SecurityRow = RowOf<typeof securityRow>;

/** Newest first. */
export function readSecurityEvents(
  db: Db,
  filter: SecurityFilter,
  { after, most }: { after: number | undefined; most: number },
): Promise<SecurityRow[]> {
  const { accountId, address, kind, from, to } = filter;
  return db.rows(securityRow)`
    select event.id as number, event.at, event.kind, event.actor_id as "actorId",
      coalesce(actor.name, actor.username) as "actorName", event.subject_id as "subjectId",
      coalesce(subject.name, subject.username) as "subjectName", event.detail, event.address,
      event.user_agent as "userAgent"
    from security_event event
      left join account actor on actor.id = event.actor_id
      left join account subject on subject.id = event.subject_id
    where true
      ${after === undefined ? db`` : db`and event.id < ${after}`}
      ${accountId === undefined ? db`` : db`and (event.actor_id = ${accountId} or event.subject_id = ${accountId})`}
      ${address === undefined ? db`` : db`and event.address = ${address}`}
      ${kind === undefined ? db`` : db`and event.kind = ${kind}`}
      ${from === undefined ? db`` : db`and event.at >= ${from}`} ${to === undefined ? db`` : db`and event.at < ${to}`}
    order by event.id desc limit ${most}`;
}
