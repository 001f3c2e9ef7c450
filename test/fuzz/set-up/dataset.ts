import { randomUUID } from 'node:crypto';
import { applyAsAgent } from '#contract/agents/endpoints.ts';
import { changeProfile } from '#contract/accounts/endpoints.ts';
import { saveCanned } from '#contract/chat/admin/endpoints.ts';
import { joinEarlyAccess, makeAccessKey } from '#contract/launch/endpoints.ts';
import { saveAddress, saveList } from '#contract/lists/saved/endpoints.ts';
import { changeHouseQuietHours, composeBroadcast } from '#contract/notifications/admin/endpoints.ts';
import { subscribeFcm } from '#contract/notifications/endpoints.ts';
import { countFloat } from '#contract/payments/agents/endpoints.ts';
import { adjustCredit, askWithdrawal } from '#contract/payments/credit/endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import type { Permission } from '#contract/permissions.ts';
import { answered } from '#test/client.ts';
import { applicationFrom } from '#test/factories/agents.ts';
import { bringPhoto } from '#test/factories/claims.ts';
import { support, talkOn } from '#test/factories/chat.ts';
import { signUpCustomer } from '#test/factories/people.ts';
import { trustOnAccount } from '#test/factories/phones.ts';
import type { World } from '#test/world.ts';
import type { Actor } from './actors.ts';
import { ofMoney, ofOrders, ofPeople, secretOf, type Canaries } from '../judging/canaries.ts';
import { growOrders } from './dataset-orders.ts';

/** Private words in every field in which somebody has some. */
export async function growDataset(world: World, canaries: Canaries, actors: readonly Actor[]): Promise<void> {
  const owner = named(actors, 'owner');
  // Quiet hours are off, because the test runs at any hour.
  answered(await owner.client.call(changeHouseQuietHours, { from: '00:00', until: '00:00' }));
  for (const actor of actors) {
    canaries.know(actor.cookie ?? randomUUID(), {
      ...secretOf(actor, 'the session of another', []),
      knownTo: new Set(),
    });
    if (actor.kind === 'customer') await settleIn(world, canaries, actor, owner);
  }
  for (const actor of actors) if (actor.kind === 'agent') await equip(canaries, actor);
  for (let extras = 0; extras < 3; extras += 1) {
    const { client, user, password } = await signUpCustomer(world);
    const extra: Actor = {
      name: `extra ${user.id}`,
      kind: 'customer',
      user,
      password,
      cookie: null,
      client,
      links: new Map(),
    };
    await settleIn(world, canaries, extra, owner);
    await applyFor(world, canaries, extra);
  }
  await openLaunch(world, canaries, owner);
  await growOrders(world, canaries, actors);
}

export function named(actors: readonly Actor[], name: string): Actor {
  const actor = actors.find((one) => one.name === name);
  if (actor === undefined) throw new Error(`nobody is called ${name}`);
  return actor;
}

async function settleIn(world: World, canaries: Canaries, actor: Actor, owner: Actor): Promise<void> {
  const { client, user } = actor;
  const own = (what: string, opens: readonly Permission[]) => canaries.plant(secretOf(actor, what, opens));
  const known = [
    ...ofPeople,
    ...ofOrders,
    ...ofMoney,
    'chats:reply',
    'notifications:send',
    'audit:view',
  ] as const;
  const phone = canaries.plantPhone(secretOf(actor, 'the phone of an account', known));
  answered(await client.call(changeProfile, { name: `Ada ${own('the name of an account', known)}`, phone }));
  answered(
    await client.call(saveAddress, {
      clientRequestId: randomUUID(),
      label: own('the label of a kept address', ['users:manage']),
      area: 'Gwarinpa',
      landmark: `Behind ${own('a kept address', ['users:manage'])}`,
      directions: own('directions of a kept address', ['users:manage']),
      pin: null,
      isDefault: true,
    }),
  );
  const list = {
    name: own('the name of a kept list', ['users:manage']),
    text: `2 paint garri (${own('a kept list', ['users:manage'])})`,
  };
  answered(await client.call(saveList, { clientRequestId: randomUUID(), ...list }));
  const talk = talkOn(client, support);
  answered(await talk.write(`Abeg ${own('a message to the office', ['chats:reply', 'users:manage'])}`));
  const token = `fcm-token-${own('the push address of a device', ['users:manage'])}`;
  await client.call(subscribeFcm, { token, userAgent: 'a phone' });
  const reason = own('why credit was given', [...ofMoney, 'audit:view', 'users:manage']);
  const accountId = user?.id;
  if (accountId === undefined) return;
  const giving = {
    clientRequestId: randomUUID(),
    accountId,
    direction: 'give' as const,
    kobo: asKobo(50_000),
    reason,
  };
  answered(await owner.client.call(adjustCredit, giving));
  const bank = own('the bank of a customer', [...ofMoney, 'users:manage']);
  const name = own('whose bank account it is', [...ofMoney, 'users:manage']);
  const to = {
    bank,
    name,
    number: canaries.plantPhone(secretOf(actor, 'a bank account', [...ofMoney, 'users:manage'])).slice(-10),
  };
  await trustOnAccount(world, accountId);
  answered(await client.call(askWithdrawal, { clientRequestId: randomUUID(), kobo: asKobo(20_000), to }));
}

async function equip(canaries: Canaries, actor: Actor): Promise<void> {
  const words = canaries.plant(
    secretOf(actor, 'what an agent said of the count', [
      'money:view',
      'money:manage',
      'agents:manage',
      'users:manage',
    ]),
  );
  answered(
    await actor.client.call(countFloat, {
      clientRequestId: randomUUID(),
      countedKobo: asKobo(9_000_000),
      words,
    }),
  );
}

async function applyFor(world: World, canaries: Canaries, actor: Actor): Promise<void> {
  const looks: Permission[] = ['agents:manage', ...ofPeople, 'orders:manage'];
  const idPhoto = await bringPhoto(actor.client);
  canaries.know(idPhoto, secretOf(actor, 'the paper of an applicant', ['agents:manage', 'users:manage']));
  // The random calls verify some applicants, and the plan of a market's hours names those.
  const seesName: Permission[] = [...looks, 'audit:view', ...ofMoney, 'markets:manage'];
  const application = await applicationFrom(world, actor.client, {
    name: `Musa ${canaries.plant(secretOf(actor, 'the name of an applicant', seesName))}`,
    phone: canaries.plantPhone(secretOf(actor, 'the phone of an applicant', [...looks, 'audit:view'])),
    idPhoto,
  });
  answered(await actor.client.call(applyAsAgent, application));
}

async function openLaunch(world: World, canaries: Canaries, owner: Actor): Promise<void> {
  const ofLaunch = (what: string, ...more: Permission[]) =>
    canaries.plant(secretOf(null, what, ['launch:manage', ...more]));
  const email = `${ofLaunch('an address of the early-access list')}@early.test`;
  answered(
    await world.device().call(joinEarlyAccess, { name: ofLaunch('a name of the early-access list'), email }),
  );
  const label = ofLaunch('the label of an access key', 'audit:view');
  const { key } = answered(await owner.client.call(makeAccessKey, { label, mostUses: 5, expiresAt: null }));
  canaries.know(key, secretOf(null, 'an access key', []));
  const draft = canaries.plant(
    secretOf(null, 'a message to many that nobody sent', ['notifications:send', 'audit:view']),
  );
  const words = { title: draft, body: draft };
  const about = { audience: 'staff' as const, words: { pcm: words, en: words }, link: '/' };
  answered(await owner.client.call(composeBroadcast, { clientRequestId: randomUUID(), ...about }));
  const canned = canaries.plant(secretOf(null, 'a ready answer', ['chats:reply', 'audit:view']));
  answered(await owner.client.call(saveCanned, { id: null, shortcut: 'coming', pcm: canned, en: canned }));
}
