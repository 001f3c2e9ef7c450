import type { OutcomeOf } from '#contract/endpoint.ts';
import type { listOwnPhones as endpoint } from '#contract/phones/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { phoneHolderOf } from './phone-holder.ts';
import { readVerifiedPhones } from './store/verification.ts';

/** Lists the verified numbers of the account and of the device: a device keeps its own beside the account's. */
export async function listOwnPhones(
  db: Db,
  caller: Caller,
  sendsCodes: boolean,
): Promise<OutcomeOf<typeof endpoint>> {
  return {
    ok: true,
    value: { phones: await readVerifiedPhones(db, phoneHolderOf(caller), null), sendsCodes },
  };
}
