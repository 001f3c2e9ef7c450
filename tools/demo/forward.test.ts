import { afterAll, expect, it } from 'vitest';
import { newVapidKeys } from '#server/features/notifications/gateway/web-push/vapid.ts';
import { openPushService } from '#test/stand-ins/push-service/stand-in.ts';
import { forwardToBrowser } from './forward.ts';

const service = await openPushService();
afterAll(() => service.close());

it('the demo forwards to the browser what FCM took, in FCM’s form', async () => {
  const keys = newVapidKeys();
  const { endpoint, keys: device } = service.subscribe(keys.publicKey);
  const browser = { endpoint, ...device, applicationPubKey: keys.publicKey };
  const message = {
    token: 'c:1',
    headers: { TTL: '60', Urgency: 'high', Topic: 'order-1' },
    notification: { title: 'E don reach', body: 'Musa dey gate' },
    data: { link: '/track/MW-1' },
    link: 'https://market.test/track/MW-1',
  };
  expect(await forwardToBrowser(keys, browser, message)).toBe(201);
  expect(service.received).toMatchObject([
    {
      ttl: 60,
      topic: 'order-1',
      payload: {
        notification: { title: 'E don reach' },
        data: { link: '/track/MW-1' },
        fcmOptions: { link: 'https://market.test/track/MW-1' },
      },
    },
  ]);
});
