import type * as endpoints from '#contract/accounts/endpoints.ts';
import type { InputOf, Outcome, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { FeatureDeps } from '#server/feature.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { forgetTries, takeTry } from '#server/throttle/throttle.ts';
import { confirmPassword } from '../own-account/confirm-password.ts';
import { codeTries } from '../policy.ts';
import { hasSecondStep } from '../second-steps/store.ts';
import { findCode } from '../second-steps/take-code.ts';
import { lockAccount } from '../store.ts';
import { rememberStepUp } from './store.ts';

/**
 * Takes the password as proof that the person at this device is still the one who signed in, together with a code where
 * the account has a second step.
 */
export async function stepUp(
  deps: Pick<FeatureDeps, 'db' | 'keys'>,
  { password, code }: InputOf<typeof endpoints.stepUp>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.stepUp>> {
  const { user } = memberOf(caller);
  const confirmed = await confirmPassword(deps.db, user.id, password);
  if (!confirmed.ok) return confirmed;
  const byPassword = await stepUpByPassword(deps.db, caller);
  return byPassword.ok || code === undefined ? byPassword : stepUpByCode(deps, code, caller);
}

/** Under the account's lock: an enrolment that is under way comes before or after. */
function stepUpByPassword(db: Db, caller: Caller): Promise<Outcome<{ done: true }, 'second-step-needed'>> {
  const { user, sessionId } = memberOf(caller);
  return inTransaction(db, async (transaction) => {
    await lockAccount(transaction, user.id);
    if (await hasSecondStep(transaction, user.id)) return { ok: false, reason: 'second-step-needed' };
    await rememberStepUp(transaction, sessionId);
    return { ok: true, value: { done: true } };
  });
}

async function stepUpByCode(
  deps: Pick<FeatureDeps, 'db' | 'keys'>,
  code: string,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.stepUp>> {
  const { user, sessionId } = memberOf(caller);
  const { db } = deps;
  const tries = codeTries(user.id);
  const taken = await takeTry(db, [tries]);
  if (!taken.ok) return taken;
  const use = await findCode(deps, code, caller);
  if (use === undefined) return { ok: false, reason: 'wrong-second-step' };
  const outcome = await inTransaction<OutcomeOf<typeof endpoints.stepUp>>(db, async (transaction) => {
    if (!(await use(transaction))) return { ok: false, reason: 'wrong-second-step' };
    await rememberStepUp(transaction, sessionId);
    return { ok: true, value: { done: true } };
  });
  if (outcome.ok) await forgetTries(db, tries);
  return outcome;
}
