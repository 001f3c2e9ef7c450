import { describe, expect, test } from 'vitest';
import { deleteAccount, exportAccount } from '#contract/accounts/endpoints.ts';
import type { SentTo } from '#contract/endpoint.ts';
import {
  changeSavedAddress,
  changeSavedList,
  deleteSavedAddress,
  deleteSavedList,
  listSavedAddresses,
  listSavedLists,
  saveAddress,
  saveList,
} from '#contract/lists/saved/endpoints.ts';
import { answered, type Client } from '#test/client.ts';
import { signUpCustomer } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();
const soup = 'egusi 2 cups\n  ugu x3 bunches\nstockfish';

function list(name: string, text = soup) {
  return { clientRequestId: crypto.randomUUID(), name, text };
}

function home(given: Partial<SentTo<typeof saveAddress>> = {}): SentTo<typeof saveAddress> {
  return {
    clientRequestId: crypto.randomUUID(),
    label: 'Home',
    area: 'Gwarinpa',
    landmark: 'Opposite the blue mosque',
    directions: 'Third gate,\nask for Mama Tobi',
    pin: { latitude: 9.1085, longitude: 7.4045 },
    isDefault: false,
    ...given,
  };
}

async function labels(client: Client): Promise<[string, boolean][]> {
  return answered(await client.call(listSavedAddresses, {})).map((one) => [one.label, one.isDefault]);
}

describe('saved lists', () => {
  test('a list is kept as it was written, changed, and thrown away', async () => {
    const { client } = await signUpCustomer(world);
    const stored = answered(await client.call(saveList, list('Sunday soup')));
    answered(await client.call(saveList, list('Breakfast', 'bread\nakara')));
    expect(stored.text).toBe(soup);
    const changed = answered(
      await client.call(changeSavedList, { listId: stored.id, name: 'Egusi soup', text: `${soup}\nponmo` }),
    );
    const all = answered(await client.call(listSavedLists, {}));
    expect(all.map(({ name }) => name)).toEqual(['Egusi soup', 'Breakfast']);
    expect(all[0]).toEqual(changed);
    for (let twice = 0; twice < 2; twice += 1)
      answered(await client.call(deleteSavedList, { listId: stored.id }));
    expect(answered(await client.call(listSavedLists, {})).map(({ name }) => name)).toEqual(['Breakfast']);
  });

  test('twenty copies of one request keep one list; the same id with other words is refused', async () => {
    const { client } = await signUpCustomer(world);
    const written = list('Party');
    const results = await Promise.all(Array.from({ length: 20 }, () => client.call(saveList, written)));
    expect(new Set(results.map((one) => answered(one).id)).size).toBe(1);
    expect(await client.call(saveList, { ...written, text: 'rice' })).toMatchObject({
      reason: 'same-id-other-body',
    });
    expect(answered(await client.call(listSavedLists, {}))).toHaveLength(1);
  });

  test('fifty is enough, also when two phones save at once', async () => {
    const { client } = await signUpCustomer(world);
    for (let count = 0; count < 48; count += 1) answered(await client.call(saveList, list(`List ${count}`)));
    const results = await Promise.all(
      Array.from({ length: 10 }, (_one, index) => client.call(saveList, list(`Late ${index}`))),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(2);
    expect(results.filter((one) => !one.ok && one.reason === 'lists-full')).toHaveLength(8);
  });

  test('20,000 letters are kept, one more is not; nothing at all is not a list', async () => {
    const { client } = await signUpCustomer(world);
    expect((await client.call(saveList, list('Long', 'a'.repeat(20_000)))).ok).toBe(true);
    for (const text of ['a'.repeat(20_001), '', ' \n '])
      expect(await client.call(saveList, list('Wrong', text))).toMatchObject({ reason: 'bad-input' });
  });

  test('another person’s list is not there', async () => {
    const { client } = await signUpCustomer(world);
    const { client: stranger } = await signUpCustomer(world);
    const stored = answered(await client.call(saveList, list('Mine')));
    const touched = await stranger.call(changeSavedList, { listId: stored.id, name: 'Yours', text: 'x' });
    expect(touched).toMatchObject({ reason: 'not-found' });
    answered(await stranger.call(deleteSavedList, { listId: stored.id }));
    expect(answered(await client.call(listSavedLists, {}))).toEqual([stored]);
    expect(answered(await stranger.call(listSavedLists, {}))).toEqual([]);
  });
});

describe('saved addresses', () => {
  test('one is the usual one: the newest that was called so, first in the list', async () => {
    const { client } = await signUpCustomer(world);
    const office = answered(await client.call(saveAddress, home({ label: 'Office', pin: null })));
    answered(await client.call(saveAddress, home({ label: 'Home', isDefault: true })));
    answered(await client.call(saveAddress, home({ label: 'Church', area: 'Jabi', isDefault: true })));
    expect(await labels(client)).toEqual([
      ['Church', true],
      ['Office', false],
      ['Home', false],
    ]);
    const { clientRequestId: _id, ...asOffice } = home({ label: 'Office', pin: null, isDefault: true });
    answered(await client.call(changeSavedAddress, { addressId: office.id, ...asOffice }));
    expect((await labels(client))[0]).toEqual(['Office', true]);
    answered(await client.call(deleteSavedAddress, { addressId: office.id }));
    expect(await labels(client)).toEqual([
      ['Home', false],
      ['Church', false],
    ]);
  });

  test('what was typed comes back as it was, with its pin', async () => {
    const { client } = await signUpCustomer(world);
    const { clientRequestId: _id, ...written } = home({ label: 'Mama’s house' });
    const stored = answered(await client.call(saveAddress, home({ label: 'Mama’s house' })));
    expect(stored).toEqual({ id: stored.id, ...written, isServed: true });
  });

  test('ten usual addresses at once: one of them is', async () => {
    const { client } = await signUpCustomer(world);
    const results = await Promise.all(
      Array.from({ length: 10 }, () => client.call(saveAddress, home({ isDefault: true }))),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(10);
    expect((await labels(client)).filter(([, isDefault]) => isDefault)).toHaveLength(1);
  });

  test('the same request twice keeps one; twenty are enough', async () => {
    const { client } = await signUpCustomer(world);
    const written = home();
    const twice = [await client.call(saveAddress, written), await client.call(saveAddress, written)];
    expect(new Set(twice.map((one) => answered(one).id)).size).toBe(1);
    expect(await client.call(saveAddress, { ...written, label: 'Work' })).toMatchObject({
      reason: 'same-id-other-body',
    });
    const more = await Promise.all(Array.from({ length: 22 }, () => client.call(saveAddress, home())));
    expect(more.filter(({ ok }) => ok)).toHaveLength(19);
    expect(more.filter((one) => !one.ok && one.reason === 'addresses-full')).toHaveLength(3);
  });

  test('half a pin, a place we do not serve and no landmark are refused', async () => {
    const { client } = await signUpCustomer(world);
    const wrong: Record<string, unknown>[] = [
      { ...home(), pin: { latitude: 9.1 } },
      { ...home(), pin: { latitude: 91, longitude: 7 } },
      { ...home(), landmark: ' ' },
    ];
    for (const written of wrong)
      expect(await client.try(saveAddress, written)).toMatchObject({ reason: 'bad-input' });
    const lagos = { latitude: 6.5, longitude: 3.4 };
    for (const elsewhere of [{ area: 'Lagos' }, { pin: lagos }, { area: 'Behind my house', pin: home().pin }])
      expect(await client.call(saveAddress, home(elsewhere))).toMatchObject({ reason: 'outside-area' });
  });

  test('another person’s address is not there', async () => {
    const { client } = await signUpCustomer(world);
    const { client: stranger } = await signUpCustomer(world);
    const stored = answered(await client.call(saveAddress, home()));
    const { clientRequestId: _id, ...written } = home({ label: 'Stolen' });
    const touched = await stranger.call(changeSavedAddress, { addressId: stored.id, ...written });
    expect(touched).toMatchObject({ reason: 'not-found' });
    answered(await stranger.call(deleteSavedAddress, { addressId: stored.id }));
    expect(answered(await client.call(listSavedAddresses, {}))).toEqual([stored]);
  });
});

describe('a person’s data', () => {
  test('lists and addresses are in the export, and gone with the account', async () => {
    const { client, user, password } = await signUpCustomer(world);
    answered(await client.call(saveList, list('Sunday soup')));
    answered(await client.call(saveAddress, home()));
    expect(answered(await client.call(exportAccount, {}))).toMatchObject({
      savedLists: [{ name: 'Sunday soup', text: soup }],
      savedAddresses: [{ label: 'Home', landmark: 'Opposite the blue mosque' }],
    });
    answered(await client.call(deleteAccount, { password }));
    const left = await world.db`
      select id from saved_list where account_id = ${user.id}
      union all select id from saved_address where account_id = ${user.id}`;
    expect(left).toHaveLength(0);
  });

  test('a list that is sent while the account is deleted is not kept behind its back', async () => {
    const { client, user, password } = await signUpCustomer(world);
    await Promise.all([
      client.call(deleteAccount, { password }),
      ...Array.from({ length: 10 }, (_one, index) => client.call(saveList, list(`Late ${index}`))),
    ]);
    expect(await world.db`select id from saved_list where account_id = ${user.id}`).toHaveLength(0);
  });

  test('nobody who is signed out keeps anything', async () => {
    expect(await world.device().call(saveList, list('Whose?'))).toMatchObject({ reason: 'not-signed-in' });
  });
});
