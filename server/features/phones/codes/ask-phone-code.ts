import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/phones/endpoints.ts';
import { readPhone } from '#contract/phone.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Caller } from '#server/http/caller.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { takeTry } from '#server/throttle/throttle.ts';
import { holderOf, type Holder } from '../phone-holder.ts';
import { codeTries } from '../policy.ts';
import { endCodes, findLiveCode, insertCode } from '../store/verification.ts';

/** Has a code sent to a number, whatever is known of it: nobody learns here whose it is. */
export async function askPhoneCode(
  db: Db,
  { phone: written }: InputOf<typeof endpoints.askPhoneCode>,
  caller: Caller,
  sendsCodes: boolean,
): Promise<OutcomeOf<typeof endpoints.askPhoneCode>> {
  const phone = readPhone(written);
  if (phone === undefined) return { ok: false, reason: 'bad-phone' };
  if (!sendsCodes) return { ok: false, reason: 'codes-off' };
  const taken = await takeTry(db, codeTries(phone, caller));
  if (!taken.ok) return taken;
  const holder = holderOf(caller);
  const { expiresAt } = await inTransaction(db, (transaction) =>
    sendAnew(transaction, phone, holder, caller),
  );
  return { ok: true, value: { phone, expiresAt: expiresAt.toISOString() } };
}

/** The code goes out after the transaction; one that went to the same holder before is over. */
export async function sendAnew(
  transaction: Db,
  phone: string,
  holder: Holder,
  { language }: Pick<Caller, 'language'>,
): Promise<{ expiresAt: Date }> {
  await endCodes(transaction, phone, holder);
  const code = await insertCode(transaction, holder, { phone, language });
  if (code !== undefined) {
    const payload = { codeId: code.id };
    await writeEvent(transaction, { topics: ['phone-codes'], kind: 'phone.codeAsked', payload });
    return code;
  }
  const other = await findLiveCode(transaction, phone, holder);
  if (other === undefined) throw new Error('a code stood in the way of another and is not there');
  return other;
}
