import { stripVTControlCharacters } from 'node:util';
import type { OrderCosts, Taken } from './order-costs.ts';

const kibibyte = 1024;
const thirtyDays = ['once_reply', 'notice', 'notice_delivery'];
const twoDays = ['outbox_event'];

/** The figures in what `test/cluster/costs` printed; a line that is not there is an error that names it. */
export function readCosts(printed: string): OrderCosts {
  const lines = stripVTControlCharacters(printed)
    .split('\n')
    .map((line) => line.trim());
  const tables = tablesIn(lines);
  const bytesOf = (names: readonly string[]) =>
    tables.filter(({ table }) => names.includes(table)).reduce((sum, { bytes }) => sum + bytes, 0);
  const [thirty, two] = [bytesOf(thirtyDays), bytesOf(twoDays)];
  const [journal, waits] = numbersIn(
    lines,
    /^write-ahead log an order: ([\d.]+) KiB with [\d.]+ whole pages, the disk waited for ([\d.]+) times$/,
  );
  const [opened, openedPostgres, held] = numbersIn(
    lines,
    /^opening a line: (-?[\d.]+) ms of processor in the product, (-?[\d.]+) ms in PostgreSQL; held open: ([\d.]+) KiB/,
  );
  const [handed] = numbersIn(lines, /^handing on one event over one line: (\d+) µs/);
  return {
    life: takenIn(
      lines,
      String.raw`an order of \d+ lines, placed, bought and delivered, with all that follows`,
    ),
    landingPage: takenIn(lines, 'the landing page'),
    markets: takenIn(lines, 'the markets'),
    quote: takenIn(lines, 'a quote'),
    orderByLink: takenIn(lines, 'an order by its link'),
    position: takenIn(lines, 'where an agent is'),
    streamOpened: takenOf(opened, openedPostgres),
    streamBytes: Math.round(held * kibibyte),
    eventHandedOnMs: handed / 1000,
    idleSecond: takenIn(lines, 'an instance that nobody asks, in a second'),
    events: tables.find(({ table }) => table === 'outbox_event')?.rows ?? 0,
    journalBytes: Math.round(journal * kibibyte),
    diskWaits: waits,
    retainedBytes: {
      forGood: tables.reduce((sum, { bytes }) => sum + bytes, 0) - thirty - two,
      thirtyDays: thirty,
      twoDays: two,
    },
    readers: readersIn(lines),
  };
}

function takenIn(lines: readonly string[], kind: string): Taken {
  const [product, postgres] = numbersIn(
    lines,
    new RegExp(`^${kind}: (-?[\\d.]+) ms of processor in the product, (-?[\\d.]+) ms in PostgreSQL$`),
  );
  return takenOf(product, postgres);
}

/** Less than an idle second is measured as nothing. */
function takenOf(product: number, postgres: number): Taken {
  return { product: Math.max(0, product), postgres: Math.max(0, postgres) };
}

/** The groups of the first line that has this form. */
function numbersIn(lines: readonly string[], form: RegExp): [number, number, number] {
  for (const line of lines) {
    const [, one, two, three] = form.exec(line) ?? [];
    if (one !== undefined) return [Number(one), Number(two), Number(three)];
  }
  throw new Error(`What was printed has no line of the form ${form.source}`);
}

function tablesIn(lines: readonly string[]): { table: string; rows: number; bytes: number }[] {
  const tables = lines.flatMap((line) => {
    const [, table, rows, ofRows, ofIndexes] =
      /^([a-z_]+) +([\d.]+) rows +(\d+) bytes, indexes +(\d+)$/.exec(line) ?? [];
    if (table === undefined) return [];
    return [{ table, rows: Number(rows), bytes: Number(ofRows) + Number(ofIndexes) }];
  });
  if (tables.length === 0) throw new Error('What was printed names no table');
  return tables;
}

function readersIn(lines: readonly string[]): OrderCosts['readers'] {
  const readers = lines.flatMap((line) => {
    const [, name, most] =
      /^(.+): [\d.]+ ms of processor an event, so (\d+) a second at most$/.exec(line) ?? [];
    return name === undefined ? [] : [{ name, eventsASecond: Number(most) }];
  });
  if (readers.length === 0) throw new Error('What was printed names no reader of the outbox');
  return readers.toSorted((one, other) => one.eventsASecond - other.eventsASecond);
}
