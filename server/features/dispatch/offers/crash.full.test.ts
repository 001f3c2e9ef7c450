import { expect, test } from 'vitest';
import { openClient } from '#test/client.ts';
import { freshDatabase } from '#test/database.ts';
import { openDatabaseLine } from '#test/network/breakable-connection.ts';
import {
  agentWithFloat,
  accept,
  makeDueNow,
  minutesPass,
  offered,
  offersOf,
} from '#test/factories/dispatch.ts';
import { placeThrough } from '#test/factories/orders.ts';
import type { SomeoneSignedIn } from '#test/factories/people.ts';
import { startKillableApp, type KillableApp } from '#test/product/killable-app.ts';
import { openWorldOn } from '#test/world.ts';

const { db, address } = await freshDatabase();
const line = await openDatabaseLine(address);
const world = await openWorldOn(db);
const near = await agentWithFloat(world);
const far = await agentWithFloat(world, { at: { latitude: 9.0845, longitude: 7.4235 } });
await world.close();

/** The same phone, which finds the product where it is now. */
function on(app: KillableApp, agent: SomeoneSignedIn): SomeoneSignedIn {
  const { cookies } = agent.client;
  const phone = { url: app.url, address: '10.98.0.1', userAgent: 'a phone', cookies };
  return { ...agent, client: openClient(phone) };
}

/** To be bought now, whatever the hour of the test. */
async function orderNow(app: KillableApp) {
  const placed = await placeThrough(app.phone);
  await makeDueNow({ db }, placed);
  await minutesPass({ db }, 0);
  return placed;
}

test('an offer in whose middle the product is killed goes on after the restart, and ends by the clock', async () => {
  const first = await startKillableApp(line.url, 'silent');
  const begun = await orderNow(first);
  const offer = await offered(on(first, near), begun);
  await first.kill();

  const second = await startKillableApp(line.url, 'silent');
  expect(await offersOf(on(second, near))).toEqual([offer]);
  expect(await accept(on(second, near), offer)).toMatchObject({ value: { codes: [begun.code] } });
  await db`update customer_order set status = 'cancelled' where code = ${begun.code}`;
  const left = await orderNow(second);
  const again = await offered(on(second, near), left);
  await second.kill();

  await minutesPass({ db }, 1.1);
  const third = await startKillableApp(line.url, 'silent');
  expect(await accept(on(third, near), again)).toMatchObject({ reason: 'offer-over' });
  await offered(on(third, far), left);
  await third.kill();
}, 90_000);
