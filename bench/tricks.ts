import { setTimeout as pause } from 'node:timers/promises';
import { measured, type Measured } from './measure/rounds.ts';
import { saveResult, pinTo } from './measure/machine.ts';
import { startBenchProduct, type BenchProduct } from './measure/product.ts';
import { loadNames, prepareLoad, type Load, type LoadName } from './tricks/loads.ts';
import { processorTimeOf, type ProcessorTime } from './tricks/processor.ts';
import { tricks, type Trick } from './tricks/tricks.ts';
import { serverWithout } from './tricks/without.ts';

// `npm run bench:tricks -- [ROW …] [TRICK …]`: what a request costs with each trick for speed switched off, against the
// same build as it is. All sides of a row run at once and take turns; all but one are stopped meanwhile.

const rounds = 15;
const mostOff = 7;

// Due work takes two seconds at most, and in a tenth of a second an idle product less than this.
const mostIdleChecks = 20;
const checkMs = 100;
const idleMicroseconds = 15_000;

interface Side {
  /** Undefined where nothing is switched off. */
  trick: Trick | undefined;
  product: BenchProduct;
  load: Load;
  turns: ProcessorTime[];
}

const words = process.argv.slice(2);
const wantedRows = loadNames.filter((row) => words.includes(row));
const wantedTricks = tricks.filter(({ name }) => words.includes(name));
const wanted = wantedTricks.length === 0 ? tricks : wantedTricks;
for (const row of wantedRows.length === 0 ? loadNames : wantedRows) {
  const concerned = wanted.filter(({ rows }) => rows.includes(row));
  for (let from = 0; from < concerned.length; from += mostOff)
    await compare(row, concerned.slice(from, from + mostOff));
}

/** The unchanged build runs twice: how far its two sides are apart says what the machine alone does. */
async function compare(row: LoadName, switchedOff: readonly Trick[]): Promise<void> {
  pinTo(1, process.pid);
  const sides: Side[] = [];
  try {
    const started = [undefined, undefined, ...switchedOff].map((trick) => startSide(trick));
    for (const side of await Promise.all(started)) sides.push(side);
    for (const side of sides) await warmUp(row, side);
    for (let round = 0; round < rounds; round += 1)
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) side.turns.push(await takeTurn(side));
    report(row, sides);
  } finally {
    for (const { product } of sides) {
      process.kill(product.pid, 'SIGCONT');
      await product.stop();
    }
  }
}

async function startSide(trick: Trick | undefined): Promise<Side> {
  const product = await startBenchProduct({}, trick === undefined ? undefined : serverWithout(trick));
  pinTo(0, product.pid);
  return { trick, product, load: () => Promise.resolve(0), turns: [] };
}

async function warmUp(row: LoadName, side: Side): Promise<void> {
  side.load = await prepareLoad[row](side.product);
  await side.load('warm-up');
  process.kill(side.product.pid, 'SIGSTOP');
}

/** Microseconds of the processor for a request. */
async function takeTurn({ product, load }: Side): Promise<ProcessorTime> {
  process.kill(product.pid, 'SIGCONT');
  await untilIdle(product);
  const before = processorTimeOf(product);
  const requests = await load('round');
  const after = processorTimeOf(product);
  process.kill(product.pid, 'SIGSTOP');
  return {
    server: (after.server - before.server) / requests,
    database: (after.database - before.database) / requests,
  };
}

/** Work that came due while the product was stopped is done before its turn is timed. */
async function untilIdle(product: BenchProduct): Promise<void> {
  for (let check = 0; check < mostIdleChecks; check += 1) {
    const before = processorTimeOf(product).server;
    await pause(checkMs);
    if (processorTimeOf(product).server - before < idleMicroseconds) return;
  }
}

function report(row: LoadName, [one, other, ...off]: readonly Side[]): void {
  if (one === undefined || other === undefined) return;
  const onIn = (round: number, of: (cost: ProcessorTime) => number) =>
    [one, other].flatMap(({ turns }) => turns[round] ?? []).reduce((sum, cost) => sum + of(cost) / 2, 0);
  for (const { trick, turns } of [one, ...off]) {
    const name = trick?.name ?? 'nothing';
    const ratio = (of: (cost: ProcessorTime) => number) =>
      measured(turns.map((cost, round) => of(cost) / onIn(round, of)));
    const server = ratio((cost) => cost.server);
    const both = ratio((cost) => cost.server + cost.database);
    const cost = (of: keyof ProcessorTime) => measured(turns.map((turn) => turn[of])).median.toFixed(1);
    console.log(
      `${row.padEnd(10)} without ${name.padEnd(26)} server ${spreadOf(server)}  both ${spreadOf(both)}  ${cost('server')} + ${cost('database')} µs`,
    );
    saveResult(`tricks-${row}-${name}`, { row, trick: name, server, both });
  }
}

/** The median, and the half of the rounds around it. */
function spreadOf({ median, rounds: all }: Measured): string {
  const sorted = all.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]?.toFixed(2) ?? '';
  return `${median.toFixed(3)} (${at(0.25)} – ${at(0.75)})`;
}
