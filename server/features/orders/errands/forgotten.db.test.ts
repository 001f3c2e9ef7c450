import { expect, test } from 'vitest';
import { deleteAccount, exportAccount } from '#contract/accounts/endpoints.ts';
import { listOrders } from '#contract/orders/admin/endpoints.ts';
import { anyJson } from '#server/db/sql/codecs.ts';
import { answered } from '#test/client.ts';
import { parcelRun, taskRun } from '#test/factories/errands/runs.ts';
import { parcelFrom, taskAt } from '#test/factories/orders.ts';
import { signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();
const { client: admin } = await signUpAdmin(world, ['orders:view']);

async function foundBy(search: string): Promise<string[]> {
  return answered(await admin.call(listOrders, { search })).orders.map(({ code }) => code);
}

/** Everything that the tables of orders hold of one. */
async function rowsOf(orderId: string): Promise<string> {
  const rows = await world.db.rows({ row: anyJson })`
    select to_json(o) as row from customer_order o where id = ${orderId}
    union all select to_json(item) from order_item item where order_id = ${orderId}
    union all select to_json(step) from item_step step where order_id = ${orderId}
    union all select to_json(event) from order_event event where order_id = ${orderId}`;
  return JSON.stringify(rows);
}

test('a customer reads the terms of their parcel in their data, and nothing of giver or stop is left once they are forgotten', async () => {
  const ada = await signUpCustomer(world);
  const giver = { name: 'Ngozika', phone: '0803 777 6666' };
  const { placed, steps } = await parcelRun(world, 'shopping', {
    customer: ada.client,
    wanted: { errand: parcelFrom({ giver }) },
  });
  answered(await steps.leave({ givenBy: 'Her sister Uju' }));
  const stop = {
    name: 'Ngozi Fashion Home',
    person: 'Ngozika',
    phone: '+2348037776666',
    givenBy: 'Her sister Uju',
  };
  expect(answered(await ada.client.call(exportAccount, {}))).toMatchObject({
    orders: [{ code: placed.code, kind: 'carry', stop }],
  });
  await expect.poll(() => foundBy('ngozika')).toEqual([placed.code]);
  await world.db`update customer_order set status = 'cancelled' where code = ${placed.code}`;
  answered(await ada.client.call(deleteAccount, { password: ada.password }));
  expect(await rowsOf(placed.order.id)).not.toMatch(/Ngozi|Uju|8037776666|gowns|Behind the bank/);
  expect(await foundBy('ngozika')).toEqual([]);
  expect(await foundBy('08037776666')).toEqual([]);
});

test('a task names neither its office nor what was done there once its customer is forgotten', async () => {
  const ada = await signUpCustomer(world);
  const { placed } = await taskRun(world, 'shopping', { customer: ada.client, wanted: { errand: taskAt() } });
  await world.db`update customer_order set status = 'cancelled' where code = ${placed.code}`;
  expect(await rowsOf(placed.order.id)).toMatch(/AEDC office.*meter receipt/);
  answered(await ada.client.call(deleteAccount, { password: ada.password }));
  expect(await rowsOf(placed.order.id)).not.toMatch(/AEDC|First floor|meter receipt/);
});
