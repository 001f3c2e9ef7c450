import type { ListRequest } from '#contract/orders/requests/schema.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { mediaAddresses } from '#server/media/serving/media-addresses.ts';
import { takeTry, type Throttled } from '#server/throttle/throttle.ts';
import { requestGuessTries } from './policy.ts';
import { findRequest, type RequestRow } from './store.ts';
import { viewRequest } from './view.ts';

/** A look at what is not theirs, or is not at all: the same answer, and it is counted. */
export async function noSuchRequest(
  db: Db,
  caller: Caller,
): Promise<Exclude<Throttled, { ok: true }> | { ok: false; reason: 'not-found' }> {
  const taken = await takeTry(db, [requestGuessTries(caller)]);
  return taken.ok ? { ok: false, reason: 'not-found' } : taken;
}

/** A request as its sender sees it now. */
export async function wholeRequest(db: Db, row: RequestRow): Promise<ListRequest> {
  return viewRequest(row, await mediaAddresses(db, new Date()));
}

/** The same after a command has changed it; undefined where it was forgotten meanwhile. */
export async function readRequest(db: Db, id: string): Promise<ListRequest | undefined> {
  const row = await findRequest(db, id);
  return row && wholeRequest(db, row);
}
