import { ECDH } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import type { PushMessage } from '#contract/notifications/payload.ts';
import { fitPayload } from '../fit-payload.ts';
import { later, refused, sent, type Outcome } from '../gateway.ts';
import { outsideLookup, readOutsideUrl, type Resolver } from '../http/outside-address.ts';
import { post, type Posted } from '../http/post.ts';
import { pushHeaders } from '../push-headers.ts';
import { vapidHeader, type VapidKeys } from './vapid.ts';
import { encryptPush, type DeviceKeys } from './encryption.ts';

/** Identity of the sender, with its limits on addresses. */
export interface WebPushSender {
  keys: VapidKeys;
  /** Contact for push services: `mailto:` or `https:`. */
  subject: string | undefined;
  /** The one origin that may be called although it is not outside. */
  allowedOrigin: string | undefined;
  /** Name lookup; the system’s by default. */
  resolve?: Resolver;
}

/** A browser's registration, as it gave it. */
export interface WebPushRegistration {
  endpoint: string;
  keys: DeviceKeys;
}

const mostSeconds = 10;

/** True for an address that may be called, with keys that can seal. */
export function isRegistration({ endpoint, keys }: WebPushRegistration, allowedOrigin?: string): boolean {
  return readEndpoint(endpoint, allowedOrigin) !== undefined && areKeys(keys);
}

/** Hands a notice to the push service that a browser named (RFC 8030, 8291, 8292). */
export async function sendWebPush(
  sender: WebPushSender,
  { endpoint, keys }: WebPushRegistration,
  push: PushMessage,
): Promise<Outcome> {
  const url = readEndpoint(endpoint, sender.allowedOrigin);
  // It was worth keeping once, and is not any more: the one origin that was allowed is another now.
  if (url === undefined || !areKeys(keys)) return { outcome: 'gone' };
  const isAllowed = url.origin === sender.allowedOrigin;
  const posted = await post({
    service: 'web-push',
    url,
    body: encryptPush(Buffer.from(JSON.stringify(fitPayload(push.payload))), keys),
    headers: {
      ...pushHeaders(push),
      'Content-Type': 'application/octet-stream',
      'Content-Encoding': 'aes128gcm',
      Authorization: vapidHeader(sender.keys, {
        audience: url.origin,
        subject: sender.subject,
        now: new Date(),
      }),
    },
    mostSeconds,
    ...(isAllowed ? {} : { lookup: outsideLookup(sender.resolve ?? everyAddress) }),
  });
  return outcomeOf(posted);
}

function outcomeOf(posted: Posted): Outcome {
  if (!posted.ok)
    return posted.reason === 'away' ? later(posted.why) : refused('its name leads to an address of ours');
  const { status, text, location, retryAfter } = posted;
  if (status >= 200 && status < 300) return sent(location);
  if (status === 404 || status === 410) return { outcome: 'gone' };
  const why = `${status} ${text}`.trim();
  return status === 429 || status >= 500 ? later(why, retryAfter) : refused(why);
}

function readEndpoint(endpoint: string, allowedOrigin: string | undefined): URL | undefined {
  const url = URL.parse(endpoint);
  return url !== null && url.origin === allowedOrigin ? url : readOutsideUrl(endpoint);
}

function areKeys({ p256dh, auth }: DeviceKeys): boolean {
  if (Buffer.from(p256dh, 'base64url').length !== 65 || Buffer.from(auth, 'base64url').length !== 16)
    return false;
  try {
    // Throws for what is no point of the curve.
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

function everyAddress(hostname: string) {
  return lookup(hostname, { all: true });
}
