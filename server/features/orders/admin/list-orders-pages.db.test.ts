import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ReplyOf } from '#contract/endpoint.ts';
import { placeOrder } from '#contract/orders/endpoints.ts';
import { listOrders } from '#contract/orders/admin/endpoints.ts';
import { answered } from '#test/client.ts';
import { newPhone, wednesdayMorning, yesThrough } from '#test/factories/orders.ts';
import { signUpAdmin } from '#test/factories/people.ts';
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

async function pagesOf(sort: 'newest' | 'promise'): Promise<Page[]> {
  const pages: Page[] = [];
  let after: string | null = null;
  do {
    const asked = { sort, ...(after !== null && { after }) };
    const page: Page = answered(await desk.call(listOrders, asked));
    pages.push(page);
    after = page.next;
  } while (after !== null);
  return pages;
}

it('an admin who turns the pages sees each order once, in order, and how many there are on the first', async () => {
  const codes = await placeTogether([0, 1, 2]);
  for (const sort of ['newest', 'promise'] as const) {
    const pages = await pagesOf(sort);
    const seen = pages.flatMap(({ orders }) => orders.map(({ code }) => code));
    expect(seen).toEqual(sort === 'newest' ? codes.toReversed() : codes);
    expect(pages.map(({ orders }) => orders.length)).toEqual([50, 10]);
    expect(pages.map(({ total }) => total)).toEqual([{ count: 60, isMore: false }, null]);
  }
});
