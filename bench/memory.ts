import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { listMarkets } from '#contract/markets/endpoints.ts';
import { quoteOrder, trackOrder } from '#contract/orders/endpoints.ts';
import { text } from '#server/db/sql/codecs.ts';
import { insertManyOrders } from '#test/datasets/orders.ts';
import { fromPhone, inTurnOf } from './load/addresses.ts';
import { runLoop } from './load/closed-loop.ts';
import { requestBytes } from './load/raw-http.ts';
import { type BenchProduct, startBenchProduct } from './measure/product.ts';
import { measured } from './measure/rounds.ts';
import { saveRow } from './measure/rows.ts';
import { agreeOnABasket } from './orders/basket.ts';

// `npm run bench:memory`: what the process of the product holds in memory after a quiet start, and the most of it while
// pages, lists, quotes and tracked orders are asked for as fast as they are answered.

// One start comes to rest ten megabytes above or below another.
const starts = 5;
const restSeconds = 10;
const loadSeconds = 30;
const orders = 20_000;
const phones = 8192;

const rests: number[] = [];
for (let start = 1; start < starts; start += 1) {
  const resting = await startBenchProduct();
  try {
    rests.push(await restOf(resting));
  } finally {
    await resting.stop();
  }
}
const product = await startBenchProduct();
try {
  rests.push(await restOf(product));
  const asked = await questions();
  let most = 0;
  const sampling = setInterval(() => (most = Math.max(most, memoryMb(product))), 100);
  const { rate } = await runLoop({
    port: product.port,
    connections: 64,
    seconds: loadSeconds,
    next: inTurnOf(asked),
    wrongWith: ({ status, body }) =>
      status === 200 ? undefined : `answered with ${status}: ${body.toString()}`,
  });
  clearInterval(sampling);
  saveRow('memory-rest', { figure: measured(rests), restSeconds });
  saveRow('memory-load', { figure: measured([most]), loadSeconds, rate });
} finally {
  await product.stop();
}

async function restOf(started: BenchProduct): Promise<number> {
  await pause(restSeconds * 1000);
  return memoryMb(started);
}

function memoryMb({ pid }: BenchProduct): number {
  const kib = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  return kib / 1024;
}

async function questions(): Promise<Buffer[]> {
  const { marketId, items, priceRule, address } = await agreeOnABasket(product.url);
  const quote = JSON.stringify({ marketId, items, priceRule, address });
  await insertManyOrders(product.db, orders);
  const samples = await product.db.rows({ code: text, digits: text })`
    select code, right(customer_phone, 4) as digits from customer_order order by random() limit ${phones}`;
  return samples.flatMap((sample, number) => {
    const from = fromPhone(number);
    return [
      requestBytes('GET', '/', { ...from, 'accept-encoding': 'gzip' }),
      requestBytes('GET', listMarkets.path, from),
      requestBytes('POST', quoteOrder.path, from, quote),
      requestBytes('POST', trackOrder.path, from, JSON.stringify(sample)),
    ];
  });
}
