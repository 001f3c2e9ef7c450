import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { readPhone } from '#contract/phone.ts';
import type { askPhoneOrderCode as endpoint } from '#contract/phones/endpoints.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { takeTry } from '#server/throttle/throttle.ts';
import { holderOfCall } from '../phone-holder.ts';
import { callCodeTries } from '../policy.ts';
import { isPhoneOf } from '../store/verification.ts';
import { sendAnew } from './ask-phone-code.ts';

/** Has a code sent to somebody on the phone; they read it back, which proves the number in this call. */
export async function askPhoneOrderCode(
  db: Db,
  { phone: written, callId }: InputOf<typeof endpoint>,
  caller: Caller,
  sendsCodes: boolean,
): Promise<OutcomeOf<typeof endpoint>> {
  const phone = readPhone(written);
  if (phone === undefined) return { ok: false, reason: 'bad-phone' };
  if (!sendsCodes) return { ok: false, reason: 'codes-off' };
  const staffId = memberOf(caller).user.id;
  if (await isPhoneOf(db, staffId, phone)) return { ok: false, reason: 'own-account' };
  const taken = await takeTry(db, callCodeTries(phone, staffId));
  if (!taken.ok) return taken;
  const { expiresAt } = await inTransaction(db, async (transaction) => {
    const code = await sendAnew(transaction, phone, holderOfCall(caller, callId), caller);
    await recordChange(transaction, actorOf(caller), {
      action: 'askPhoneOrderCode',
      noun: 'phones',
      subject: callId,
      before: null,
      after: null,
    });
    return code;
  });
  return { ok: true, value: { phone, expiresAt: expiresAt.toISOString() } };
}
