import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { joinEarlyAccess, switchMaintenance } from '#contract/launch/endpoints.ts';
import {
  cancelBroadcast,
  composeBroadcast,
  listBroadcasts,
  previewBroadcast,
  reviseBroadcast,
  scheduleBroadcast,
} from '#contract/notifications/admin/endpoints.ts';
import { changeNotificationPreferences } from '#contract/notifications/endpoints.ts';
import type { BroadcastAudience } from '#contract/notifications/schema.ts';
import { readAudit } from '#test/audit.ts';
import { answered, type Client } from '#test/client.ts';
import { signUpAdmin, signUpAs, signUpCustomer } from '#test/factories/people.ts';
import { browserOf, kindsOn, openNoticeWorld } from '#test/worlds/notices.ts';
import { manyListeners } from '#test/datasets/listeners.ts';
import { spreadBroadcasts, spreadSome } from './spread.ts';
import { forgetOldNotices } from '../notices/forget-old-notices.ts';

const here = await openNoticeWorld();
const { world } = here;
const { client: admin } = await signUpAdmin(world, ['notifications:send', 'launch:manage']);

const yam = {
  words: {
    pcm: { title: 'Yam don land', body: 'Utako get new yam today.' },
    en: { title: 'New yam', body: 'Utako has new yam today.' },
  },
  link: '/place-order',
};

async function wantsNews(client: Client): Promise<void> {
  const news = { group: 'news', push: true, sms: null } as const;
  const quietHours = { on: false, from: '22:00', until: '06:00' };
  answered(await client.call(changeNotificationPreferences, { groups: [news], quietHours }));
}

const compose = async (audience: BroadcastAudience) =>
  answered(await admin.call(composeBroadcast, { clientRequestId: randomUUID(), audience, ...yam }));

async function sendOff(audience: BroadcastAudience) {
  const { id } = await compose(audience);
  return answered(await admin.call(scheduleBroadcast, { id, startsAt: null, seen: { audience, ...yam } }));
}

async function stateOf(id: string) {
  const { broadcasts } = answered(await admin.call(listBroadcasts, {}));
  return broadcasts.find((one) => one.id === id);
}

const notifyAll = async () => {
  await spreadBroadcasts(world.db, new Date());
  await here.send();
  await spreadBroadcasts(world.db, new Date());
};

describe('a broadcast', () => {
  test('reaches those who have news on, in their group, each once', async () => {
    const wants = await signUpCustomer(world);
    const doesNot = await signUpCustomer(world);
    const agent = await signUpAs(world, 'agent');
    const [wanting, undelivered] = [
      await browserOf(here, wants.client),
      await browserOf(here, doesNot.client),
    ];
    const carrier = await browserOf(here, agent.client);
    await wantsNews(wants.client);
    await wantsNews(agent.client);
    expect(answered(await admin.call(previewBroadcast, { audience: 'customers' }))).toEqual({
      people: 1,
      devices: 1,
      waits: 0,
      outOf: 2,
    });
    const { id } = await sendOff('customers');
    await notifyAll();
    await notifyAll();
    expect(wanting.shows()).toMatchObject([
      { notification: yam.words.pcm, data: { link: '/place-order', tag: `broadcast:${id}` } },
    ]);
    expect([kindsOn(undelivered), kindsOn(carrier)]).toEqual([[], []]);
    expect(await stateOf(id)).toMatchObject({ state: 'sent', people: 1, sent: 1, failed: 0 });
    await forgetOldNotices(world.db, new Date(Date.now() + 31 * 24 * 60 * 60_000));
    expect(await world.db`select from notice where broadcast_id = ${id}`).toHaveLength(0);
    expect(await stateOf(id)).toMatchObject({ state: 'sent', people: 1, sent: 1, failed: 0 });
  });

  test('waits for its time, and can be written anew until it is sent off', async () => {
    const someone = await signUpCustomer(world);
    const browser = await browserOf(here, someone.client);
    await wantsNews(someone.client);
    const { id } = await compose('everybody');
    const words = { ...yam.words, pcm: { title: 'Yam don finish', body: 'Come tomorrow.' } };
    const seen = { audience: 'everybody', link: '/', words } as const;
    answered(await admin.call(reviseBroadcast, { id, ...seen }));
    const startsAt = new Date(Date.now() + 60_000).toISOString();
    answered(await admin.call(scheduleBroadcast, { id, startsAt, seen }));
    expect(await admin.call(reviseBroadcast, { id, audience: 'everybody', link: '/', words })).toMatchObject({
      reason: 'already-decided',
    });
    await notifyAll();
    expect(kindsOn(browser)).toEqual([]);
    await spreadBroadcasts(world.db, new Date(Date.now() + 61_000));
    await here.send(new Date(Date.now() + 61_000));
    expect(browser.shows().map(({ notification }) => notification.title)).toEqual(['Yam don finish']);
  });

  test('is not sent off by somebody who has not read what another wrote into it meanwhile', async () => {
    const { id } = await compose('staff');
    const colleague = (await signUpAdmin(world, ['notifications:send'])).client;
    const words = { ...yam.words, en: { title: 'No yam', body: 'Stay at home today.' } };
    const written = { audience: 'everybody', words, link: '/' } as const;
    answered(await colleague.call(reviseBroadcast, { id, ...written }));
    const seen = { audience: 'staff', ...yam } as const;
    expect(await admin.call(scheduleBroadcast, { id, startsAt: null, seen })).toMatchObject({
      reason: 'changed-meanwhile',
    });
    expect(await stateOf(id)).toMatchObject({ state: 'draft', startsAt: null, words });
    answered(await admin.call(scheduleBroadcast, { id, startsAt: null, seen: written }));
    answered(await admin.call(cancelBroadcast, { id }));
  });

  test('is written down who composed it, who sent it off and who stopped it', async () => {
    const { id } = await compose('staff');
    const seen = { audience: 'staff', ...yam } as const;
    answered(await admin.call(scheduleBroadcast, { id, startsAt: null, seen }));
    answered(await admin.call(cancelBroadcast, { id }));
    const actions = await readAudit(world, 'notifications', id);
    expect(actions.map(({ action }) => action)).toEqual([
      'composeBroadcast',
      'scheduleBroadcast',
      'cancelBroadcast',
    ]);
    expect(await admin.call(cancelBroadcast, { id })).toMatchObject({ reason: 'already-decided' });
  });

  test('leads nowhere but to us', async () => {
    const elsewhere = {
      clientRequestId: randomUUID(),
      audience: 'everybody',
      ...yam,
      link: '//evil.example',
    };
    expect(await admin.try(composeBroadcast, elsewhere)).toMatchObject({ reason: 'bad-input' });
  });
});

describe('ten thousand people', () => {
  test('are told some at a time, and cancelled halfway nobody else is', { timeout: 60_000 }, async () => {
    await manyListeners(world, here.pushService.url, 10_000);
    const { id } = await sendOff('everybody');
    for (let batches = 0; batches < 10; batches += 1) await spreadSome(world.db, new Date());
    const state = await stateOf(id);
    expect(state).toMatchObject({ state: 'sending', people: 5000, waiting: 5000 });
    answered(await admin.call(cancelBroadcast, { id }));
    await notifyAll();
    expect(await stateOf(id)).toMatchObject({ state: 'cancelled', people: 5000, sent: 0, waiting: 0 });
    const rows = await world.db`
      select state, count(*) from notice_delivery where broadcast_id = ${id} group by state`;
    expect([...rows]).toEqual([{ state: 'cancelled', count: 5000 }]);
  });

  test('are each told once though two machines tell them at the same time', { timeout: 60_000 }, async () => {
    const { id } = await sendOff('everybody');
    await Promise.all([spreadBroadcasts(world.db, new Date()), spreadBroadcasts(world.db, new Date())]);
    const [row] = await world.db`
      select count(*) as notices, count(distinct account_id) as people from notice where broadcast_id = ${id}`;
    expect(row?.['notices']).toBeGreaterThanOrEqual(10_000);
    expect(row?.['people']).toBe(row?.['notices']);
    answered(await admin.call(cancelBroadcast, { id }));
  });
});

describe('the gate opens', () => {
  const opened = async () => {
    answered(await admin.call(switchMaintenance, { on: true }));
    answered(await admin.call(switchMaintenance, { on: false }));
    await here.receive();
    await notifyAll();
  };

  test('and those on the early-access list who have an account hear it, once in all', async () => {
    const joined = await signUpCustomer(world);
    const named = await signUpCustomer(world, 'Bola@Market.test');
    const other = await signUpCustomer(world);
    const browsers = [];
    for (const { client } of [joined, named, other]) browsers.push(await browserOf(here, client));
    answered(await joined.client.call(joinEarlyAccess, { name: 'Ada', email: 'ada@market.test' }));
    answered(await world.device().call(joinEarlyAccess, { name: 'Bola', email: 'bola@market.test' }));
    await opened();
    expect(browsers.map(kindsOn)).toEqual([['opened'], ['opened'], []]);
    await opened();
    expect(browsers.map(kindsOn)).toEqual([[], [], []]);
    answered(await other.client.call(joinEarlyAccess, { name: 'Chi', email: 'chi@market.test' }));
    await opened();
    expect(browsers.map(kindsOn)).toEqual([[], [], ['opened']]);
  });
});
