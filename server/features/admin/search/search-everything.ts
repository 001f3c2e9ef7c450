import { mostFound, type searchEverything as endpoint } from '#contract/admin/search-endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { holds } from '#contract/permissions.ts';
import { readPhonePieces } from '#contract/phone.ts';
import type { Db } from '#server/db/database.ts';
import { findPeopleCalled } from '#server/features/accounts/admin/store.ts';
import { searchAgents } from '#server/features/agents/store-lists.ts';
import { searchOrders } from '#server/features/orders/admin/list-orders.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { viewFoundAgent, viewFoundOrder, viewFoundPerson } from './view.ts';

/** One search over the three lists, each by its own way of matching and for those who may open it. */
export async function searchEverything(
  db: Db,
  { search }: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  const { user } = memberOf(caller);
  const [orders, people, agents] = await Promise.all([
    holds(user, 'orders:view') ? foundOrders(db, search) : null,
    holds(user, 'users:view') ? foundPeople(db, search) : null,
    holds(user, 'agents:manage') ? foundAgents(db, search) : null,
  ]);
  // Agents have an account, too, and are shown once.
  const shown = new Set(agents?.found.map(({ userId }) => userId));
  const others = people && { ...people, found: people.found.filter(({ userId }) => !shown.has(userId)) };
  return { ok: true, value: { orders, people: others, agents } };
}

async function foundOrders(db: Db, search: string) {
  const { orders, isMore } = await searchOrders(db, search, mostFound);
  return { found: orders.map(viewFoundOrder), isMore };
}

async function foundPeople(db: Db, search: string) {
  const rows = await findPeopleCalled(db, search, readPhonePieces(search), mostFound + 1);
  return { found: rows.slice(0, mostFound).map(viewFoundPerson), isMore: rows.length > mostFound };
}

async function foundAgents(db: Db, search: string) {
  const rows = await searchAgents(db, { text: search, phone: readPhonePieces(search) }, mostFound + 1);
  return { found: rows.slice(0, mostFound).map(viewFoundAgent), isMore: rows.length > mostFound };
}
