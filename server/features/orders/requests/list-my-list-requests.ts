import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { listMyListRequests as endpoint } from '#contract/orders/requests/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { mediaAddresses } from '#server/media/serving/media-addresses.ts';
import { readRequestsOf } from './store.ts';
import { viewRequest } from './view.ts';

const recentMs = 3 * 24 * 60 * 60_000;
const most = 20;

/** The requests of this account that are open or a few days old. */
export async function listMyListRequests(
  db: Db,
  _input: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  const now = new Date();
  const { id } = memberOf(caller).user;
  const rows = await readRequestsOf(db, id, new Date(now.getTime() - recentMs), most);
  if (rows.length === 0) return { ok: true, value: [] };
  const addresses = await mediaAddresses(db, now);
  return { ok: true, value: rows.map((row) => viewRequest(row, addresses)) };
}
