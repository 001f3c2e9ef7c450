import type { NoticeKind, NoticeWay } from '#contract/notifications/kinds.ts';
import type { Delivery, DeviceWay } from '#contract/notifications/schema.ts';
import type { Db } from '#server/db/database.ts';

export interface DeliveryRow {
  id: number;
  at: Date;
  kind: NoticeKind;
  person: string | null;
  code: string | null;
  way: DeviceWay | 'sms';
  state: Delivery['state'];
  tries: number;
  dueAt: Date;
  settledAt: Date | null;
  why: string | null;
}

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

/** What became of notices, newest first. */
export function readDeliveries(
  db: Db,
  { before, most, filter: { state, kind, way, person, code } }: Asked,
): Promise<DeliveryRow[]> {
  const ways = way === 'sms' ? ['sms'] : ['fcm', 'webPush'];
  return db<DeliveryRow[]>`
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
