import { expect, test } from 'vitest';
import { deleteAccount } from '#contract/accounts/endpoints.ts';
import { allPublished } from '#test/all-published.ts';
import { answered } from '#test/client.ts';
import { placeThrough } from '#test/factories/orders.ts';
import { signUpAs } from '#test/factories/people.ts';
import { countWaiting } from '#test/waiting-connections.ts';
import { openWorld } from '#test/world.ts';
import { storeSearch } from './search-words.ts';

const world = await openWorld({ clock: 'stands' });

test('a customer deleted during the indexing of their order is not found by its words', async () => {
  const amaka = await signUpAs(world, 'customer');
  const { order } = await placeThrough(amaka.client);
  await world.db`update customer_order set status = 'cancelled' where id = ${order.id}`;
  await allPublished(world.db);
  const gone = world.db.begin(async (otherTransaction) => {
    await otherTransaction`select from customer_order where id = ${order.id} for update`;
    const left = amaka.client.call(deleteAccount, { password: amaka.password });
    await expect.poll(() => countWaiting(world.db)).toBe(1);
    let isWritten = false;
    const written = storeSearch(world.db).finally(() => (isWritten = true));
    // From here on PostgreSQL ends one of the two, should they wait for each other.
    await expect.poll(async () => isWritten || (await countWaiting(world.db)) === 2).toBe(true);
    return { left, written };
  });
  const { left, written } = await gone;
  answered(await left);
  await written;
  expect(await world.db`select words::text as words from order_search`).toEqual([
    { words: "'garri' 'pepper'" },
  ]);
});
