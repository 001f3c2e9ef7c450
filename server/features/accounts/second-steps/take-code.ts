import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { passwordFits } from '#server/secrets/passwords.ts';
import { fromBase32 } from './authenticator/base32.ts';
import { readSecret, useStep } from './authenticator/store.ts';
import { stepOf } from './authenticator/totp.ts';
import { recordSecondStep } from './record-second-step.ts';
import { readUnused, useCode } from './recovery-codes/store.ts';

/** A code that is right, and what uses it: true for whoever comes first. */
type UseCode = (transaction: Db) => Promise<boolean>;

const authenticatorDigits = 6;

/** Finds what the code belongs to; it counts as used only in the transaction that takes it. */
export function findCode(db: Db, code: string, caller: Caller): Promise<UseCode | undefined> {
  return code.length === authenticatorDigits
    ? findAuthenticatorCode(db, code, caller)
    : findRecoveryCode(db, code, caller);
}

async function findAuthenticatorCode(db: Db, code: string, caller: Caller): Promise<UseCode | undefined> {
  const { user } = memberOf(caller);
  const enrolled = await readSecret(db, user.id);
  if (enrolled === undefined) return undefined;
  const { secret } = enrolled;
  const step = stepOf(fromBase32(secret), code, enrolled.step);
  return step === undefined ? undefined : (transaction) => useStep(transaction, user.id, { secret, step });
}

async function findRecoveryCode(db: Db, code: string, caller: Caller): Promise<UseCode | undefined> {
  for (const { id, hash } of await readUnused(db, memberOf(caller).user.id)) {
    if (!(await passwordFits(code, hash))) continue;
    return async (transaction) => {
      if (!(await useCode(transaction, id))) return false;
      await recordSecondStep(transaction, caller, 'recovery-code-used');
      return true;
    };
  }
  return undefined;
}
