import { isDeepStrictEqual } from 'node:util';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { mostSavedAddresses } from '#contract/lists/saved/schema.ts';
import type * as endpoints from '#contract/lists/saved/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { lockAccount } from '#server/features/accounts/store.ts';
import {
  clearDefault,
  countSavedAddresses,
  findAddressOfRequest,
  findSavedAddress,
  insertSavedAddress,
  removeSavedAddress,
  updateSavedAddress,
  type AddressFacts,
} from './store-addresses.ts';
import { viewSavedAddress } from './view.ts';

type Written = InputOf<typeof endpoints.saveAddress>;

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
    const kept = await findAddressOfRequest(transaction, user.id, clientRequestId);
    if (kept !== undefined) {
      return isDeepStrictEqual(kept, { id: kept.id, ...facts })
        ? { ok: true, value: viewSavedAddress(kept) }
        : { ok: false, reason: 'same-id-other-body' };
    }
    if ((await countSavedAddresses(transaction, user.id)) >= mostSavedAddresses)
      return { ok: false, reason: 'addresses-full' };
    if (facts.isDefault) await clearDefault(transaction, user.id);
    const row = await insertSavedAddress(transaction, user.id, clientRequestId, facts);
    return { ok: true, value: viewSavedAddress(row) };
  });
}

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

export async function deleteSavedAddress(
  db: Db,
  { addressId }: InputOf<typeof endpoints.deleteSavedAddress>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.deleteSavedAddress>> {
  await removeSavedAddress(db, memberOf(caller).user.id, addressId);
  return { ok: true, value: { done: true } };
}

function factsFrom({
  label,
  area,
  landmark,
  directions,
  pin,
  isDefault,
}: Omit<Written, 'clientRequestId'>): AddressFacts {
  return {
    label,
    area,
    landmark,
    directions,
    latitude: pin?.latitude ?? null,
    longitude: pin?.longitude ?? null,
    isDefault,
  };
}
