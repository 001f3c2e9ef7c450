import { createECDH, randomBytes } from 'node:crypto';
import {
  showNotificationStatus,
  subscribeWebPush,
  testNotification,
} from '#contract/notifications/endpoints.ts';
import { answered } from '#test/client.ts';
import { newCustomer } from '../house/people.ts';
import type { House } from '../house/house.ts';
import { openNotes, wordFor, type Seen } from '../seen.ts';

const addresses = [
  'https://127.0.0.1/x',
  'https://127.1/x',
  'https://2130706433/x',
  'https://0x7f000001/x',
  'https://localhost/x',
  'https://10.0.0.1/x',
  'https://172.16.0.1/x',
  'https://192.168.1.1/x',
  'https://100.64.0.1/x',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/x',
  'https://[::ffff:127.0.0.1]/x',
  'https://[fd00::1]/x',
  'https://[64:ff9b::7f00:1]/x',
  'https://0.0.0.0/x',
  'https://push.example:8443/x',
  'https://somebody:secret@push.example/x',
  'http://push.example/x',
  'file:///etc/passwd',
];

/** A browser registers with a push service that stands inside, or that sends the house there. */
export async function sendTheHouseInside(house: House): Promise<Seen> {
  const notes = openNotes();
  const { lure } = house;
  const { client } = await newCustomer(house);
  const subscribe = (endpoint: string) => {
    const p256dh = createECDH('prime256v1').generateKeys('base64url');
    const keys = { p256dh, auth: randomBytes(16).toString('base64url') };
    return house.again(client).try(subscribeWebPush, { endpoint, keys, userAgent: 'a phone' });
  };
  const { host } = new URL(lure.url);
  const all = [
    ...addresses,
    `${lure.insideUrl}/x`,
    `http://${host}@10.0.0.1/x`,
    `${lure.url}.evil.example/x`,
  ];
  const taken: string[] = [];
  for (const endpoint of all) {
    const word = wordFor(await subscribe(endpoint));
    if (word !== 'push-service-unknown' && word !== 'bad-input') taken.push(`${endpoint} ${word}`);
  }
  notes.none('push services inside that were taken', all.length, taken);
  const devices = async () => answered(await client.call(showNotificationStatus, {})).subscriptionCount;
  notes.is('devices', await devices(), 0);
  notes.is('one outside', wordFor(await subscribe(`${lure.url}/push`)), 'answered');
  const tried = await client.try(testNotification, {});
  notes.is('it sends the house on to an address inside', wordFor(tried), 'notice-not-sent');
  notes.is('calls of it, and inside', [lure.calls.lure > 0, lure.calls.inside], [true, 0]);
  return notes;
}
