import { createHmac, timingSafeEqual } from 'node:crypto';

/** The code of a step, by RFC 6238: SHA-1, six digits. */
export function codeOf(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0xf;
  const digits = (hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000;
  return String(digits).padStart(6, '0');
}

/** The step whose code this is: now, or one before or after, because clocks of phones are wrong. */
export function stepOf(secret: Uint8Array, code: string, now: number): number | undefined {
  const written = Buffer.from(code);
  return [now, now - 1, now + 1].find((step) => {
    const right = Buffer.from(codeOf(secret, step));
    return right.length === written.length && timingSafeEqual(right, written);
  });
}
