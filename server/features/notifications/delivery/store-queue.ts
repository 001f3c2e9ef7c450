import { languages } from '#contract/accounts/schema.ts';
import { keysOf } from '#contract/keys-of.ts';
import { noticeRules, ruleOf } from '#contract/notifications/kinds.ts';
import { deviceWays } from '#contract/notifications/schema.ts';
import type { Db } from '#server/db/database.ts';
import { anyJson, boolean, instant, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

/** A delivery that its taker alone sends, with everything that is needed for it. */
const takenRow = {
  id: number,
  lease: text,
  noticeId: number,
  /** Null for a guest's order. */
  accountId: nullable(text),
  way: oneOf([...deviceWays, 'sms']),
  tries: number,
  kind: text,
  facts: anyJson,
  tag: text,
  expiresAt: instant,
  breaksQuiet: boolean,
  fallsBack: boolean,
  deviceId: nullable(text),
  deviceWay: nullable(oneOf(deviceWays)),
  address: nullable(text),
  p256dh: nullable(text),
  auth: nullable(text),
  deviceLanguage: nullable(oneOf(languages)),
  /** Its session has ended by itself. */
  isStale: nullable(boolean),
  language: nullable(oneOf(languages)),
  /**
   * The phone of the account, as an agent or a customer, else of the order or of the list that it sent; the receiver's
   * for a message to the door, where there is one.
   */
  phone: nullable(text),
  /** For whoever stands at the door, while the order is under way. */
  pin: nullable(text),
  /** The order that the notice is about. */
  orderId: nullable(text),
  /** The list that is not typed and that the notice is about. */
  requestId: nullable(text),
  /** The choice of its person for its group, where they made one; the early-access list asked for what it gets. */
  wantsPush: nullable(boolean),
  wantsSms: nullable(boolean),
  quietOn: boolean,
  quietFrom: nullable(text),
  quietUntil: nullable(text),
};
export type TakenRow = RowOf<typeof takenRow>;

const kinds = keysOf(noticeRules);
const groups = kinds.map((kind) => ruleOf(kind).group);

/** By the database's clock, and longer than any gateway waits. */
const leaseSeconds = 90;

interface Taking {
  now: Date;
  most: number;
  /** Restricts to one notice. */
  noticeId?: number;
}

/**
 * Takes what is due, the urgent first; whoever dies with it leaves it to the next. While something is under way to a
 * device nothing else goes there, so that what is newer arrives last.
 */
export function takeDue(db: Db, { now, most, noticeId }: Taking): Promise<TakenRow[]> {
  const ofNotice = noticeId === undefined ? db`` : db`and waiting.notice_id = ${noticeId}`;
  return db.rows(takenRow)`
    with due as (
      select waiting.id from notice_delivery waiting
      where waiting.state = 'waiting' and waiting.due_at <= ${now} ${ofNotice}
        and (waiting.leased_until is null or waiting.leased_until <= clock_timestamp())
        and not exists (
          select from notice_delivery busy
          where busy.device_id = waiting.device_id and busy.leased_until > clock_timestamp())
      order by waiting.rank, waiting.due_at, waiting.id limit ${most} for update skip locked),
    taken as (
      update notice_delivery set leased_until = clock_timestamp() + ${leaseSeconds} * interval '1 second',
        lease = gen_random_uuid(), tries = tries + 1
      where id in (select id from due) returning *)
    select taken.id, taken.lease, taken.notice_id as "noticeId", notice.account_id as "accountId", taken.way, taken.tries, notice.kind, notice.facts, notice.tag,
      notice.expires_at as "expiresAt", notice.breaks_quiet as "breaksQuiet", notice.falls_back as "fallsBack",
      device.id as "deviceId", device.way as "deviceWay", device.address, device.p256dh, device.auth,
      device.language as "deviceLanguage", session.expires_at <= now() as "isStale",
      coalesce(person.language, r.language) as language,
      case when taken.kind = 'receiver-pin' then coalesce(o.receiver_phone, o.customer_phone)
        else coalesce(account.phone, agent.phone, o.customer_phone, r.phone) end as phone,
      case when taken.kind = 'receiver-pin' and o.is_under_way then o.pin end as pin, o.id as "orderId",
      r.id as "requestId",
      choice.push as "wantsPush", choice.sms as "wantsSms",
      coalesce(person.quiet_on, true) as "quietOn", coalesce(person.quiet_from, house.quiet_from) as "quietFrom",
      coalesce(person.quiet_until, house.quiet_until) as "quietUntil"
    from taken
      join notice on notice.id = taken.notice_id
      left join notice_device device on device.id = taken.device_id
      left join session on session.id = device.session_id
      left join account on account.id = notice.account_id
      left join agent on agent.user_id = notice.account_id
      left join notice_person person on person.account_id = notice.account_id
      left join broadcast on broadcast.id = notice.broadcast_id
      left join unnest(${kinds}::text[], ${groups}::text[]) as rule (kind, about) on rule.kind = taken.kind
      left join notice_choice choice on choice.account_id = notice.account_id and choice.about = rule.about
        and broadcast.audience is distinct from 'early-access'
      left join notice_house house on true
      left join list_request r on r.id = notice.list_request_id
      left join customer_order o on o.id = notice.order_id
        and (notice.account_id is null or o.account_id = notice.account_id)
    order by taken.rank, taken.due_at, taken.id`;
}

export interface Settled {
  state: 'sent' | 'too-late' | 'gone' | 'failed' | 'replaced' | 'cancelled';
  at: Date;
  why: string | null;
  providerId: string | null;
}

type Held = Pick<TakenRow, 'id' | 'lease'>;

/**
 * Writes down what came of it, where nobody has taken it since; true then. What was replaced or cancelled meanwhile stays
 * so, unless it went out all the same.
 */
export async function settleDelivery(db: Db, { id, lease }: Held, settled: Settled): Promise<boolean> {
  const { state, at, why, providerId } = settled;
  const written = await db`
    update notice_delivery set leased_until = null, lease = null,
      state = case when state = 'waiting' or ${state} = 'sent' then ${state} else state end,
      settled_at = coalesce(settled_at, ${at}), why = ${why}, provider_id = ${providerId}
    where id = ${id} and lease = ${lease}`;
  return written.count > 0;
}

/** Tries it again later, where it still waits. */
export async function delayDelivery(db: Db, { id, lease }: Held, dueAt: Date, why: string): Promise<void> {
  await db`
    update notice_delivery set leased_until = null, lease = null, due_at = ${dueAt}, why = ${why}
    where id = ${id} and lease = ${lease}`;
}

/** Leaves it until then, as if nobody had taken it. */
export async function putOff(db: Db, { id, lease }: Held, dueAt: Date): Promise<void> {
  await db`
    update notice_delivery set leased_until = null, lease = null, due_at = ${dueAt}, tries = tries - 1
    where id = ${id} and lease = ${lease}`;
}

/** Settling deliveries of one notice is serialized, so that each sees the one before. */
export async function lockNotice(db: Db, noticeId: number): Promise<void> {
  await db`select from notice where id = ${noticeId} for update`;
}

/** True where no delivery of a notice went out or still may: its text message is next. */
export async function isUndelivered(db: Db, noticeId: number): Promise<boolean> {
  const rows = await db`
    select from notice where id = ${noticeId} and falls_back and not exists (
      select from notice_delivery
      where notice_id = notice.id and state in ('waiting', 'sent', 'replaced', 'cancelled'))`;
  return rows.length > 0;
}

/** Outcomes of one notice’s deliveries. */
export async function countOutcomes(db: Db, noticeId: number): Promise<{ sent: number; failed: number }> {
  const [row] = await db.one({ sent: number, failed: number })`
    select count(*) filter (where state = 'sent') as sent, count(*) filter (where state <> 'sent') as failed
    from notice_delivery where notice_id = ${noticeId}`;
  return row;
}
