import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import type { PasswordCost } from '#server/secrets/passwords.ts';
import { makeRecoveryCodes } from './recovery-codes/make-recovery-codes.ts';
import { recordSecondStep } from './record-second-step.ts';
import { endOtherProofs } from './store.ts';

interface Enrolled {
  kind: 'authenticator-enrolled' | 'passkey-enrolled';
  isFirst: boolean;
}

/** Goes with every enrolment: the first one makes the recovery codes. */
export async function finishEnrolment(
  transaction: Db,
  { kind, isFirst }: Enrolled,
  caller: Caller,
  passwordCost: PasswordCost,
): Promise<{ recoveryCodes: string[] | null }> {
  const { user, sessionId } = memberOf(caller);
  if (isFirst) await endOtherProofs(transaction, user.id, sessionId);
  await recordSecondStep(transaction, caller, kind);
  return { recoveryCodes: isFirst ? await makeRecoveryCodes(transaction, user.id, passwordCost) : null };
}
