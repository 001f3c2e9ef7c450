import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/phones/endpoints.ts';
import { readPhone } from '#contract/phone.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Caller } from '#server/http/caller.ts';
import { holderOf, type Holder } from '../phone-holder.ts';
import { isCode } from '../policy.ts';
import {
  insertVerifiedPhone,
  readCodeSecret,
  readVerifiedPhones,
  takeGuess,
  useCode,
} from '../store/verification.ts';

/** Trusts a number to whoever brings its code: five guesses a code, each counted before it is looked at. */
export async function verifyPhone(
  db: Db,
  { phone: written, code }: InputOf<typeof endpoints.verifyPhone>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.verifyPhone>> {
  const phone = readPhone(written);
  if (phone === undefined) return { ok: false, reason: 'bad-phone' };
  return verifyFor(db, { phone, code }, holderOf(caller));
}

type Verified = Exclude<OutcomeOf<typeof endpoints.verifyPhone>, { reason: 'bad-phone' }>;

/** The same for a number that was read, on whoever it is to be trusted. */
export async function verifyFor(
  db: Db,
  { phone, code }: { phone: string; code: string },
  holder: Holder,
): Promise<Verified> {
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
