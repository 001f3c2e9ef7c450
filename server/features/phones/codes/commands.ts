import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { readPhone } from '#contract/phones/number.ts';
import type * as endpoints from '#contract/phones/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Caller } from '#server/http/caller.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { takeTry } from '#server/throttle/throttle.ts';
import { codeTries, isCode } from '../policy.ts';
import { holderOf, type Holder } from '../asker.ts';
import {
  endCodes,
  findLiveCode,
  insertCode,
  insertVerifiedPhone,
  readCodeSecret,
  readVerifiedPhones,
  takeGuess,
  useCode,
} from '../store/verification.ts';

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

async function sendAnew(
  transaction: Db,
  phone: string,
  holder: Holder,
  { language }: Caller,
): Promise<{ expiresAt: Date }> {
  await endCodes(transaction, phone, holder);
  const code = await insertCode(transaction, holder, { phone, language });
  if (code !== undefined) {
    const payload = { codeId: code.id };
    await writeEvent(transaction, { topics: ['phone-codes'], kind: 'phone.askCode', payload });
    return code;
  }
  const other = await findLiveCode(transaction, phone, holder);
  if (other === undefined) throw new Error('a code stood in the way of another and is not there');
  return other;
}

/** Trusts a number to whoever brings its code: five guesses a code, each counted before it is looked at. */
export async function verifyPhone(
  db: Db,
  { phone: written, code }: InputOf<typeof endpoints.verifyPhone>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.verifyPhone>> {
  const phone = readPhone(written);
  if (phone === undefined) return { ok: false, reason: 'bad-phone' };
  const holder = holderOf(caller);
  const guess = await takeGuess(db, phone, holder);
  // The answer of the first time may have been lost on the way.
  if (guess === undefined) return (await isTheirs(db, phone, holder)) ? verified(phone) : over;
  if (!isCode(code, await readCodeSecret(db), guess.id))
    return guess.isLast ? over : { ok: false, reason: 'wrong-code' };
  return inTransaction(db, async (transaction) => {
    const isUsed = await useCode(transaction, guess.id);
    if (!isUsed && !(await isTheirs(transaction, phone, holder))) return over;
    await insertVerifiedPhone(transaction, holder, { phone, how: 'code', calledBy: null });
    return verified(phone);
  });
}

const over = { ok: false, reason: 'code-over' } as const;

function verified(phone: string) {
  return { ok: true, value: { phone } } as const;
}

async function isTheirs(db: Db, phone: string, holder: Holder): Promise<boolean> {
  return (await readVerifiedPhones(db, holder, phone)).length > 0;
}
