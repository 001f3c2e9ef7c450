import { createDecipheriv, hkdfSync, type ECDH } from 'node:crypto';

/** Private values of a browser. */
export interface BrowserSecrets {
  pair: ECDH;
  auth: Buffer;
}

/** Opens a push as the browser does that it was sealed for (RFC 8291); throws where it was not. */
export function decryptPush(body: Buffer, { pair, auth }: BrowserSecrets): Buffer {
  const salt = body.subarray(0, 16);
  const recordBytes = body.readUInt32BE(16);
  const keyEnd = 21 + body.readUInt8(20);
  const senderKey = body.subarray(21, keyEnd);
  const record = body.subarray(keyEnd);
  if (record.length > recordBytes) throw new Error('more than one record');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const secret = hkdf(pair.computeSecret(senderKey), auth, info, 32);
  const key = hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = hkdf(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error('the last record does not end as one');
  return padded.subarray(0, end);
}

function hkdf(key: Buffer, salt: Buffer, info: string | Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, bytes));
}
