import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/lists/saved/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { lockAccount } from '#server/features/accounts/store.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { factsFrom } from './address-facts.ts';
import { clearDefault, findSavedAddress, updateSavedAddress } from './store-addresses.ts';
import { viewSavedAddress } from './view.ts';

/** Changes an address; the one that becomes the usual one takes the place of the one that was. */
export async function changeSavedAddress(
  db: Db,
  { addressId, ...written }: InputOf<typeof endpoints.changeSavedAddress>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.changeSavedAddress>> {
  const { user } = memberOf(caller);
  const facts = factsFrom(written);
  return inTransaction(db, async (transaction) => {
    await lockAccount(transaction, user.id);
    if ((await findSavedAddress(transaction, user.id, addressId)) === undefined)
      return { ok: false, reason: 'not-found' };
    if (facts.isDefault) await clearDefault(transaction, user.id);
    const row = await updateSavedAddress(transaction, user.id, addressId, facts);
    return row === undefined
      ? { ok: false, reason: 'not-found' }
      : { ok: true, value: viewSavedAddress(row) };
  });
}
