import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

const stepSeconds = 30 * 60;
const longestSeconds = 60 * 60;

/** The fields of a signed address beside its id. */
export const signedFields = {
  until: z.string().check(z.regex(/^\d{1,12}$/)),
  sign: z.string().check(z.maxLength(100)),
};

/**
 * An address that shows a picture to whoever got it, for at most an hour: a browser sends no secret link with an
 * image. It stays the same for half an hour, so that a page that is asked for again does not load it again.
 */
export function pictureAddress(secret: string, id: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const until = seconds - (seconds % stepSeconds) + longestSeconds;
  return `/media/${id}?until=${until}&sign=${signOf(secret, id, until)}`;
}

/** For how many seconds the address still shows it; nothing where it is over, or was never given. */
export function secondsLeft(
  secret: string,
  { id, until, sign }: { id: string; until: number; sign: string },
  now: Date,
): number | undefined {
  const given = Buffer.from(sign);
  const right = Buffer.from(signOf(secret, id, until));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const left = until - Math.floor(now.getTime() / 1000);
  return left > 0 ? left : undefined;
}

function signOf(secret: string, id: string, until: number): string {
  return createHmac('sha256', secret).update(`${id}\n${until}`).digest('base64url');
}
