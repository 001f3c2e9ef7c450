import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import type { NewPasskey, PasskeySignature } from '#contract/accounts/second-steps/schema.ts';
import { bytes, integer, map, text } from './cbor.ts';

type Options = Record<string, unknown>;

/** Parts of the protocol in which a device, or a party in between, can be wrong. */
export interface Wrong {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** True where the device has verified no person. */
  isUnverified?: true;
  counter?: number;
  /** Signs with a key that is not the passkey's. */
  key?: KeyObject;
}

/** A device that holds one passkey, and the browser around it, as WebAuthn level 3 has them. */
export interface PasskeyDevice {
  make(options: Options, wrong?: Wrong): NewPasskey;
  sign(options: Options, wrong?: Wrong): PasskeySignature;
}

const asked = z.object({ challenge: z.string() });

export function openPasskeyDevice(page: { origin: string; rpId: string }): PasskeyDevice {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let uses = 0;
  const sayOf = (options: Options, type: string, wrong: Wrong) => {
    const { challenge } = { ...asked.parse(options), ...wrong };
    const client = { type, challenge, origin: wrong.origin ?? page.origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(client));
  };
  const dataOf = (wrong: Wrong, attested: Buffer) => {
    const flags = 1 | (wrong.isUnverified ? 0 : 4) | (attested.length > 0 ? 64 : 0);
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(wrong.counter ?? uses, 1);
    return Buffer.concat([hashOf(wrong.rpId ?? page.rpId), head, attested]);
  };
  return {
    make: (options, wrong = {}) => {
      const authData = dataOf(wrong, attestedBy(credentialId, publicKey));
      const attestation = map([
        [text('fmt'), text('none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(authData)],
      ]);
      const response = {
        clientDataJSON: sayOf(options, 'webauthn.create', wrong).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      };
      return { id, rawId: id, type: 'public-key', response };
    },
    sign: (options, wrong = {}) => {
      uses += 1;
      const clientData = sayOf(options, 'webauthn.get', wrong);
      const authData = dataOf(wrong, Buffer.alloc(0));
      const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
      const response = {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, wrong.key ?? privateKey).toString('base64url'),
        userHandle: null,
      };
      return { id, rawId: id, type: 'public-key', response };
    },
  };
}

function hashOf(clear: string): Buffer {
  return createHash('sha256').update(clear).digest();
}

/** The credential with its public key, as an authenticator without a maker's name hands it out. */
function attestedBy(credentialId: Buffer, publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const length = Buffer.alloc(2);
  length.writeUInt16BE(credentialId.length);
  // COSE: an elliptic key for ES256 on P-256, with its point.
  const key = map([
    [integer(1), integer(2)],
    [integer(3), integer(-7)],
    [integer(-1), integer(1)],
    [integer(-2), bytes(Buffer.from(x, 'base64url'))],
    [integer(-3), bytes(Buffer.from(y, 'base64url'))],
  ]);
  return Buffer.concat([Buffer.alloc(16), length, credentialId, key]);
}
