import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readNotices } from './notifications.ts';

const folder = mkdtempSync(join(tmpdir(), 'mw-env-'));
afterAll(() => rmSync(folder, { recursive: true }));

const pem = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
  type: 'pkcs8',
  format: 'pem',
});
const account = {
  type: 'service_account',
  project_id: 'waka',
  private_key_id: 'k1',
  private_key: pem,
  client_email: 'sender@waka.example',
  token_uri: 'https://oauth2.googleapis.com/token',
};
const web = {
  apiKey: 'AIza',
  authDomain: 'waka.example',
  projectId: 'waka',
  messagingSenderId: '1',
  appId: '1:1:web:1',
  vapidKey: 'B'.repeat(87),
};
const firebase = { FCM_SERVICE_ACCOUNT: JSON.stringify(account), FIREBASE_WEB_CONFIG: JSON.stringify(web) };

function read(written: Readonly<Record<string, string>>, publicUrl = 'https://market.example') {
  const lines: string[] = [];
  const env = readNotices(
    (name) => written[name] ?? '',
    publicUrl,
    (name, problem) => lines.push(`${name}: ${problem}`),
  );
  return { env, lines };
}

it('notices without any variable go by the browsers’ own push services alone', () => {
  expect(read({})).toEqual({
    env: {
      firebase: undefined,
      termii: undefined,
      webPush: { subject: 'https://market.example', allowedOrigin: undefined },
    },
    lines: [],
  });
});

it('a product on localhost names no contact to push services', () => {
  expect(read({}, 'http://localhost:3000').env.webPush.subject).toBeUndefined();
});

it('Firebase’s configuration is accepted as its console gives it, in place or in a file', () => {
  const path = join(folder, 'account.json');
  writeFileSync(path, firebase.FCM_SERVICE_ACCOUNT);
  for (const FCM_SERVICE_ACCOUNT of [firebase.FCM_SERVICE_ACCOUNT, path]) {
    const { env, lines } = read({ ...firebase, FCM_SERVICE_ACCOUNT });
    expect(lines).toEqual([]);
    expect(env.firebase).toEqual({
      project: {
        projectId: 'waka',
        baseUrl: 'https://fcm.googleapis.com',
        account: {
          clientEmail: 'sender@waka.example',
          privateKey: pem,
          keyId: 'k1',
          tokenUrl: 'https://oauth2.googleapis.com/token',
        },
      },
      web: {
        projectId: 'waka',
        apiKey: 'AIza',
        appId: '1:1:web:1',
        senderId: '1',
        vapidKey: 'B'.repeat(87),
        installationsUrl: 'https://firebaseinstallations.googleapis.com/v1',
        registrationsUrl: 'https://fcmregistrations.googleapis.com/v1',
      },
    });
  }
});

it('an account for text messages is accepted', () => {
  const termii = { TERMII_API_KEY: 'TLhushhush', TERMII_SENDER: 'MarketWaka' };
  expect(read(termii).env.termii).toEqual({
    apiKey: 'TLhushhush',
    sender: 'MarketWaka',
    baseUrl: 'https://api.ng.termii.com',
  });
  const elsewhere = read({ ...termii, TERMII_BASE_URL: 'https://sms.example/' });
  expect(elsewhere.env.termii?.baseUrl).toBe('https://sms.example');
});

it('a contact for push services, and the one push service of the own network, are accepted', () => {
  const { env, lines } = read({
    VAPID_SUBJECT: 'mailto:oga@market.example',
    WEB_PUSH_ALLOW_ORIGIN: 'http://127.0.0.1:4000/',
  });
  expect(lines).toEqual([]);
  expect(env.webPush).toEqual({
    subject: 'mailto:oga@market.example',
    allowedOrigin: 'http://127.0.0.1:4000',
  });
});

describe('a start reports in one line the fault of', () => {
  it.each([
    ['FIREBASE_WEB_CONFIG', 'half of Firebase', { FCM_SERVICE_ACCOUNT: firebase.FCM_SERVICE_ACCOUNT }],
    ['FCM_SERVICE_ACCOUNT', 'the other half', { FIREBASE_WEB_CONFIG: firebase.FIREBASE_WEB_CONFIG }],
    ['FCM_SERVICE_ACCOUNT', 'an address without an account', { FCM_BASE_URL: 'https://fcm.example' }],
    ['FCM_BASE_URL', 'an address that is none', { ...firebase, FCM_BASE_URL: 'fcm.example' }],
    [
      'FCM_SERVICE_ACCOUNT',
      'a file that is not there',
      { ...firebase, FCM_SERVICE_ACCOUNT: '/nowhere.json' },
    ],
    ['FCM_SERVICE_ACCOUNT', 'half an account', { ...firebase, FCM_SERVICE_ACCOUNT: '{"project_id":"waka"}' }],
    ['FCM_SERVICE_ACCOUNT', 'a key that is none', keyed('hush')],
    ['FIREBASE_WEB_CONFIG', 'no JSON', { ...firebase, FIREBASE_WEB_CONFIG: 'apiKey: AIza' }],
    ['FIREBASE_WEB_CONFIG', 'no key for web push', { ...firebase, FIREBASE_WEB_CONFIG: without('vapidKey') }],
    ['FIREBASE_WEB_CONFIG', 'two projects', { ...firebase, FIREBASE_WEB_CONFIG: of('other') }],
    ['TERMII_API_KEY', 'a sender without a key', { TERMII_SENDER: 'MarketWaka' }],
    ['TERMII_API_KEY', 'a key with blanks', { TERMII_API_KEY: 'hush hush', TERMII_SENDER: 'MarketWaka' }],
    ['TERMII_SENDER', 'no sender', { TERMII_API_KEY: 'TLhushhush' }],
    ['TERMII_SENDER', 'a long sender', { TERMII_API_KEY: 'TLhushhush', TERMII_SENDER: 'MarketWakaAbuja' }],
    ['TERMII_BASE_URL', 'no address', { ...keyedTermii(), TERMII_BASE_URL: 'termii' }],
    ['VAPID_SUBJECT', 'nobody', { VAPID_SUBJECT: 'oga@market.example' }],
    ['WEB_PUSH_ALLOW_ORIGIN', 'more than an origin', { WEB_PUSH_ALLOW_ORIGIN: 'http://127.0.0.1:4000/push' }],
  ])('%s: %s', (name, _what, written) => {
    const { lines } = read(written);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name}: `));
    expect(lines.join()).not.toMatch(/hush|PRIVATE/);
  });
});

function keyed(key: string) {
  return { ...firebase, FCM_SERVICE_ACCOUNT: JSON.stringify({ ...account, private_key: key }) };
}

function keyedTermii() {
  return { TERMII_API_KEY: 'TLhushhush', TERMII_SENDER: 'MarketWaka' };
}

function without(name: keyof typeof web): string {
  return JSON.stringify({ ...web, [name]: undefined });
}

function of(projectId: string): string {
  return JSON.stringify({ ...web, projectId });
}
