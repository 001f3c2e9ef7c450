import { keysOf } from '#contract/keys-of.ts';
import { type NoticeKind, noticeRules, type NoticeWay } from '#contract/notifications/kinds.ts';
import { type Delivery, deliveryState, deviceWays } from '#contract/notifications/schema.ts';
import type { Db } from '#server/db/database.ts';
import { instant, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const deliveryRow = {
  id: number,
  at: instant,
  kind: oneOf(keysOf(noticeRules)),
  person: nullable(text),
  code: nullable(text),
  way: oneOf([...deviceWays, 'sms']),
  state: oneOf(deliveryState.options),
  tries: number,
  dueAt: instant,
  settledAt: nullable(instant),
  why: nullable(text),
};
export type DeliveryRow = RowOf<typeof deliveryRow>;

interface Asked {
  before: number | null;
  most: number;
  filter: {
    state?: Delivery['state'] | undefined;
    kind?: NoticeKind | undefined;
    way?: NoticeWay | undefined;
    person?: string | undefined;
    code?: string | undefined;
  };
}

/** Deliveries, newest first. */
export function readDeliveries(
  db: Db,
  { before, most, filter: { state, kind, way, person, code } }: Asked,
): Promise<DeliveryRow[]> {
  const ways = way === 'sms' ? ['sms'] : ['fcm', 'webPush'];
  return db.rows(deliveryRow)`
    select delivery.id, notice.made_at as at, delivery.kind, account.username as person,
      notice.facts ->> 'code' as code, delivery.way, delivery.state, delivery.tries, delivery.due_at as "dueAt",
      delivery.settled_at as "settledAt", delivery.why
    from notice_delivery delivery
      join notice on notice.id = delivery.notice_id
      left join account on account.id = notice.account_id
    where true
      ${before === null ? db`` : db`and delivery.id < ${before}`}
      ${state === undefined ? db`` : db`and delivery.state = ${state}`}
      ${kind === undefined ? db`` : db`and delivery.kind = ${kind}`}
      ${person === undefined ? db`` : db`and notice.account_id = (select id from account where username_key = lower(${person}))`}
      ${code === undefined ? db`` : db`and notice.order_id = (select id from customer_order where code = ${code})`}
      ${way === undefined ? db`` : db`and delivery.way = any(${ways}::text[])`}
    order by delivery.id desc limit ${most}`;
}
