import type * as endpoints from '#contract/accounts/second-steps/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { forgetTries, takeTry } from '#server/throttle/throttle.ts';
import { passkeyTries } from '#server/features/accounts/policy.ts';
import { rememberStepUp } from '#server/features/accounts/sessions/store.ts';
import { siteOf } from './site.ts';
import { readPasskeys, usePasskey } from './store.ts';
import { takeChallenge } from './store-challenges.ts';
import { verifySignature } from './verify-passkey.ts';

/** Takes a passkey's signature as proof that the person at this device is still the one who signed in. */
export async function stepUpByPasskey(
  db: Db,
  { passkey: signature }: InputOf<typeof endpoints.stepUpByPasskey>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.stepUpByPasskey>> {
  const { user, sessionId } = memberOf(caller);
  const site = siteOf(caller.origin);
  if (site === null) return { ok: false, reason: 'no-passkey-here' };
  const tries = passkeyTries(user.id);
  const taken = await takeTry(db, [tries]);
  if (!taken.ok) return taken;
  const challenge = await takeChallenge(db, sessionId, 'step-up');
  const passkey = (await readPasskeys(db, user.id)).find(
    (one) => one.credentialId === signature.id && one.rpId === site.rpId,
  );
  if (challenge === undefined || passkey === undefined) return { ok: false, reason: 'passkey-refused' };
  const counter = await verifySignature(signature, passkey, { site, challenge });
  if (counter === undefined) return { ok: false, reason: 'passkey-refused' };
  const outcome = await inTransaction<OutcomeOf<typeof endpoints.stepUpByPasskey>>(
    db,
    async (transaction) => {
      if (!(await usePasskey(transaction, passkey.id, counter)))
        return { ok: false, reason: 'passkey-refused' };
      await rememberStepUp(transaction, sessionId);
      return { ok: true, value: { done: true } };
    },
  );
  if (outcome.ok) await forgetTries(db, tries);
  return outcome;
}
