import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { pushMessage } from '#test/factories/push-message.ts';
import { openPushService } from '#test/stand-ins/push-service/stand-in.ts';
import { newVapidKeys } from './vapid.ts';
import { mostPlainBytes } from './encryption.ts';
import { isRegistration, sendWebPush, type WebPushSender } from './web-push.ts';

const service = await openPushService();
afterAll(() => service.close());
beforeEach(() => {
  Object.assign(service.trouble, { slowMs: 0, isAway: false, refusals: [], refusesAll: undefined });
  service.received.length = 0;
});

const sender: WebPushSender = {
  keys: newVapidKeys(),
  subject: 'https://market.test',
  allowedOrigin: service.url,
};

it('a notice reaches the device, which alone can read it', async () => {
  const device = service.subscribe(sender.keys.publicKey);
  const message = pushMessage();
  expect(await sendWebPush(sender, device, message)).toEqual({
    outcome: 'sent',
    id: `${service.url}/messages/1`,
  });
  expect(service.received).toEqual([
    {
      endpoint: device.endpoint,
      payload: message.payload,
      ttl: 3600,
      urgency: 'high',
      topic: message.topic,
      vapidKey: sender.keys.publicKey,
    },
  ]);
});

it('a later notice of the same order replaces one that still waits at the push service', async () => {
  const device = service.subscribe();
  await sendWebPush(sender, device, pushMessage({ title: 'Musa don carry am' }));
  await sendWebPush(sender, device, pushMessage({ title: 'Another order', topic: 'order-2' }));
  await sendWebPush(sender, device, pushMessage({ title: 'E don reach' }));
  const titles = service.collect(device.endpoint).map(({ payload }) => payload);
  expect(titles).toMatchObject([
    { notification: { title: 'Another order' } },
    { notification: { title: 'E don reach' } },
  ]);
});

it('cuts what is too long, so that it arrives', async () => {
  const device = service.subscribe();
  const outcome = await sendWebPush(sender, device, pushMessage({ body: 'Tomato don cost. '.repeat(500) }));
  expect(outcome.outcome).toBe('sent');
  const bytes = Buffer.byteLength(JSON.stringify(service.received[0]?.payload));
  expect(bytes).toBeLessThanOrEqual(mostPlainBytes);
});

describe('the push service’s replies', () => {
  const soon = new Date(Date.now() + 90_000).toUTCString();
  it.each([
    ['404', { status: 404 }, { outcome: 'gone' }],
    ['410', { status: 410 }, { outcome: 'gone' }],
    [
      '429 with seconds',
      { status: 429, headers: { 'retry-after': '120' } },
      { outcome: 'later', retryAfterSeconds: 120 },
    ],
    ['429 without', { status: 429 }, { outcome: 'later' }],
    ['500', { status: 500 }, { outcome: 'later' }],
    [
      '503 with seconds',
      { status: 503, headers: { 'retry-after': '7' } },
      { outcome: 'later', retryAfterSeconds: 7 },
    ],
    ['400', { status: 400, body: 'BadTopic' }, { outcome: 'refused', why: '400 BadTopic' }],
    ['413', { status: 413 }, { outcome: 'refused' }],
  ])('%s', async (_what, answer, outcome) => {
    service.trouble.refusals.push(answer);
    expect(await sendWebPush(sender, service.subscribe(), pushMessage())).toMatchObject(outcome);
    expect(service.received).toEqual([]);
  });

  it('a 503 with a date makes the notice wait until then', async () => {
    service.trouble.refusals.push({ status: 503, headers: { 'retry-after': soon } });
    const outcome = await sendWebPush(sender, service.subscribe(), pushMessage());
    expect(outcome).toMatchObject({ outcome: 'later' });
    expect('retryAfterSeconds' in outcome && outcome.retryAfterSeconds).toBeGreaterThan(80);
  });

  it('a push service that is away makes the notice wait', async () => {
    service.trouble.isAway = true;
    expect(await sendWebPush(sender, service.subscribe(), pushMessage())).toMatchObject({ outcome: 'later' });
  });

  it('a browser that ended its registration is gone', async () => {
    const device = service.subscribe();
    service.forget(device.endpoint);
    expect(await sendWebPush(sender, device, pushMessage())).toEqual({ outcome: 'gone' });
  });

  it('a browser that subscribed under another key gets nothing', async () => {
    const device = service.subscribe(newVapidKeys().publicKey);
    expect(await sendWebPush(sender, device, pushMessage())).toMatchObject({ outcome: 'refused' });
  });

  it('a redirect is not followed', async () => {
    const other = service.subscribe();
    service.trouble.refusals.push({ status: 307, headers: { location: other.endpoint } });
    const outcome = await sendWebPush(sender, service.subscribe(), pushMessage());
    expect(outcome).toMatchObject({ outcome: 'refused' });
    expect(service.received).toEqual([]);
  });
});

describe('the address of a registration', () => {
  const { keys } = service.subscribe();
  const lookedUp: string[] = [];
  const outside: WebPushSender = {
    ...sender,
    allowedOrigin: undefined,
    resolve: (name) => {
      lookedUp.push(name);
      return Promise.resolve([{ address: name === 'sly.example' ? '127.0.0.1' : '8.8.8.8', family: 4 }]);
    },
  };

  it('is not this machine, unless this very origin is allowed', async () => {
    const device = service.subscribe();
    expect(await sendWebPush(outside, device, pushMessage())).toEqual({ outcome: 'gone' });
    const elsewhere = { ...sender, allowedOrigin: 'http://127.0.0.1:1' };
    expect(await sendWebPush(elsewhere, device, pushMessage())).toEqual({ outcome: 'gone' });
    expect(service.received).toEqual([]);
  });

  it('is not a private address under a public name either', async () => {
    const device = { endpoint: 'https://sly.example/push', keys };
    expect(await sendWebPush(outside, device, pushMessage())).toEqual({
      outcome: 'refused',
      why: 'its name leads to an address of ours',
    });
    expect(lookedUp).toEqual(['sly.example']);
  });

  it('is tried again later for a name that cannot be resolved now', async () => {
    const away = { ...outside, resolve: () => Promise.reject(new Error('EAI_AGAIN')) };
    const device = { endpoint: 'https://push.example/x', keys };
    expect(await sendWebPush(away, device, pushMessage())).toMatchObject({ outcome: 'later' });
  });

  it('is checked before a registration is stored', () => {
    const device = service.subscribe();
    expect(isRegistration({ endpoint: 'https://push.example/x', keys })).toBe(true);
    expect(isRegistration(device, service.url)).toBe(true);
    expect(isRegistration(device)).toBe(false);
    expect(isRegistration({ endpoint: 'https://push.example/x', keys: { ...keys, auth: 'BTBZ' } })).toBe(
      false,
    );
    const noPoint = Buffer.alloc(65, 4).toString('base64url');
    expect(isRegistration({ endpoint: 'https://push.example/x', keys: { ...keys, p256dh: noPoint } })).toBe(
      false,
    );
  });

  it('a registration with invalid keys is refused', async () => {
    const device = { ...service.subscribe(), keys: { p256dh: 'BCVx', auth: 'BTBZ' } };
    expect(await sendWebPush(sender, device, pushMessage())).toEqual({ outcome: 'gone' });
  });
});
