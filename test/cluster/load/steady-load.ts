import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { cancelOrder, placeOrder, showOrder } from '#contract/orders/endpoints.ts';
import { answered } from '#test/client.ts';
import { linkOf, yesThrough } from '#test/factories/orders.ts';
import type { World } from '#test/world.ts';

export interface LoadReport {
  answers: number;
  /** Orders that were placed and cancelled again. */
  writes: number;
  /** Calls with a wrong reply, each described. */
  failures: string[];
  seconds: number;
}

const phones = 8;
const restMs = 15;

/** People look, ask for prices, order and think better of it, for as long as the work takes; nothing is tried twice. */
export async function underSteadyLoad(world: World, work: () => Promise<void>): Promise<LoadReport> {
  const report: LoadReport = { answers: 0, writes: 0, failures: [], seconds: 0 };
  const before = performance.now();
  const over = new AbortController();
  const one = async () => {
    while (!over.signal.aborted) await visitOnce(world, report);
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

async function visitOnce(world: World, report: LoadReport): Promise<void> {
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
    const yes = await named('the markets and a quote', () => yesThrough(client));
    const placed = await named('an order', async () => answered(await client.call(placeOrder, yes)));
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
