import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { grantPermissions } from '#contract/accounts/endpoints.ts';
import type { CityId } from '#contract/cities/ids.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { placeOrder } from '#contract/orders/endpoints.ts';
import { listOrders } from '#contract/orders/admin/endpoints.ts';
import { idOf } from '#server/db/sql/codecs.ts';
import { answered } from '#test/client.ts';
import { newPhone, wednesdayMorning, yesThrough } from '#test/factories/orders.ts';
import { signInOwner, signUpAdmin } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ clock: 'stands' });
const desk = (await signUpAdmin(world, ['orders:view'])).client;

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
afterAll(() => void vi.useRealTimers());

type Page = ReplyOf<typeof listOrders>;

/** Twenty orders at each of these moments: the end of a page of fifty falls among such as came together. */
async function placeTogether(moments: readonly number[]): Promise<string[]> {
  const wanted = await yesThrough(world.device());
  const codes: string[] = [];
  for (const minute of moments) {
    vi.setSystemTime(wednesdayMorning.getTime() + minute * 60_000);
    for (let count = 0; count < 20; count += 1) {
      const customer = { name: 'Amaka Obi', phone: newPhone() };
      const order = { ...wanted, clientRequestId: randomUUID(), customer };
      codes.push(answered(await world.device().call(placeOrder, order)).code);
    }
  }
  return codes;
}

async function pagesOf(sort: 'newest' | 'promise', client = desk): Promise<Page[]> {
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

it('an admin, also one of some cities, who turns the pages sees each order once, in order, and how many there are on the first', async () => {
  const codes = await placeTogether([0, 1, 2]);
  const { client: limited, user } = await signUpAdmin(world, ['orders:view']);
  const { client: owner } = await signInOwner(world);
  const cities = await world.db.rows({ id: idOf<CityId>() })`select id from city`;
  const given = {
    userId: user.id,
    permissions: ['orders:view' as const],
    cities: cities.map(({ id }) => id),
  };
  answered(await owner.call(grantPermissions, given));
  for (const [sort, client] of [
    ['newest', desk],
    ['promise', desk],
    ['newest', limited],
    ['promise', limited],
  ] as const) {
    const pages = await pagesOf(sort, client);
    const seen = pages.flatMap(({ orders }) => orders.map(({ code }) => code));
    expect(seen).toEqual(sort === 'newest' ? codes.toReversed() : codes);
    expect(pages.map(({ orders }) => orders.length)).toEqual([50, 10]);
    expect(pages.map(({ total }) => total)).toEqual([{ count: 60, isMore: false }, null]);
  }
});
