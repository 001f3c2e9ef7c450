import { afterAll, expect, test } from 'vitest';
import { openDatabase, openQuickLines } from '#server/db/database.ts';
import { freshDatabase } from '#test/database.ts';
import { signUpCustomer } from '#test/factories/people.ts';
import { placeThrough } from '#test/factories/orders.ts';
import { openWorldOn } from '#test/world.ts';

const { address } = await freshDatabase();
/** One of them is never held. */
const lines = 3;
const db = openDatabase({ address, connections: lines });
const quick = openQuickLines({ address, connections: 1 });
const world = await openWorldOn(db, { clock: 'stands', quick });
afterAll(() => Promise.all([db, quick].map((open) => open.end({ timeout: 1 }))));

test('a visitor gets a quote and places an order while every other connection is taken', async () => {
  const { client } = await signUpCustomer(world);
  const letGo = Promise.withResolvers<void>();
  const held = Array.from({ length: lines - 1 }, () =>
    db.begin(async (transaction) => {
      await transaction`select 1`;
      await letGo.promise;
    }),
  );
  try {
    expect((await placeThrough(client)).code).toMatch(/^MW-/);
  } finally {
    letGo.resolve();
    await Promise.all(held);
  }
});
