import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/lists/saved/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { lockAccount } from '#server/features/accounts/store.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { factsFrom } from './address-facts.ts';
import {
  clearDefault,
  findSavedAddress,
  updateSavedAddress,
  type SavedAddressRow,
} from './store-addresses.ts';
import { canBeStored, viewSavedAddress } from './view.ts';

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
    const before = await findSavedAddress(transaction, user.id, addressId);
    if (before === undefined) return { ok: false, reason: 'not-found' };
    if (facts.isDefault) await clearDefault(transaction, user.id);
    const row = await updateSavedAddress(transaction, user.id, addressId, facts);
    if (row === undefined) return { ok: false, reason: 'not-found' };
    // One that was served once may be called otherwise; it is moved only to where something is brought.
    if (isMoved(before, row) && !canBeStored(row)) return { ok: false, reason: 'outside-area' };
    return { ok: true, value: viewSavedAddress(row) };
  });
}

function isMoved(before: SavedAddressRow, { area, latitude, longitude }: SavedAddressRow): boolean {
  return before.area !== area || before.latitude !== latitude || before.longitude !== longitude;
}
