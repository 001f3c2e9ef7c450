import { expect, test } from 'vitest';
import { joinEarlyAccess, switchMaintenance } from '#contract/launch/endpoints.ts';
import {
  listDeliveries,
  previewBroadcast,
  showOpened,
  tellOpened,
  tryBroadcast,
} from '#contract/notifications/admin/endpoints.ts';
import { changeNotificationPreferences } from '#contract/notifications/endpoints.ts';
import { readAudit } from '#test/audit.ts';
import { answered, type Client } from '#test/client.ts';
import { placeThrough } from '#test/factories/orders.ts';
import { signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { browserOf, kindsOn, openNoticeWorld } from '#test/worlds/notices.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { raiseAlarm } from '#server/features/orders/alarms/raise-alarm.ts';
import { spreadBroadcasts } from './spread.ts';
import { forgetOldNotices } from '../notices/forget-old-notices.ts';

const here = await openNoticeWorld();
const { world } = here;
const { client: launcher } = await signUpAdmin(world, ['launch:manage']);
const { client: writer, user: writes } = await signUpAdmin(world, ['notifications:send']);

const words = {
  pcm: { title: 'Yam don land', body: 'Utako get new yam today.' },
  en: { title: 'New yam', body: 'Utako has new yam today.' },
};

async function wants(client: Client, quietHours: { on: boolean; from: string; until: string }) {
  const groups = [{ group: 'news', push: true, sms: null } as const];
  answered(await client.call(changeNotificationPreferences, { groups, quietHours }));
}

const open = (notifies: boolean) => launcher.call(switchMaintenance, { on: false, tells: notifies });
const shut = () => launcher.call(switchMaintenance, { on: true });
const notifyAll = async () => {
  await here.receive();
  await spreadBroadcasts(world.db, new Date());
  await here.send();
  await spreadBroadcasts(world.db, new Date());
};

test('an audience is counted with those of it who sleep at the time, and those who hear nothing', async () => {
  const [wakes, sleeps, deaf] = [
    await signUpCustomer(world),
    await signUpCustomer(world),
    await signUpCustomer(world),
  ];
  for (const { client } of [wakes, sleeps, deaf]) await browserOf(here, client);
  await wants(wakes.client, { on: false, from: '22:00', until: '06:00' });
  await wants(sleeps.client, { on: true, from: '22:00', until: '06:00' });
  const count = async (at: string) =>
    answered(await writer.call(previewBroadcast, { audience: 'customers', at }));
  const reached = { people: 2, devices: 2, outOf: 3 };
  expect(await count('2026-12-01T21:30:00.000Z')).toEqual({ ...reached, waits: 1 });
  expect(await count('2026-12-01T12:00:00.000Z')).toEqual({ ...reached, waits: 0 });
});

test('an admin who writes a broadcast gets it on their own phone, and no other person does', async () => {
  expect(await writer.call(tryBroadcast, { words, link: '/markets' })).toMatchObject({ reason: 'no-device' });
  const own = await browserOf(here, writer);
  const other = await browserOf(here, (await signUpCustomer(world)).client);
  expect(answered(await writer.call(tryBroadcast, { words, link: '/markets' }))).toEqual({
    sent: 1,
    failed: 0,
  });
  expect(own.shows()).toMatchObject([{ notification: words.pcm, data: { link: '/markets', kind: 'test' } }]);
  expect(other.shows()).toEqual([]);
});

test('an alarm about no order reaches those who look after orders, and holds nothing back', async () => {
  const { client } = await signUpAdmin(world, ['orders:view']);
  await wants(client, { on: false, from: '22:00', until: '06:00' });
  const phone = await browserOf(here, client);
  const alarm = { kind: 'books-differ', orderId: null, about: '1' } as const;
  await inTransaction(world.db, (transaction) => raiseAlarm(transaction, alarm));
  await here.receive();
  await here.send();
  expect(kindsOn(phone)).toEqual(['alarm-raised']);
});

test('staff are rung once for the orders of a market that nobody takes, and not for one that will be late', async () => {
  const { client } = await signUpAdmin(world, ['orders:view']);
  await wants(client, { on: false, from: '22:00', until: '06:00' });
  const phone = await browserOf(here, client);
  for (const kind of ['running-late', 'no-agent', 'no-agent'] as const) {
    const { order } = await placeThrough(world.device());
    const alarm = { kind, orderId: order.id, about: '3' };
    await inTransaction(world.db, (transaction) => raiseAlarm(transaction, alarm));
  }
  await here.receive();
  await here.send();
  expect(kindsOn(phone)).toEqual(['alarm-raised']);
});

test('the log is searched by who was to hear it, and by the order', async () => {
  const log = async (filter: { person?: string; code?: string }) =>
    answered(await writer.call(listDeliveries, filter)).deliveries;
  const { username } = writes;
  expect(await log({ person: username.toUpperCase() })).toMatchObject([{ kind: 'test', person: username }]);
  expect(await log({ person: 'nobody at all' })).toEqual([]);
  expect(await log({ code: 'MW-7KQ2P9XA' })).toEqual([]);
});

test('the gate may open in silence, and who waits is told later: on the record, and once', async () => {
  const waits = await signUpCustomer(world);
  const browser = await browserOf(here, waits.client);
  answered(await waits.client.call(joinEarlyAccess, { name: 'Ada', email: 'ada@market.test' }));
  answered(await world.device().call(joinEarlyAccess, { name: 'Bola', email: 'bola@market.test' }));
  answered(await shut());
  expect(await launcher.call(tellOpened, {})).toMatchObject({ reason: 'gate-shut' });
  answered(await open(false));
  await notifyAll();
  expect(kindsOn(browser)).toEqual([]);
  const before = answered(await launcher.call(showOpened, {}));
  expect(before).toMatchObject({ isShut: false, told: null, reach: { people: 1, devices: 1, outOf: 2 } });
  answered(await launcher.call(tellOpened, {}));
  expect(await launcher.call(tellOpened, {})).toMatchObject({ reason: 'already-decided' });
  await notifyAll();
  expect(kindsOn(browser)).toEqual(['opened']);
  const after = answered(await launcher.call(showOpened, {}));
  expect(after).toMatchObject({ reach: { people: 0 }, told: { state: 'sent', people: 1, sent: 1 } });
  await forgetOldNotices(world.db, new Date(Date.now() + 31 * 24 * 60 * 60_000));
  answered(await shut());
  answered(await open(true));
  await notifyAll();
  expect(kindsOn(browser)).toEqual([]);
  const audit = await readAudit(world, 'launch', 'opened');
  expect(audit.map(({ action, after: facts }) => [action, facts])).toEqual([
    ['tellOpened', { onTheList: 2 }],
    ['tellOpened', { onTheList: 2 }],
  ]);
});
