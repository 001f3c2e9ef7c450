import { alarmKinds } from '#contract/orders/alarms/schema.ts';
import { isUnderWay, orderStatuses } from '#contract/orders/lifecycle.ts';
import type { Db } from '#server/db/database.ts';
import { number, text } from '#server/db/sql/codecs.ts';
import { isLate } from './admin/store-filter.ts';

/** Orders under way by status; those of which there are none, too. */
export async function countUnderWay(db: Db): Promise<Record<string, number>> {
  const rows = await db.rows({ status: text, orders: number })`
    select status, count(*) as orders from customer_order o where is_under_way group by status`;
  return {
    ...noneOf(orderStatuses.filter(isUnderWay)),
    ...Object.fromEntries(rows.map(({ status, orders }) => [status, orders])),
  };
}

export async function countLate(db: Db): Promise<number> {
  const [row] = await db.one({ orders: number })`
    select count(*) as orders from customer_order o where ${isLate(db)}`;
  return row.orders;
}

export async function countAlarms(db: Db): Promise<Record<string, number>> {
  const rows = await db.rows({ kind: text, alarms: number })`
    select kind, count(*) as alarms from alarm where settled_at is null group by kind`;
  return { ...noneOf(alarmKinds), ...Object.fromEntries(rows.map(({ kind, alarms }) => [kind, alarms])) };
}

function noneOf(names: readonly string[]): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, 0]));
}
