import type { OutcomeOf } from '#contract/endpoint.ts';
import type { listOwnPhones as endpoint } from '#contract/phones/endpoints.ts';
import type { Db } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { askerOf } from './reads-asker.ts';
import { readVerifiedPhones } from './store.ts';

/** What is trusted of whoever asks: a device keeps its own beside the account's. */
export async function listOwnPhones(
  db: Db,
  caller: Caller,
  sendsCodes: boolean,
): Promise<OutcomeOf<typeof endpoint>> {
  return { ok: true, value: { phones: await readVerifiedPhones(db, askerOf(caller), null), sendsCodes } };
}

/** Whether an account has a number that answered. */
export async function hasVerifiedPhone(db: Db, accountId: string): Promise<boolean> {
  return (await readVerifiedPhones(db, { accountId, deviceHash: null }, null)).length > 0;
}
