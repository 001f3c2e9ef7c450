import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { readPhone } from '#contract/phone.ts';
import type { verifyPhoneOrder as endpoint } from '#contract/phones/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { holderOfCall } from '../phone-holder.ts';
import { deleteOverProofs, isPhoneOf } from '../store/verification.ts';
import { verifyFor } from './verify-phone.ts';

/**
 * Takes the code that a customer read back on the phone: the number counts as proved for an hour, or until the order
 * is placed.
 */
export async function verifyPhoneOrder(
  db: Db,
  { phone: written, callId, code }: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  const phone = readPhone(written);
  if (phone === undefined) return { ok: false, reason: 'bad-phone' };
  if (await isPhoneOf(db, memberOf(caller).user.id, phone)) return { ok: false, reason: 'own-account' };
  const call = holderOfCall(caller, callId);
  await deleteOverProofs(db, call.deviceHash);
  return verifyFor(db, { phone, code }, call);
}
