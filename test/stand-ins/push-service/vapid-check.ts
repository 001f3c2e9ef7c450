import { createPublicKey, verify } from 'node:crypto';
import * as z from 'zod/mini';

const claimed = z.object({ aud: z.string(), exp: z.int(), sub: z.optional(z.string()) });

/** The sender’s key by RFC 8292, or why the header is invalid. */
export function checkVapid(
  header: string | undefined,
  { origin, now }: { origin: string; now: Date },
): { ok: true; key: string } | { ok: false; why: string } {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(header ?? '') ?? [];
  if (key === '') return { ok: false, why: 'no vapid authorization' };
  if (!isSigned(`${head}.${claims}`, signature, key)) return { ok: false, why: 'not signed with its key' };
  const read = z.safeParse(claimed, JSON.parse(Buffer.from(claims, 'base64url').toString()));
  if (!read.success) return { ok: false, why: 'claims are missing' };
  const { aud, exp, sub } = read.data;
  const seconds = exp - now.getTime() / 1000;
  if (aud !== origin) return { ok: false, why: `aud is ${aud}` };
  if (seconds <= 0 || seconds > 24 * 60 * 60) return { ok: false, why: 'exp is not within a day' };
  if (sub !== undefined && !/^(mailto:|https:)/.test(sub)) return { ok: false, why: `sub is ${sub}` };
  return { ok: true, key };
}

function isSigned(signed: string, signature: string, key: string): boolean {
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  const publicKey = createPublicKey({ format: 'jwk', key: jwk as never });
  return verify(
    'sha256',
    Buffer.from(signed),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
}
