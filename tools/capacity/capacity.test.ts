import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#tools/setup/root.mjs';
import { storedMeasurement, type OrderCosts } from './order-costs.ts';
import { capacityTables, orderCostsTables, withReckoned } from './pages.ts';
import { readCosts } from './read-costs.ts';
import { needsOf, orderTakes, sizes } from './reckon.ts';

const printed = `
  an instance that nobody asks, in a second: 21.00 ms of processor in the product, 20.00 ms in PostgreSQL
  an order of 8 lines, placed, bought and delivered, with all that follows: 44.00 ms of processor in the product, 70.00 ms in PostgreSQL
  write-ahead log an order: 103.0 KiB with 0.2 whole pages, the disk waited for 26.0 times
    customer_order             1.00 rows   2000 bytes, indexes    400
    once_reply                12.00 rows  20000 bytes, indexes   1000
    outbox_event              20.00 rows   8000 bytes, indexes   1000
  in the tables an order: 31.6 KiB
  the landing page: 0.60 ms of processor in the product, 0.10 ms in PostgreSQL
  the markets: 0.50 ms of processor in the product, -0.02 ms in PostgreSQL
  a quote: 1.00 ms of processor in the product, 1.00 ms in PostgreSQL
  where an agent is: 1.00 ms of processor in the product, 0.50 ms in PostgreSQL
  an order by its link: 1.50 ms of processor in the product, 1.00 ms in PostgreSQL
  opening a line: 0.40 ms of processor in the product, 0.10 ms in PostgreSQL; held open: 10.0 KiB of memory each
  handing on one event over one line: 20 µs in the product
  notifications: 1.000 ms of processor an event, so 1000 a second at most
  chat: 2.000 ms of processor an event, so 500 a second at most`;

const read: OrderCosts = readCosts(printed);

it('each figure that the cluster printed is read to where it belongs', () => {
  expect(read).toMatchObject({
    life: { product: 44, postgres: 70 },
    markets: { product: 0.5, postgres: 0 },
    streamBytes: 10_240,
    eventHandedOnMs: 0.02,
    events: 20,
    journalBytes: 105_472,
    diskWaits: 26,
    retainedBytes: { forGood: 2400, thirtyDays: 21_000, twoDays: 9000 },
    readers: [
      { name: 'chat', eventsASecond: 500 },
      { name: 'notifications', eventsASecond: 1000 },
    ],
  });
});

it('a figure that was not printed is asked for by its line, and no page is written with a hole', () => {
  expect(() => readCosts(printed.replace(/^ *a quote.*$/m, ''))).toThrow('a quote');
  expect(() => readCosts(printed.replaceAll(/^.*an event, so.*$/gm, ''))).toThrow('no reader');
  expect(() => readCosts(printed.replaceAll(/^.* rows .*$/gm, ''))).toThrow('no table');
});

it('an order takes the sum of what happens around it, and a city what its orders take at the peak', () => {
  const { product, postgres } = orderTakes(read);
  // 44 + 10 × (0.6 + 0.5) + 3 × 1 + 20 × 1.5 × (1.5 + 0.02) + 120 × 1 + 4 × 0.4
  expect(product).toBeCloseTo(225.2);
  // 70 + 10 × 0.1 + 3 × 1 + 20 × 1.5 × 1 + 120 × 0.5 + 4 × 0.1
  expect(postgres).toBeCloseTo(164.4);
  const [abuja] = sizes.map((size) => needsOf(read, size));
  expect(abuja?.peakASecond).toBeCloseTo(1 / 6);
  expect(abuja?.processors.product).toBeCloseTo(225.2 / 6 / 1000 / 0.6);
  expect(abuja?.diskWaitsASecond).toBeCloseTo(26 / 6);
  expect(abuja?.agents).toBeCloseTo(300);
  expect(abuja?.streams).toBeCloseTo(600);
  expect(abuja?.retainedTwoDays).toBe(90_000_000);
});

it.each([
  ['several-instances.md', orderCostsTables],
  ['capacity.md', capacityTables],
] as const)('%s says what the stored figures come to', (name, tables) => {
  const page = readFileSync(join(root, 'docs', 'performance', name), 'utf8');
  expect(withReckoned(page, tables(storedMeasurement()))).toBe(page);
});

it('a page without the two lines is refused', () => {
  expect(() => withReckoned('# Capacity\n', '')).toThrow('has no lines');
});
