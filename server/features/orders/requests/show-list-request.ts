import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { showListRequest as endpoint } from '#contract/orders/requests/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { isSender } from './policy.ts';
import { noSuchRequest, wholeRequest } from './read-request.ts';
import { findRequest } from './store.ts';

/** One request, for its sender. */
export async function showListRequest(
  db: Db,
  { requestId, token }: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  const row = await findRequest(db, requestId);
  if (row === undefined || !isSender(caller.person, token, row)) return noSuchRequest(db, caller);
  return { ok: true, value: await wholeRequest(db, row) };
}
