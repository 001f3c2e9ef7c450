import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { noteCall } from '#contract/orders/admin/endpoints.ts';
import { showOrder } from '#contract/orders/endpoints.ts';
import type { OrderCode } from '#contract/orders/schema.ts';
import { readPhone } from '#contract/phone.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import { answered, type Client } from '#test/client.ts';
import { openCity } from '#test/factories/cities.ts';
import { linkOf, newPhone, placeThrough, standAt } from '#test/factories/orders.ts';
import { placeByPhone } from '#test/factories/phone-orders.ts';
import { signInOwner } from '#test/factories/people.ts';
import { abuja, adminOf } from '#test/worlds/two-cities.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ clock: 'stands' });
const { client: owner } = await signInOwner(world);
const { market, address } = await openCity(owner);
const { client: clerk } = await adminOf(world, [abuja], ['orders:view', 'orders:manage']);

const note = (by: Client, code: OrderCode) =>
  by.call(noteCall, { clientRequestId: randomUUID(), code, outcome: 'confirmed' });

/** An order of the number in the other city that ended with something owed. */
async function oweElsewhere(phone: string): Promise<void> {
  const customer = { name: 'Mama Ngozi', phone };
  const { order } = await placeByPhone(owner, { customer, marketId: market.id, address });
  await world.db`update customer_order set phone_verified = true where id = ${order.id}`;
  await standAt(world, order.code, 'failed');
  const { id: orderId, serviceFeeKobo } = order;
  const charged = { goodsKobo: asKobo(0), serviceFeeKobo, vatPermille: 0 };
  await inTransaction(world.db, (transaction) =>
    mustPost(transaction, { what: 'cancel-charged', orderId, ...charged }, null),
  );
}

const large = { ceilingKobo: 800_000, ringsBack: true };

test('a number that owes in a city that the admin does not see is not let through by ringing it back', async () => {
  const phone = newPhone();
  await oweElsewhere(phone);
  const { code } = await placeByPhone(clerk, { customer: { name: 'Mama Ngozi', phone }, ...large });
  expect(await note(clerk, code)).toMatchObject({ ok: false, reason: 'debt-open' });
  expect(await note(owner, code)).toMatchObject({ ok: false, reason: 'debt-open' });
});

test('a call about an order of a city that the admin does not see is not theirs to note', async () => {
  const customer = { name: 'Mama Ngozi', phone: newPhone() };
  const placed = await placeThrough(world.device(), {
    customer,
    marketId: market.id,
    address,
    ceilingKobo: 800_000,
  });
  expect(await note(clerk, placed.code)).toMatchObject({ status: 404, reason: 'not-found' });
  expect(answered(await world.device().call(showOrder, linkOf(placed))).status).toBe('placed');
  expect(answered(await note(owner, placed.code)).status).toBe('confirmed');
});

test('a number that is rung back stands nowhere as a device, neither before the call nor after it', async () => {
  const phone = newPhone();
  const written = readPhone(phone) ?? '';
  const { code } = await placeByPhone(clerk, { customer: { name: 'Mama Ngozi', phone }, ...large });
  const [counted] = await world.db`
    select position(${written} in placed_on) > 0 as "inClear" from customer_order where code = ${code}`;
  expect(counted).toEqual({ inClear: false });
  expect(answered(await note(clerk, code)).status).toBe('confirmed');
  expect((await world.db`select from verified_phone where phone = ${written}`).count).toBe(0);
});
