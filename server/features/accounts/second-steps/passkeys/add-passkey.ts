import type * as endpoints from '#contract/accounts/second-steps/endpoints.ts';
import { mostPasskeys } from '#contract/accounts/second-steps/schema.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { isAdmin } from '#contract/permissions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { FeatureDeps } from '#server/feature.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { lockAccount } from '#server/features/accounts/store.ts';
import { finishEnrolment } from '../finish-enrolment.ts';
import { hasSecondStep } from '../store.ts';
import { siteOf } from './site.ts';
import { insertPasskey, readPasskeys } from './store.ts';
import { takeChallenge } from './store-challenges.ts';
import { verifyNewPasskey } from './verify-passkey.ts';

/** Enrols the passkey that the browser made. */
export async function addPasskey(
  { db, passwordCost }: Pick<FeatureDeps, 'db' | 'passwordCost'>,
  { name, passkey }: InputOf<typeof endpoints.addPasskey>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.addPasskey>> {
  const { user, sessionId } = memberOf(caller);
  if (!isAdmin(user)) return { ok: false, reason: 'not-allowed' };
  const site = siteOf(caller.origin);
  if (site === null) return { ok: false, reason: 'no-passkey-here' };
  const challenge = await takeChallenge(db, sessionId, 'enrol');
  const made = challenge === undefined ? undefined : await verifyNewPasskey(passkey, { site, challenge });
  if (made === undefined) return { ok: false, reason: 'passkey-refused' };
  const transports = passkey.response.transports ?? [];
  return inTransaction(db, async (transaction) => {
    const account = await lockAccount(transaction, user.id);
    if (account === undefined || !isAdmin(account)) return { ok: false, reason: 'not-allowed' };
    if ((await readPasskeys(transaction, user.id)).length >= mostPasskeys)
      return { ok: false, reason: 'passkeys-full' };
    const isFirst = !(await hasSecondStep(transaction, user.id));
    const row = { ...made, rpId: site.rpId, transports, name };
    if (!(await insertPasskey(transaction, user.id, row))) return { ok: false, reason: 'passkey-refused' };
    const enrolled = { kind: 'passkey-enrolled', isFirst } as const;
    return { ok: true, value: await finishEnrolment(transaction, enrolled, caller, passwordCost) };
  });
}
