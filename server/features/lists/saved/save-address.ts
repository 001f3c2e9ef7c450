import { isDeepStrictEqual } from 'node:util';
import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/lists/saved/endpoints.ts';
import { mostSavedAddresses } from '#contract/lists/saved/schema.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { lockAccount } from '#server/features/accounts/store.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { factsFrom, type Written } from './address-facts.ts';
import {
  clearDefault,
  countSavedAddresses,
  findAddressOfRequest,
  insertSavedAddress,
} from './store-addresses.ts';
import { canBeStored, viewSavedAddress } from './view.ts';

/** Keeps an address; a phone that asks again because it heard no answer has kept it once. */
export async function saveAddress(
  db: Db,
  { clientRequestId, ...written }: Written,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.saveAddress>> {
  const { user } = memberOf(caller);
  const facts = factsFrom(written);
  return inTransaction(db, async (transaction) => {
    // As with lists: one after the other, and never for an account that is being deleted.
    if ((await lockAccount(transaction, user.id)) === undefined) return { ok: false, reason: 'not-found' };
    const stored = await findAddressOfRequest(transaction, user.id, clientRequestId);
    if (stored !== undefined) {
      return isDeepStrictEqual({ ...stored, zones: [] }, { id: stored.id, zones: [], ...facts })
        ? { ok: true, value: viewSavedAddress(stored) }
        : { ok: false, reason: 'same-id-other-body' };
    }
    if ((await countSavedAddresses(transaction, user.id)) >= mostSavedAddresses)
      return { ok: false, reason: 'addresses-full' };
    if (facts.isDefault) await clearDefault(transaction, user.id);
    const row = await insertSavedAddress(transaction, user.id, clientRequestId, facts);
    return canBeStored(row)
      ? { ok: true, value: viewSavedAddress(row) }
      : { ok: false, reason: 'outside-area' };
  });
}
