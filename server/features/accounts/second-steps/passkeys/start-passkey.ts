import type * as endpoints from '#contract/accounts/second-steps/endpoints.ts';
import { mostPasskeys } from '#contract/accounts/second-steps/schema.ts';
import type { OutcomeOf } from '#contract/endpoint.ts';
import { isAdmin } from '#contract/permissions.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { businessName } from '#server/features/accounts/names/judge-name.ts';
import { siteOf } from './site.ts';
import { readPasskeys } from './store.ts';
import { putChallenge } from './store-challenges.ts';
import { algorithms, readWebAuthn } from './webauthn.ts';

/** Options with which the browser makes a passkey that this account does not have yet. */
export async function startPasskey(
  db: Db,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.startPasskey>> {
  const { user, sessionId } = memberOf(caller);
  if (!isAdmin(user)) return { ok: false, reason: 'not-allowed' };
  const site = siteOf(caller.origin);
  if (site === null) return { ok: false, reason: 'no-passkey-here' };
  const passkeys = await readPasskeys(db, user.id);
  if (passkeys.length >= mostPasskeys) return { ok: false, reason: 'passkeys-full' };
  const { generateRegistrationOptions } = await readWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: await businessName(db),
    rpID: site.rpId,
    userName: user.username,
    userID: new Uint8Array(Buffer.from(user.id)),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'required' },
    excludeCredentials: passkeys
      .filter(({ rpId }) => rpId === site.rpId)
      .map(({ credentialId, transports }) => ({ id: credentialId, transports: [...transports] })),
  });
  await putChallenge(db, sessionId, 'enrol', options.challenge);
  return { ok: true, value: { options: { ...options } } };
}
