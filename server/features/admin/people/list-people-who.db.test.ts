import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listPeopleWho } from '#contract/admin/people-endpoints.ts';
import { mutePerson, showMute } from '#contract/chat/admin/mute-endpoints.ts';
import { readAudit } from '#test/audit.ts';
import { answered } from '#test/client.ts';
import { support, talkOn } from '#test/factories/chat.ts';
import { doorStaysShut } from '#test/factories/door.ts';
import { wednesdayMorning } from '#test/factories/orders.ts';
import { signInOwner, signUpAdmin, signUpCustomer, type SomeoneSignedIn } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
afterAll(() => void vi.useRealTimers());

const world = await openWorld({ clock: 'stands' });
const looks = await signUpAdmin(world, ['users:view']);
const admin = await signUpAdmin(world, ['users:view', 'money:view', 'chats:reply']);

async function who(caller: SomeoneSignedIn, matter: 'owes' | 'muted' | 'seen') {
  return answered(await caller.client.call(listPeopleWho, { matter })).people;
}

test('a customer who did not take their goods owes them, and admins who see money find that customer', async () => {
  const ada = await signUpCustomer(world);
  expect(await who(admin, 'owes')).toEqual([]);
  await doorStaysShut(world, ada.client);
  const [debtor, ...others] = await who(admin, 'owes');
  expect(others).toEqual([]);
  expect(debtor?.person.id).toBe(ada.user.id);
  expect(debtor?.owedKobo).toBeGreaterThan(0);
  expect(await looks.client.call(listPeopleWho, { matter: 'owes' })).toMatchObject({ reason: 'not-allowed' });
});

test('whom the office stopped cannot write anywhere, is found, and can again once it is lifted', async () => {
  const { client, user } = await signUpCustomer(world);
  const muting = { userId: user.id, hours: 24, reason: 'Insults' };
  const { muted } = answered(await admin.client.call(mutePerson, muting));
  expect(muted).toMatchObject({ reason: 'Insults' });
  expect(await talkOn(client, support).write('Hello?')).toMatchObject({ reason: 'chat-muted' });
  expect(await who(admin, 'muted')).toMatchObject([{ person: { id: user.id }, at: muted?.until }]);
  expect(await looks.client.call(listPeopleWho, { matter: 'muted' })).toMatchObject({ status: 403 });

  answered(await admin.client.call(mutePerson, { ...muting, hours: 0, reason: 'Said sorry' }));
  expect(answered(await admin.client.call(showMute, { userId: user.id })).muted).toBeNull();
  expect(await who(admin, 'muted')).toEqual([]);
  answered(await talkOn(client, support).write('Sorry'));
  expect((await readAudit(world, 'accounts', user.id)).map(({ action, after }) => [action, after])).toEqual([
    ['mutePerson', { mutedUntil: muted?.until, reason: 'Insults' }],
    ['unmutePerson', { mutedUntil: null, reason: 'Said sorry' }],
  ]);
  const themselves = await admin.client.call(mutePerson, { ...muting, userId: admin.user.id });
  expect(themselves).toMatchObject({ reason: 'own-account' });
  const colleague = await signUpAdmin(world, ['orders:view']);
  const theirs = { ...muting, userId: colleague.user.id };
  expect(await admin.client.call(mutePerson, theirs)).toMatchObject({ status: 403, reason: 'not-allowed' });
  answered(await (await signInOwner(world)).client.call(mutePerson, theirs));
});

test('the person seen last is listed first', async () => {
  const { user } = await signUpCustomer(world);
  await world.db`update session set last_seen_at = now() + interval '1 hour' where account_id = ${user.id}`;
  const [first] = await who(looks, 'seen');
  expect(first?.person.id).toBe(user.id);
  expect(first?.owedKobo).toBeNull();
});
