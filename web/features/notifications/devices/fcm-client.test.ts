import { afterAll, expect, it } from 'vitest';
import { openFcm } from '#test/stand-ins/fcm/stand-in.ts';
import { deleteFcmToken, fetchFcmToken, type Firebase } from './fcm-client.ts';

const fcm = await openFcm();
afterAll(() => fcm.close());
const written = JSON.parse(fcm.webConfig) as Record<string, string>;
const firebase: Firebase = {
  projectId: written['projectId'] ?? '',
  apiKey: written['apiKey'] ?? '',
  appId: written['appId'] ?? '',
  senderId: written['messagingSenderId'] ?? '',
  vapidKey: written['vapidKey'] ?? '',
  installationsUrl: written['installationsUrl'] ?? '',
  registrationsUrl: written['registrationsUrl'] ?? '',
};
const at = (place: number) => ({
  endpoint: `https://push.example/${place}`,
  keys: { p256dh: 'BPublicHalf', auth: 'Secret' },
});

it('a browser gets a token, under our own key', async () => {
  const { token, installation } = await fetchFcmToken(firebase, at(1));
  expect(token.startsWith(`${installation.fid}:`)).toBe(true);
  expect(fcm.registrations.get(token)).toEqual({
    endpoint: at(1).endpoint,
    ...at(1).keys,
    applicationPubKey: firebase.vapidKey,
  });
});

it('a token is renewed under the browser’s new address', async () => {
  const before = await fetchFcmToken(firebase, at(1));
  const after = await fetchFcmToken(firebase, at(2), before);
  expect(after.token).toBe(before.token);
  expect(after.installation.fid).toBe(before.installation.fid);
  expect(fcm.registrations.get(after.token)).toMatchObject({ endpoint: at(2).endpoint });
});

it('one that they have forgotten is made anew', async () => {
  const before = await fetchFcmToken(firebase, at(1));
  fcm.registrations.delete(before.token);
  const after = await fetchFcmToken(firebase, at(1), before);
  expect(after.token).not.toBe(before.token);
  expect(fcm.registrations.has(after.token)).toBe(true);
});

it('a token that is given back is gone', async () => {
  const made = await fetchFcmToken(firebase, at(1));
  await deleteFcmToken(firebase, made);
  expect(fcm.registrations.has(made.token)).toBe(false);
});

it('a key that is not ours gets none', async () => {
  await expect(fetchFcmToken({ ...firebase, apiKey: 'another' }, at(1))).rejects.toThrow('400');
});
