import { expect, test } from 'vitest';
import { deletePerson, exportPerson, listPeople, showPerson } from '#contract/accounts/admin/endpoints.ts';
import { me } from '#contract/accounts/endpoints.ts';
import { adminRefusalSentence } from '#contract/copy/refusals/for-admins.ts';
import { readAudit } from '#test/audit.ts';
import { answered } from '#test/client.ts';
import { placeThrough } from '#test/factories/orders.ts';
import { signInOwner, signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();
const owner = await signInOwner(world);
const helper = await signUpAdmin(world, ['users:view', 'users:manage']);
const onlooker = await signUpAdmin(world, ['users:view']);
const unknownId = '00000000-0000-4000-8000-000000000000';

test('a person is shown with their devices, and those who could delete them hear what stands in the way', async () => {
  const { client, user } = await signUpCustomer(world);
  await placeThrough(client);
  const asked = { userId: user.id };
  const seen = answered(await helper.client.call(showPerson, asked));
  expect(seen.person).toMatchObject({ id: user.id, signedInDevices: 1 });
  expect(seen.devices).toMatchObject([{ description: 'Chrome on Android', isThisOne: false }]);
  expect(seen.holds).toEqual(['order-under-way']);
  expect(answered(await onlooker.client.call(showPerson, asked)).holds).toEqual([]);
  expect(answered(await helper.client.call(showPerson, { userId: owner.user.id })).holds).toEqual([
    'last-godmode',
  ]);
  expect(await helper.client.call(showPerson, { userId: unknownId })).toMatchObject({ reason: 'not-found' });
});

test('a person’s own document is handed out at the desk, and the audit says by whom', async () => {
  const { client, user } = await signUpCustomer(world, 'Ngozi exports');
  await placeThrough(client);
  const document = answered(await helper.client.call(exportPerson, { userId: user.id }));
  expect(document['account']).toMatchObject({ username: 'Ngozi exports' });
  expect(document['orders']).toMatchObject([{ vatPermille: 0, loadGrams: expect.any(Number) }]);
  expect(await readAudit(world, 'accounts', user.id)).toMatchObject([
    { actorId: helper.user.id, action: 'exportPerson', after: null },
  ]);
  expect(await helper.client.call(exportPerson, { userId: owner.user.id })).toMatchObject({
    reason: 'not-allowed',
  });
});

test('an account is deleted for its person once nothing holds it, and its devices are out', async () => {
  const held = await signUpCustomer(world);
  await placeThrough(held.client);
  const refused = await helper.client.call(deletePerson, { userId: held.user.id });
  expect(refused).toMatchObject({ status: 409, reason: 'order-under-way' });
  // It is the admin who reads it.
  expect(refused).toHaveProperty('sentence', adminRefusalSentence('order-under-way', 'pcm'));
  expect((await held.client.call(me, {})).ok).toBe(true);

  const { client, user } = await signUpCustomer(world, 'Leaves for good');
  answered(await helper.client.call(deletePerson, { userId: user.id }));
  expect((await client.call(me, {})).ok).toBe(false);
  expect(answered(await owner.client.call(listPeople, { search: 'Leaves for good' })).people).toEqual([]);
  expect(await readAudit(world, 'accounts', user.id)).toMatchObject([
    { actorId: helper.user.id, action: 'deletePerson', before: { role: 'customer' }, after: null },
  ]);
  expect(await helper.client.call(deletePerson, { userId: user.id })).toMatchObject({ reason: 'not-found' });
});

test('an admin cannot delete themselves here, and other admins only the owner can', async () => {
  for (const [userId, reason] of [
    [helper.user.id, 'own-account'],
    [onlooker.user.id, 'not-allowed'],
    [owner.user.id, 'not-allowed'],
  ] as const) {
    expect(await helper.client.call(deletePerson, { userId })).toMatchObject({ reason });
  }
});
