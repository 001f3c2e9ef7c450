import { createECDH, createPrivateKey, sign } from 'node:crypto';

/** The house's own key pair towards push services, both halves in base64url: the point, and the number. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

// A day is the most that a service may take (RFC 8292); half of it leaves room for clocks that differ.
const livesSeconds = 12 * 60 * 60;

export function newVapidKeys(): VapidKeys {
  const pair = createECDH('prime256v1');
  return { publicKey: pair.generateKeys('base64url'), privateKey: pair.getPrivateKey('base64url') };
}

/** Says to one push service who sends, for half a day (RFC 8292). */
export function vapidHeader(
  keys: VapidKeys,
  { audience, subject, now }: { audience: string; subject: string | undefined; now: Date },
): string {
  const exp = Math.floor(now.getTime() / 1000) + livesSeconds;
  const claims = { aud: audience, exp, ...(subject === undefined ? {} : { sub: subject }) };
  const claimed = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(claimed), {
    key: privateKeyOf(keys),
    dsaEncoding: 'ieee-p1363',
  });
  return `vapid t=${claimed}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}

function privateKeyOf({ publicKey, privateKey }: VapidKeys) {
  const point = Buffer.from(publicKey, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  // The number may come without its leading zeros; a JWK wants them.
  const d = Buffer.from(privateKey, 'base64url').toString('hex').padStart(64, '0');
  return createPrivateKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x, y, d: Buffer.from(d, 'hex').toString('base64url') },
  });
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
