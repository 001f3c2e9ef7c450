import type { OrderView } from '#contract/orders/admin/schema.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange, type Facts } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { viewOrderView } from '../view.ts';
import { findOrderView, type NewOrderViewRow } from './store.ts';

export async function readView(db: Db, id: string, userId: string): Promise<OrderView> {
  const row = await findOrderView(db, id);
  if (row === undefined) throw new Error('a view that was just written is not there');
  return viewOrderView(row, userId);
}

/** Names of the filtered fields without their values: a search may hold a name that its owner wants deleted. */
export function factsOf({ filter, isShared }: Pick<NewOrderViewRow, 'filter' | 'isShared'>): Facts {
  return { asks: Object.keys(filter), isShared };
}

export function record(
  db: Db,
  caller: Caller,
  action: string,
  subject: string,
  before: Facts | null,
  after: Facts | null,
): Promise<void> {
  return recordChange(db, actorOf(caller), { action, noun: 'orders', subject, before, after });
}
