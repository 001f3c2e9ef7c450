import * as z from 'zod/mini';
import type { NoticeFacts } from '#contract/notifications/facts.ts';
import { noticeGroups, type NoticeKind } from '#contract/notifications/kinds.ts';
import { deviceWay, type DeviceWay } from '#contract/notifications/schema.ts';
import type { Db } from '#server/db/database.ts';
import { idList } from '#server/db/id-list.ts';
import { boolean, instant, json, nullable, number, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

/** Choices and devices of a person, read before a notice is written. */
const listenerRow = {
  choices: json(z.array(z.object({ group: z.enum(noticeGroups), push: z.boolean(), sms: z.boolean() }))),
  quietOn: boolean,
  quietFrom: nullable(text),
  quietUntil: nullable(text),
  devices: json(z.array(z.object({ id: z.string(), way: deviceWay }))),
};
export type ListenerRow = RowOf<typeof listenerRow>;

/** These accounts as listeners; those that are gone are not among them. */
export async function readListeners(
  db: Db,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, ListenerRow>> {
  const rows = await db.rows({ ...listenerRow, accountId: text })`
    select account.id as "accountId",
      coalesce((
        select json_agg(json_build_object('group', about, 'push', push, 'sms', sms))
        from notice_choice where account_id = account.id
      ), '[]') as choices,
      coalesce(person.quiet_on, true) as "quietOn",
      coalesce(person.quiet_from, house.quiet_from) as "quietFrom",
      coalesce(person.quiet_until, house.quiet_until) as "quietUntil",
      coalesce((
        select json_agg(json_build_object('id', device.id, 'way', device.way) order by device.registered_at)
        from notice_device device join session on session.id = device.session_id and session.expires_at > now()
        where device.account_id = account.id
      ), '[]') as devices
    from account
      -- One by one: those who are told something are few among all who have said when.
      left join lateral (
        select quiet_on, quiet_from, quiet_until from notice_person where account_id = account.id limit 1
      ) as person on true
      left join notice_house house on true
    where account.id = any(${idList(db, accountIds)}) and account.deleted_at is null`;
  return new Map(rows.map(({ accountId, ...listener }) => [accountId, listener]));
}

/** Devices that still exist; the lock keeps them until the transaction ends. */
export async function holdDevices(db: Db, devices: ListenerRow['devices']): Promise<ListenerRow['devices']> {
  if (devices.length === 0) return [];
  const stored = await db.rows({ id: text })`
    select id from notice_device where id = any(${devices.map(({ id }) => id)}::uuid[])
    order by id for key share`;
  return devices.filter(({ id }) => stored.some((one) => one.id === id));
}

export interface NewNotice {
  eventNumber: number | null;
  accountId: string | null;
  orderId: string | null;
  listRequestId: string | null;
  facts: NoticeFacts;
  tag: string;
  breaksQuiet: boolean;
  fallsBack: boolean;
  madeAt: Date;
  expiresAt: Date;
}

/** Writes a notice down; nothing where this person has it of this event already. */
export async function insertNotice(db: Db, notice: NewNotice): Promise<number | undefined> {
  const [row] = await db.rows({ id: number })`
    insert into notice (
      event_number, account_id, order_id, list_request_id, kind, facts, tag, breaks_quiet, falls_back, made_at, expires_at)
    values (${notice.eventNumber}, ${notice.accountId}, ${notice.orderId}, ${notice.listRequestId},
      ${notice.facts.kind},
      ${db.json(notice.facts)}, ${notice.tag}, ${notice.breaksQuiet}, ${notice.fallsBack}, ${notice.madeAt},
      ${notice.expiresAt})
    on conflict do nothing
    returning id`;
  return row?.id;
}

/**
 * A newer notice replaces what waits for the same person under its own tag, or under one that it makes untrue. Returns
 * the earliest due time of those replaced.
 */
export async function replaceEarlier(
  db: Db,
  noticeId: number,
  {
    accountId,
    orderId,
    listRequestId,
    tags,
    madeAt,
  }: Pick<NewNotice, 'accountId' | 'orderId' | 'listRequestId' | 'madeAt'> & {
    tags: readonly string[];
  },
): Promise<Date | undefined> {
  const theirs =
    accountId === null
      ? db`notice.account_id is null
          and (notice.order_id = ${orderId} or notice.list_request_id = ${listRequestId})`
      : db`notice.account_id = ${accountId}`;
  const replaced = await db.rows({ dueAt: instant })`
    update notice_delivery delivery set state = 'replaced', settled_at = ${madeAt}
    from notice
    where notice.id = delivery.notice_id and ${theirs} and notice.tag = any(${[...tags]}::text[]) and notice.id < ${noticeId}
      and delivery.state = 'waiting'
    returning delivery.due_at as "dueAt"`;
  return replaced.map(({ dueAt }) => dueAt).toSorted((one, other) => one.getTime() - other.getTime())[0];
}

export interface NewDelivery {
  kind: NoticeKind;
  rank: number;
  dueAt: Date;
  /** It would be told too late: it is written down and goes nowhere. */
  tooLateAt: Date | null;
}

export async function insertPushes(
  db: Db,
  noticeId: number,
  devices: readonly { id: string; way: DeviceWay }[],
  { kind, rank, dueAt, tooLateAt }: NewDelivery,
): Promise<void> {
  await db`
    insert into notice_delivery (notice_id, kind, way, device_id, state, rank, due_at, settled_at)
    select ${noticeId}, ${kind}, device.way, device.id,
      case when ${tooLateAt}::timestamptz is null then 'waiting' else 'too-late' end,
      ${rank}, ${dueAt}, ${tooLateAt}::timestamptz
    from unnest(${devices.map(({ id }) => id)}::uuid[], ${devices.map(({ way }) => way)}::text[]) as device (id, way)
    on conflict do nothing`;
}

export async function insertSms(
  db: Db,
  noticeId: number,
  { kind, rank, dueAt, tooLateAt }: NewDelivery,
): Promise<void> {
  await db`
    insert into notice_delivery (notice_id, kind, way, state, rank, due_at, settled_at)
    values (${noticeId}, ${kind}, 'sms', case when ${tooLateAt}::timestamptz is null then 'waiting' else 'too-late' end,
      ${rank}, ${dueAt}, ${tooLateAt}::timestamptz)
    on conflict do nothing`;
}

/** Removes what is older than the log goes back, some at a time. */
export async function deleteOldNotices(db: Db, before: Date, most: number): Promise<number> {
  const gone = await db`
    delete from notice where id in (
      select id from notice where made_at < ${before} and kind <> 'opened' order by made_at limit ${most} for update skip locked)`;
  return gone.count;
}

/** Log of the opening’s notice; its receivers stay, so that no one gets it twice. */
export async function deleteOldOpened(db: Db, before: Date, most: number): Promise<number> {
  const gone = await db`
    delete from notice_delivery where id in (
      select id from notice_delivery where kind = 'opened' and settled_at < ${before}
      order by id limit ${most} for update skip locked)`;
  return gone.count;
}
