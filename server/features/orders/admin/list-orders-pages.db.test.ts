import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { grantPermissions } from '#contract/accounts/endpoints.ts';
import type { CityId } from '#contract/cities/ids.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { placeOrder } from '#contract/orders/endpoints.ts';
import { listOrders } from '#contract/orders/admin/endpoints.ts';
import { idOf } from '#server/db/sql/codecs.ts';
import { answered, type Client } from '#test/client.ts';
import { openCity } from '#test/factories/cities.ts';
import { newPhone, wednesdayMorning, yesThrough } from '#test/factories/orders.ts';
import { signInOwner, signUpAdmin } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ clock: 'stands' });
const admin = (await signUpAdmin(world, ['orders:view'])).client;

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
afterAll(() => void vi.useRealTimers());

type Page = ReplyOf<typeof listOrders>;

/**
 * Forty orders at each of these moments, by turns in two cities: the end of a page of fifty falls among such as came
 * together, of both cities and of each.
 */
async function placeTogether(moments: readonly number[], second: Awaited<ReturnType<typeof openCity>>) {
  const here = await yesThrough(world.device());
  const there = await yesThrough(world.device(), { marketId: second.market.id, address: second.address });
  const codes: { here: string[]; there: string[]; all: string[] } = { here: [], there: [], all: [] };
  const place = async (wanted: typeof here) => {
    const customer = { name: 'Amaka Obi', phone: newPhone() };
    const order = { ...wanted, clientRequestId: randomUUID(), customer };
    return answered(await world.device().call(placeOrder, order)).code;
  };
  for (const minute of moments) {
    vi.setSystemTime(wednesdayMorning.getTime() + minute * 60_000);
    for (let count = 0; count < 20; count += 1) {
      const [inFirst, inSecond] = [await place(here), await place(there)];
      codes.here.push(inFirst);
      codes.there.push(inSecond);
      codes.all.push(inFirst, inSecond);
    }
  }
  return codes;
}

/** An admin of these cities alone. */
async function adminOf(owner: Client, cities: readonly CityId[]): Promise<Client> {
  const { client, user } = await signUpAdmin(world, ['orders:view']);
  const given = { userId: user.id, permissions: ['orders:view' as const], cities: [...cities] };
  answered(await owner.call(grantPermissions, given));
  return client;
}

async function pagesOf(sort: 'newest' | 'promise', client = admin): Promise<Page[]> {
  const pages: Page[] = [];
  let after: string | null = null;
  do {
    const asked = { sort, ...(after !== null && { after }) };
    const page: Page = answered(await client.call(listOrders, asked));
    pages.push(page);
    after = page.next;
  } while (after !== null);
  return pages;
}

it('an admin of all cities, of two cities or of one who turns the pages sees each order of theirs once, in order, and how many there are on the first', async () => {
  const { client: owner } = await signInOwner(world);
  const [abuja] = await world.db.rows({ id: idOf<CityId>() })`select id from city`;
  if (abuja === undefined) throw new Error('there is no city');
  const second = await openCity(owner);
  const codes = await placeTogether([0, 1, 2], second);
  for (const [client, theirs, sizes] of [
    [admin, codes.all, [50, 50, 20]],
    [await adminOf(owner, [abuja.id, second.city.id]), codes.all, [50, 50, 20]],
    [await adminOf(owner, [abuja.id]), codes.here, [50, 10]],
    [await adminOf(owner, [second.city.id]), codes.there, [50, 10]],
  ] as const)
    for (const sort of ['newest', 'promise'] as const) {
      const pages = await pagesOf(sort, client);
      const seen = pages.flatMap(({ orders }) => orders.map(({ code }) => code));
      expect(seen).toEqual(sort === 'newest' ? theirs.toReversed() : theirs);
      expect(pages.map(({ orders }) => orders.length)).toEqual(sizes);
      const [first, ...others] = pages.map(({ total }) => total);
      expect(first).toEqual({ count: theirs.length, isMore: false });
      expect(others.filter((total) => total !== null)).toEqual([]);
    }
});
