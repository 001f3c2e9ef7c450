import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/lists/saved/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { readSavedAddresses } from './store-addresses.ts';
import { viewSavedAddress } from './view.ts';

export async function listSavedAddresses(
  db: Db,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.listSavedAddresses>> {
  return { ok: true, value: (await readSavedAddresses(db, memberOf(caller).user.id)).map(viewSavedAddress) };
}
