import type * as endpoints from '#contract/accounts/second-steps/endpoints.ts';
import type { OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { siteOf } from './site.ts';
import { readPasskeys } from './store.ts';
import { putChallenge } from './store-challenges.ts';
import { readWebAuthn } from './webauthn.ts';

/** Options with which the browser asks for one of the account's passkeys for this site. */
export async function startPasskeyStepUp(
  db: Db,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.startPasskeyStepUp>> {
  const { user, sessionId } = memberOf(caller);
  const site = siteOf(caller.origin);
  if (site === null) return { ok: false, reason: 'no-passkey-here' };
  const passkeys = (await readPasskeys(db, user.id)).filter(({ rpId }) => rpId === site.rpId);
  if (passkeys.length === 0) return { ok: false, reason: 'not-found' };
  const { generateAuthenticationOptions } = await readWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: site.rpId,
    userVerification: 'required',
    allowCredentials: passkeys.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: [...transports],
    })),
  });
  await putChallenge(db, sessionId, 'step-up', options.challenge);
  return { ok: true, value: { options: { ...options } } };
}
