import * as z from 'zod/mini';
import {
  newPasskey,
  passkeySignature,
  type NewPasskey,
  type PasskeySignature,
} from '#contract/accounts/second-steps/schema.ts';

// Without the other fields that browsers write.
const made = z.object({ ...newPasskey.shape, response: z.object(newPasskey.shape.response.shape) });
const signed = z.object({
  ...passkeySignature.shape,
  response: z.object(passkeySignature.shape.response.shape),
});

/** Result of the browser's own dialog: the person may close it. */
type Shown<Credential> =
  | { kind: 'shown'; passkey: Credential }
  | { kind: 'given-up' }
  | { kind: 'already-here' };

export function makesPasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

export async function makePasskey(options: Record<string, unknown>): Promise<Shown<NewPasskey>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the browser judges the options itself, and refuses what they lack
  const json = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return shown(
    (written) => made.parse(written),
    () => navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(json) }),
  );
}

export async function askForPasskey(options: Record<string, unknown>): Promise<Shown<PasskeySignature>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the browser judges the options itself, and refuses what they lack
  const json = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return shown(
    (written) => signed.parse(written),
    () => navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(json) }),
  );
}

async function shown<Passkey>(
  parse: (written: unknown) => Passkey,
  ask: () => Promise<Credential | null>,
): Promise<Shown<Passkey>> {
  try {
    const credential = await ask();
    if (!(credential instanceof PublicKeyCredential)) return { kind: 'given-up' };
    return { kind: 'shown', passkey: parse(credential.toJSON()) };
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return { kind: error.name === 'InvalidStateError' ? 'already-here' : 'given-up' };
  }
}
