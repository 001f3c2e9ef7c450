import { orderTakes, needsOf, sizes, type Needs } from './reckon.ts';
import type { Measurement, Taken } from './order-costs.ts';

/** A page keeps its own words around the part between these two lines. */
const begin = '<!-- npm run capacity: begin -->';
const end = '<!-- npm run capacity: end -->';

/** The page with what was reckoned in its place. */
export function withReckoned(page: string, reckoned: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`A page of capacity has no lines ${begin} and ${end}`);
  return `${page.slice(0, from + begin.length)}\n\n${reckoned}\n\n${page.slice(to)}`;
}

/** For docs/performance/several-instances.md: what one order takes, and what it leaves. */
export function orderCostsTables({ day, commit, costs }: Measurement): string {
  const { retainedBytes } = costs;
  const rows: [string, string, Taken][] = [
    ['`L`', 'the life of an order', costs.life],
    ['`P`', 'a landing page rendered and compressed', costs.landingPage],
    ['`M`', 'the markets', costs.markets],
    ['`Q`', 'a quote', costs.quote],
    ['`O`', 'an order read by a follower', costs.orderByLink],
    ['`G`', 'an agent’s phone says where it is', costs.position],
    ['`S`', `a stream opened; held: ${kibibytes(costs.streamBytes)}`, costs.streamOpened],
    ['', 'an instance that nobody asks, in a second', costs.idleSecond],
  ];
  return [
    `Measured on ${day}, commit ${commit}.`,
    '',
    '| | | product | PostgreSQL |',
    '|---|---|---|---|',
    ...rows.map(([letter, what, { product, postgres }]) => row(letter, what, ms(product), ms(postgres))),
    row('`H`', 'one event handed on over one stream', ms(costs.eventHandedOnMs), ''),
    '',
    '| | an order leaves | |',
    '|---|---|---|',
    row('`E`', 'events in the outbox', costs.events.toFixed(1)),
    row('`W`', 'write-ahead log; waits for the disk', `${kibibytes(costs.journalBytes)}; ${costs.diskWaits}`),
    row('`K`', 'rows for good, with their indexes', kibibytes(retainedBytes.forGood)),
    row('`K30`', 'rows for thirty days: stored replies, notices', kibibytes(retainedBytes.thirtyDays)),
    row('`K2`', 'rows for two days: the outbox', kibibytes(retainedBytes.twoDays)),
  ].join('\n');
}

/** For docs/performance/capacity.md: what each size needs, and which reader of the outbox ends first. */
export function capacityTables({ day, commit, costs }: Measurement): string {
  const takes = orderTakes(costs);
  const needs = sizes.map((size) => needsOf(costs, size));
  const each = (what: string, say: (needs: Needs) => string) => row(what, ...needs.map(say));
  return [
    `An order in the product: ${Math.round(takes.product)} ms; in PostgreSQL: ${Math.round(takes.postgres)} ms. Reckoned from what was measured on ${day}, commit ${commit}.`,
    '',
    row('', ...sizes.map(({ name }) => name)),
    `|---${'|---'.repeat(sizes.length)}|`,
    row('orders a day', ...sizes.map(({ ordersADay }) => ordersADay.toLocaleString('en'))),
    row('orders a year', ...sizes.map(({ ordersAYear }) => ordersAYear.toLocaleString('en'))),
    each('orders a second at the peak', ({ peakASecond }) => count(peakASecond)),
    each('processors for the product', ({ processors }) => count(processors.product)),
    each('processors for PostgreSQL', ({ processors }) => count(processors.postgres)),
    each('waits for the disk a second', ({ diskWaitsASecond }) => count(diskWaitsASecond)),
    each('write-ahead log a day', ({ journalADay }) => inBytes(journalADay)),
    each('rows for good, a year', ({ retainedAYear }) => inBytes(retainedAYear)),
    each('rows for thirty days', ({ retainedThirtyDays }) => inBytes(retainedThirtyDays)),
    each('rows for two days', ({ retainedTwoDays }) => inBytes(retainedTwoDays)),
    each('events a second at the peak', ({ eventsASecond }) => count(eventsASecond)),
    each('agents at work', ({ agents }) => count(agents)),
    each('streams open', ({ streams }) => count(streams)),
    each('their memory', ({ streamBytes }) => inBytes(streamBytes)),
    each('to browsers at the peak, a second', ({ browserBytesASecond }) => inBytes(browserBytesASecond)),
    each('pictures a year', ({ pictureBytesAYear }) => inBytes(pictureBytesAYear)),
    '',
    '| reader of the outbox, one at a time | events a second at most | orders a second at most |',
    '|---|---|---|',
    ...costs.readers.map(({ name, eventsASecond }) =>
      row(name, count(eventsASecond), count(eventsASecond / costs.events)),
    ),
  ].join('\n');
}

function row(...cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function ms(value: number): string {
  return `${significant(value)} ms`;
}

function kibibytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}

function inBytes(bytes: number): string {
  if (bytes >= 1e12) return `${count(bytes / 1e12)} TB`;
  if (bytes >= 1e9) return `${count(bytes / 1e9)} GB`;
  return `${count(bytes / 1e6)} MB`;
}

/** Two figures that count, with thousands parted. */
function count(value: number): string {
  return Number(significant(value)).toLocaleString('en');
}

function significant(value: number): string {
  return String(Number(value.toPrecision(2)));
}
