import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { listMarkets } from '#contract/markets/endpoints.ts';
import { cancelOrder, placeOrder, quoteOrder, showOrder } from '#contract/orders/endpoints.ts';
import type { SentTo } from '#contract/endpoint.ts';
import { answered } from '#test/client.ts';
import { linkOf, newPhone, yesThrough } from '#test/factories/orders.ts';
import type { World } from '#test/world.ts';

export interface LoadReport {
  answers: number;
  /** Orders that were placed and cancelled again. */
  writes: number;
  /** What was not answered as it should be, with the words of each. */
  failures: string[];
  seconds: number;
}

const phones = 8;
const restMs = 15;

/** People look, ask for prices, order and think better of it, for as long as the work takes; nothing is tried twice. */
export async function underSteadyLoad(world: World, work: () => Promise<void>): Promise<LoadReport> {
  const report: LoadReport = { answers: 0, writes: 0, failures: [], seconds: 0 };
  const yes = await yesThrough(world.device());
  const before = performance.now();
  const over = new AbortController();
  const one = async () => {
    while (!over.signal.aborted) await visitOnce(world, yes, report);
  };
  const all = Promise.all(Array.from({ length: phones }, one));
  try {
    await work();
  } finally {
    over.abort();
    await all;
  }
  return { ...report, seconds: (performance.now() - before) / 1000 };
}

async function visitOnce(world: World, yes: SentTo<typeof placeOrder>, report: LoadReport): Promise<void> {
  const client = world.device();
  let doing = '';
  const named = async <Value>(what: string, act: () => Promise<Value>): Promise<Value> => {
    doing = what;
    const value = await act();
    report.answers += 1;
    await pause(restMs);
    return value;
  };
  try {
    await named('the landing page', async () => {
      const page = await client.request('/');
      const text = await page.text();
      if (!page.ok || !text.includes('</html>')) throw new Error(`answered ${page.status}`);
    });
    await named('the markets', async () => answered(await client.call(listMarkets, {})));
    const { marketId, items, priceRule, address } = yes;
    await named('a quote', async () =>
      answered(await client.call(quoteOrder, { marketId, items, priceRule, address })),
    );
    const customer = { ...yes.customer, phone: newPhone() };
    const sent = { ...yes, clientRequestId: randomUUID(), customer };
    const placed = await named('an order', async () => answered(await client.call(placeOrder, sent)));
    report.writes += 1;
    await named('a look at it', async () => answered(await client.call(showOrder, linkOf(placed))));
    const cancelling = {
      ...linkOf(placed),
      clientRequestId: randomUUID(),
      reason: 'I don change my mind',
      agreedOwedKobo: 0,
    };
    await named('its end', async () => answered(await client.call(cancelOrder, cancelling)));
    report.writes += 1;
  } catch (error) {
    report.failures.push(`${doing}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
