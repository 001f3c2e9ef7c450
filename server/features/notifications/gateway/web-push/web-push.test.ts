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

it('brings a notice to the device, which alone can read it', async () => {
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

it('lets a later notice of the same order take the place of one that still waits', async () => {
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

describe('what the service says', () => {
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
  ])('%s', async (_what, said, outcome) => {
    service.trouble.refusals.push(said);
    expect(await sendWebPush(sender, service.subscribe(), pushMessage())).toMatchObject(outcome);
    expect(service.received).toEqual([]);
  });

  it('503 with a moment', async () => {
    service.trouble.refusals.push({ status: 503, headers: { 'retry-after': soon } });
    const outcome = await sendWebPush(sender, service.subscribe(), pushMessage());
    expect(outcome).toMatchObject({ outcome: 'later' });
    expect('retryAfterSeconds' in outcome && outcome.retryAfterSeconds).toBeGreaterThan(80);
  });

  it('nothing: it is away', async () => {
    service.trouble.isAway = true;
    expect(await sendWebPush(sender, service.subscribe(), pushMessage())).toMatchObject({ outcome: 'later' });
  });

  it('a browser that threw its registration away is gone', async () => {
    const device = service.subscribe();
    service.forget(device.endpoint);
    expect(await sendWebPush(sender, device, pushMessage())).toEqual({ outcome: 'gone' });
  });

  it('a browser that subscribed under another key hears nothing of ours', async () => {
    const device = service.subscribe(newVapidKeys().publicKey);
    expect(await sendWebPush(sender, device, pushMessage())).toMatchObject({ outcome: 'refused' });
  });

  it('elsewhere: nobody follows it there', async () => {
    const other = service.subscribe();
    service.trouble.refusals.push({ status: 307, headers: { location: other.endpoint } });
    const outcome = await sendWebPush(sender, service.subscribe(), pushMessage());
    expect(outcome).toMatchObject({ outcome: 'refused' });
    expect(service.received).toEqual([]);
  });
});

describe('where it goes', () => {
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

  it('is not inside under a name from outside either', async () => {
    const device = { endpoint: 'https://sly.example/push', keys };
    expect(await sendWebPush(outside, device, pushMessage())).toEqual({
      outcome: 'refused',
      why: 'its name leads to an address of ours',
    });
    expect(lookedUp).toEqual(['sly.example']);
  });

  it('waits for a name that nobody can find now', async () => {
    const away = { ...outside, resolve: () => Promise.reject(new Error('EAI_AGAIN')) };
    const device = { endpoint: 'https://push.example/x', keys };
    expect(await sendWebPush(away, device, pushMessage())).toMatchObject({ outcome: 'later' });
  });

  it('is looked at before a registration is kept', () => {
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

  it('seals nothing for keys that are none', async () => {
    const device = { ...service.subscribe(), keys: { p256dh: 'BCVx', auth: 'BTBZ' } };
    expect(await sendWebPush(sender, device, pushMessage())).toEqual({ outcome: 'gone' });
  });
});
