import { type OrderViewId, type OrderFilter, orderFilter } from '#contract/orders/admin/schema.ts';
import type { Db } from '#server/db/database.ts';
import { boolean, idOf, json, number, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const orderViewRow = {
  id: idOf<OrderViewId>(),
  accountId: text,
  name: text,
  filter: json(orderFilter),
  isShared: boolean,
  madeBy: text,
};
export type OrderViewRow = RowOf<typeof orderViewRow>;

/** The account’s own views, then the shared ones of others; each by name. */
export function readOrderViews(db: Db, accountId: string, most: number): Promise<OrderViewRow[]> {
  return db.rows(orderViewRow)`
    select view.id, view.account_id as "accountId", view.name, view.filter, view.is_shared as "isShared",
      coalesce(account.name, account.username) as "madeBy"
    from order_view view join account on account.id = view.account_id
    where view.account_id = ${accountId} or view.is_shared
    order by view.account_id <> ${accountId}, view.name, view.id limit ${most}`;
}

export async function findOrderView(db: Db, id: string): Promise<OrderViewRow | undefined> {
  const [row] = await db.rows(orderViewRow)`
    select view.id, view.account_id as "accountId", view.name, view.filter, view.is_shared as "isShared",
      coalesce(account.name, account.username) as "madeBy"
    from order_view view join account on account.id = view.account_id where view.id = ${id}`;
  return row;
}

export interface NewOrderViewRow {
  name: string;
  filter: OrderFilter;
  isShared: boolean;
}

export async function countOrderViews(db: Db, accountId: string): Promise<number> {
  const [row] = await db.one({ views: number })`
    select count(*) as views from order_view where account_id = ${accountId}`;
  return row.views;
}

/** False where the name is taken; a writer that takes it at this moment is waited for. */
export async function insertOrderView(
  db: Db,
  id: string,
  accountId: string,
  { name, filter, isShared }: NewOrderViewRow,
): Promise<boolean> {
  const rows = await db`
    insert into order_view (id, account_id, name, filter, is_shared)
    values (${id}, ${accountId}, ${name}, ${db.json(filter)}, ${isShared})
    on conflict on constraint one_view_a_name do nothing
    returning id`;
  return rows.length > 0;
}

export async function updateOrderView(
  db: Db,
  id: string,
  { name, filter, isShared }: NewOrderViewRow,
): Promise<void> {
  await db`
    update order_view set name = ${name}, filter = ${db.json(filter)}, is_shared = ${isShared} where id = ${id}`;
}

/** True where it was there and theirs. */
export async function removeOrderView(db: Db, id: string, accountId: string): Promise<boolean> {
  const rows = await db`delete from order_view where id = ${id} and account_id = ${accountId} returning id`;
  return rows.length > 0;
}

export async function removeViewsOf(db: Db, accountId: string): Promise<void> {
  await db`delete from order_view where account_id = ${accountId}`;
}
