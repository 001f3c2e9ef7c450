import type * as endpoints from '#contract/accounts/second-steps/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { isAdmin } from '#contract/permissions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { FeatureDeps } from '#server/feature.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { forgetTries, takeTry } from '#server/throttle/throttle.ts';
import { enrolmentTries } from '#server/features/accounts/policy.ts';
import { lockAccount } from '#server/features/accounts/store.ts';
import { finishEnrolment } from '../finish-enrolment.ts';
import { hasSecondStep } from '../store.ts';
import { decryptSecret, encryptSecret } from './encrypted-secret.ts';
import { putAuthenticator, readPending } from './store.ts';
import { stepOf } from './totp.ts';

/** Enrols the authenticator that shows the right code; an earlier one counts no more. */
export async function confirmAuthenticator(
  { db, keys, passwordCost }: Pick<FeatureDeps, 'db' | 'keys' | 'passwordCost'>,
  { code }: InputOf<typeof endpoints.confirmAuthenticator>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.confirmAuthenticator>> {
  const { user } = memberOf(caller);
  if (!isAdmin(user)) return { ok: false, reason: 'not-allowed' };
  const tries = enrolmentTries(user.id);
  const taken = await takeTry(db, [tries]);
  if (!taken.ok) return taken;
  const outcome = await inTransaction<OutcomeOf<typeof endpoints.confirmAuthenticator>>(
    db,
    async (transaction) => {
      const account = await lockAccount(transaction, user.id);
      if (account === undefined || !isAdmin(account)) return { ok: false, reason: 'not-allowed' };
      const pending = await readPending(transaction, user.id);
      if (pending === undefined) return { ok: false, reason: 'enrolment-over' };
      const decrypted = decryptSecret(keys, 'pending_authenticator', user.id, pending.ciphertext);
      if (decrypted === undefined) return { ok: false, reason: 'enrolment-over' };
      const step = stepOf(decrypted.bytes, code, pending.step);
      if (step === undefined) return { ok: false, reason: 'wrong-second-step' };
      const isFirst = !(await hasSecondStep(transaction, user.id));
      const ciphertext = encryptSecret(keys, 'authenticator', user.id, decrypted.secret);
      await putAuthenticator(transaction, user.id, { ciphertext, step });
      const enrolled = { kind: 'authenticator-enrolled', isFirst } as const;
      return { ok: true, value: await finishEnrolment(transaction, enrolled, caller, passwordCost) };
    },
  );
  if (outcome.ok) await forgetTries(db, tries);
  return outcome;
}
