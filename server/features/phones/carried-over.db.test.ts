import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPhone } from '#contract/phone.ts';
import { listOwnPhones } from '#contract/phones/endpoints.ts';
import { answered } from '#test/client.ts';
import { signUpCustomer, type SomeoneSignedIn } from '#test/factories/people.ts';
import { newPhone, placeThrough, standAt } from '#test/factories/orders.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ clock: 'stands' });
const migration = new URL('../../db/migrations/0154-numbers-of-before.sql', import.meta.url);

/** An order from before numbers were verified. */
async function ordered({ client }: SomeoneSignedIn, phone: string, status: 'completed' | 'cancelled') {
  const placed = await placeThrough(client, { customer: { name: 'Ada', phone } });
  await standAt(world, placed.code, status);
  await world.db`update customer_order set phone_verified = null where code = ${placed.code}`;
}

test('an own order that was completed at the door carries its number over, unless two accounts would have it', async () => {
  const [paid, quit, first, second] = [
    await signUpCustomer(world),
    await signUpCustomer(world),
    await signUpCustomer(world),
    await signUpCustomer(world),
  ];
  const [phone, other, shared] = [newPhone(), newPhone(), newPhone()];
  await ordered(paid, phone, 'completed');
  await ordered(paid, phone, 'completed');
  await ordered(quit, other, 'cancelled');
  await ordered(first, shared, 'completed');
  await ordered(second, shared, 'completed');
  await world.db.unsafe(readFileSync(migration, 'utf8'));
  const phonesOf = async ({ client }: SomeoneSignedIn) =>
    answered(await client.call(listOwnPhones, {})).phones;
  expect(await phonesOf(paid)).toEqual([readPhone(phone)]);
  expect(await phonesOf(quit)).toEqual([]);
  expect(await phonesOf(first)).toEqual([]);
  expect(await phonesOf(second)).toEqual([]);
});
