import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Public key and secret of a browser’s registration, both in base64url. */
export interface DeviceKeys {
  p256dh: string;
  auth: string;
}

/** Values that each message needs anew. */
interface Fresh {
  salt: Uint8Array;
  /** Private half of the message’s own key pair. */
  privateKey: Uint8Array;
}

const recordBytes = 4096;
const headBytes = 16 + 4 + 1 + 65;
const delimiterAndTag = 1 + 16;

/** Space in the one record that a push may have. */
export const mostPlainBytes = recordBytes - headBytes - delimiterAndTag;

const curve = 'prime256v1';

/** RFC 8291 on RFC 8188: one record, sealed for the one browser that holds the private key. Throws on keys that are none. */
export function encryptPush(plain: Uint8Array, device: DeviceKeys, fresh = makeFresh()): Uint8Array {
  const pair = createECDH(curve);
  pair.setPrivateKey(fresh.privateKey);
  const ownPublic = pair.getPublicKey();
  const devicePublic = Buffer.from(device.p256dh, 'base64url');
  const auth = Buffer.from(device.auth, 'base64url');
  if (devicePublic.length !== 65 || auth.length !== 16) throw new Error('these are no keys of a browser');
  const shared = pair.computeSecret(devicePublic);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), devicePublic, ownPublic]);
  const key = derive(shared, auth, about, 32);
  const contentKey = derive(key, fresh.salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(key, fresh.salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce);
  // A 2 ends the last record, and this is the only one.
  const sealed = [cipher.update(plain), cipher.update(Uint8Array.of(2)), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([headOf(fresh.salt, ownPublic), ...sealed]);
}

function makeFresh(): Fresh {
  const pair = createECDH(curve);
  pair.generateKeys();
  return { salt: randomBytes(16), privateKey: pair.getPrivateKey() };
}

function derive(secret: Uint8Array, salt: Uint8Array, about: Uint8Array, bytes: number): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, salt, about, bytes));
}

function headOf(salt: Uint8Array, ownPublic: Uint8Array): Uint8Array {
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(recordBytes);
  sizes.writeUInt8(ownPublic.length, 4);
  return Buffer.concat([salt, sizes, ownPublic]);
}
