import { randomBytes } from 'node:crypto';
import type * as endpoints from '#contract/accounts/second-steps/endpoints.ts';
import type { OutcomeOf } from '#contract/endpoint.ts';
import { isAdmin } from '#contract/permissions.ts';
import type { FeatureDeps } from '#server/feature.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { businessName } from '#server/features/accounts/names/judge-name.ts';
import { toBase32 } from './base32.ts';
import { encryptSecret } from './encrypted-secret.ts';
import { putPending, stepSeconds } from './store.ts';

/** Bytes of a secret, as RFC 4226 recommends. */
const secretBytes = 20;

/** Makes a secret that is the account's once its first code was confirmed. */
export async function startAuthenticator(
  { db, keys }: Pick<FeatureDeps, 'db' | 'keys'>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.startAuthenticator>> {
  const { user } = memberOf(caller);
  if (!isAdmin(user)) return { ok: false, reason: 'not-allowed' };
  const secret = toBase32(randomBytes(secretBytes));
  await putPending(db, user.id, encryptSecret(keys, 'pending_authenticator', user.id, secret));
  const issuer = await businessName(db);
  return { ok: true, value: { secret, address: addressFor({ secret, issuer, username: user.username }) } };
}

/** The secret as authenticators read it from a picture. */
function addressFor({ secret, issuer, username }: Record<'secret' | 'issuer' | 'username', string>): string {
  const label = [issuer, username].map((part) => encodeURIComponent(part.replaceAll(':', ' '))).join(':');
  const facts = { secret, issuer, algorithm: 'SHA1', digits: '6', period: String(stepSeconds) };
  const query = Object.entries(facts).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `otpauth://totp/${label}?${query.join('&')}`;
}
