import { createHmac, timingSafeEqual } from 'node:crypto';

/** Paystack signs the bytes it sends with the secret key: HMAC-SHA512, in hexadecimal. */
export function isSignedBy(secretKey: string, body: Uint8Array, signature: string): boolean {
  const expected = createHmac('sha512', secretKey).update(body).digest();
  const brought = Buffer.from(signature, 'hex');
  return brought.length === expected.length && timingSafeEqual(brought, expected);
}
