import type { Db } from '#server/db/database.ts';
import type { FeatureDeps } from '#server/feature.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { passwordFits } from '#server/secrets/passwords.ts';
import { decryptSecret } from './authenticator/encrypted-secret.ts';
import { readSecret, useStep } from './authenticator/store.ts';
import { stepOf } from './authenticator/totp.ts';
import { recordSecondStep } from './record-second-step.ts';
import { readUnused, useCode } from './recovery-codes/store.ts';

/** A code that is right, and what uses it: true for the first call. */
type UseCode = (transaction: Db) => Promise<boolean>;

type Deps = Pick<FeatureDeps, 'db' | 'keys'>;

const authenticatorDigits = 6;

/** Finds what the code belongs to; it counts as used only in the transaction that takes it. */
export function findCode(deps: Deps, code: string, caller: Caller): Promise<UseCode | undefined> {
  return code.length === authenticatorDigits
    ? findAuthenticatorCode(deps, code, caller)
    : findRecoveryCode(deps, code, caller);
}

async function findAuthenticatorCode(
  { db, keys }: Deps,
  code: string,
  caller: Caller,
): Promise<UseCode | undefined> {
  const { user } = memberOf(caller);
  const enrolled = await readSecret(db, user.id);
  if (enrolled === undefined) return undefined;
  const { ciphertext } = enrolled;
  const decrypted = decryptSecret(keys, 'authenticator', user.id, ciphertext);
  const step = decrypted && stepOf(decrypted.bytes, code, enrolled.step);
  return step === undefined
    ? undefined
    : (transaction) => useStep(transaction, user.id, { ciphertext, step });
}

async function findRecoveryCode({ db }: Deps, code: string, caller: Caller): Promise<UseCode | undefined> {
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
