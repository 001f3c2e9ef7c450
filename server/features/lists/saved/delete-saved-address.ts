import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/lists/saved/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { removeSavedAddress } from './store-addresses.ts';

export async function deleteSavedAddress(
  db: Db,
  { addressId }: InputOf<typeof endpoints.deleteSavedAddress>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.deleteSavedAddress>> {
  await removeSavedAddress(db, memberOf(caller).user.id, addressId);
  return { ok: true, value: { done: true } };
}
