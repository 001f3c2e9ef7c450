import type { NewPasskey, PasskeySignature } from '#contract/accounts/second-steps/schema.ts';
import type { Site } from './site.ts';
import type { PasskeyRow } from './store.ts';
import { algorithms, readWebAuthn } from './webauthn.ts';

interface Expected {
  site: Site;
  challenge: string;
}

function expectedOf({ site, challenge }: Expected) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: true,
  };
}

type NewCredential = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter'>;

/** The credential that the browser made in answer to the challenge, or nothing where it is not right. */
export async function verifyNewPasskey(
  { response, ...passkey }: NewPasskey,
  expected: Expected,
): Promise<NewCredential | undefined> {
  const { verifyRegistrationResponse } = await readWebAuthn();
  const { clientDataJSON, attestationObject } = response;
  const verified = await orNothing(
    verifyRegistrationResponse({
      ...expectedOf(expected),
      supportedAlgorithmIDs: algorithms,
      response: { ...passkey, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
    }),
  );
  if (verified?.verified !== true) return undefined;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
}

/** The counter after this signature of the passkey, or nothing where it is not right. */
export async function verifySignature(
  { response, ...signature }: PasskeySignature,
  passkey: PasskeyRow,
  expected: Expected,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await readWebAuthn();
  const { clientDataJSON, authenticatorData, signature: signed } = response;
  const verified = await orNothing(
    verifyAuthenticationResponse({
      ...expectedOf(expected),
      response: {
        ...signature,
        response: { clientDataJSON, authenticatorData, signature: signed },
        clientExtensionResults: {},
      },
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }),
  );
  return verified?.verified === true ? verified.authenticationInfo.newCounter : undefined;
}

/** The library throws at everything that is not as expected, and the caller may send anything. */
async function orNothing<Value>(verification: Promise<Value>): Promise<Value | undefined> {
  try {
    return await verification;
  } catch {
    return undefined;
  }
}
