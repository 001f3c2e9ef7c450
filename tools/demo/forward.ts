import { randomUUID } from 'node:crypto';
import { vapidHeader, type VapidKeys } from '#server/features/notifications/gateway/web-push/vapid.ts';
import { encryptPush } from '#server/features/notifications/gateway/web-push/encryption.ts';
import type { Message } from '#test/stand-ins/fcm/messages.ts';
import type { Registration } from '#test/stand-ins/fcm/registrations.ts';

/** Hands a message on to the browser's own push service, as FCM does: whoever looks into the demo with a browser hears it. */
export async function forwardToBrowser(
  keys: VapidKeys,
  { endpoint, p256dh, auth }: Registration,
  { headers, notification, data, link }: Message,
): Promise<number> {
  const options = link === undefined ? {} : { fcmOptions: { link } };
  const payload = { from: '100', fcmMessageId: randomUUID(), notification, data, ...options };
  const audience = new URL(endpoint).origin;
  const subject = 'mailto:demo@market.example';
  const response = await fetch(endpoint, {
    method: 'POST',
    body: new Uint8Array(encryptPush(Buffer.from(JSON.stringify(payload)), { p256dh, auth })),
    headers: {
      ...headers,
      'content-encoding': 'aes128gcm',
      authorization: vapidHeader(keys, { audience, subject, now: new Date() }),
    },
  });
  return response.status;
}
