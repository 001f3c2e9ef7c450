import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/orders/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { userOf } from '#server/http/person.ts';
import { readMovements } from '#server/features/ledger/store.ts';
import { readPast, readUnderWay, type OwnSummaryRow } from '../order/store-summaries.ts';
import { viewOwnSummary } from '../order/view.ts';

const ordersOnAPage = 20;
const mostUnderWay = 50;

/** This account's orders: all that is under way on the first page, then the rest, newest first. */
export async function listMyOrders(
  db: Db,
  { after }: InputOf<typeof endpoints.listMyOrders>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.listMyOrders>> {
  const user = userOf(caller.person);
  if (user === null) throw new Error('a call for members was answered for a visitor');
  const before = after === undefined ? Number.MAX_SAFE_INTEGER : Number(after);
  const underWay = after === undefined ? await readUnderWay(db, user.id, mostUnderWay) : [];
  const rows = await readPast(db, user.id, before, ordersOnAPage + 1);
  const page = rows.slice(0, ordersOnAPage);
  const last = rows.length > ordersOnAPage ? page.at(-1) : undefined;
  const shown = [...underWay, ...page].map(({ id }) => id);
  const movements = shown.length === 0 ? [] : await readMovements(db, shown);
  const byOrder = Map.groupBy(movements, ({ orderId }) => orderId);
  const view = (row: OwnSummaryRow) =>
    viewOwnSummary(row, byOrder.get(row.id)?.map(({ movement }) => movement) ?? []);
  return {
    ok: true,
    value: {
      underWay: underWay.map(view),
      past: page.map(view),
      next: last === undefined ? null : String(last.number),
    },
  };
}
