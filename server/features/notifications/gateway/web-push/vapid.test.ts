import { expect, it } from 'vitest';
import { checkVapid } from '#test/stand-ins/push-service/vapid-check.ts';
import { newVapidKeys, vapidHeader } from './vapid.ts';

const audience = 'https://push.example';
const now = new Date('2027-03-01T10:00:00Z');

it('a VAPID token names sender and receiver, for less than a day', () => {
  const keys = newVapidKeys();
  const header = vapidHeader(keys, { audience, subject: 'mailto:oga@market.test', now });
  const claims = claimsOf(header);
  expect(claims).toEqual({
    aud: audience,
    exp: now.getTime() / 1000 + 12 * 3600,
    sub: 'mailto:oga@market.test',
  });
  expect(checkVapid(header, { origin: audience, now })).toEqual({ ok: true, key: keys.publicKey });
});

it('a VAPID token without a contact names none', () => {
  expect(claimsOf(vapidHeader(newVapidKeys(), { audience, subject: undefined, now }))).not.toHaveProperty(
    'sub',
  );
});

it('signs with keys whose number begins with nothing', () => {
  for (let tries = 0; tries < 300; tries += 1) {
    const header = vapidHeader(newVapidKeys(), { audience, subject: undefined, now });
    expect(checkVapid(header, { origin: audience, now }).ok).toBe(true);
  }
});

it('a VAPID token is refused at another service, a day later, or under another key', () => {
  const header = vapidHeader(newVapidKeys(), { audience, subject: undefined, now });
  const tomorrow = new Date('2027-03-02T10:00:00Z');
  expect(checkVapid(header, { origin: 'https://other.example', now }).ok).toBe(false);
  expect(checkVapid(header, { origin: audience, now: tomorrow }).ok).toBe(false);
  const forged = header.replace(/k=.*/, `k=${newVapidKeys().publicKey}`);
  expect(checkVapid(forged, { origin: audience, now }).ok).toBe(false);
});

function claimsOf(header: string): unknown {
  return JSON.parse(Buffer.from(header.split('.')[1] ?? '', 'base64url').toString());
}
