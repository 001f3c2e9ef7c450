import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { followEvents } from '#contract/tracking/endpoints.ts';
import { sessionCookie } from '#server/features/accounts/sessions/session.ts';
import { fromPhone } from './load/addresses.ts';
import { openConnection, requestBytes } from './load/raw-http.ts';
import { pinTo } from './measure/machine.ts';
import { accountInSql, insertCustomers, sessionOf } from './orders/customers.ts';
import { startBenchProduct } from './measure/product.ts';
import { measured } from './measure/rounds.ts';
import { saveRow } from './measure/rows.ts';

// `npm run bench:listeners`: 5,000 people follow their orders; an event is written down with its order and is timed until
// it is read on the stream of the person it concerns: one by one, and one that concerns all of them.

const people = 5000;
const atOnce = 200;
const samples = 300;
const rounds = 5;

const product = await startBenchProduct();
const pinned = pinTo(0, product.pid) && pinTo(1, process.pid);
let receive: (number: number) => void = () => undefined;
try {
  await insertCustomers(product.db, people);
  await pause(3000);
  const before = memoryKb();
  const lines = await openLines();
  await pause(5000);
  const eachKb = (memoryKb() - before) / people;
  const one = await timeEachAlone();
  const all: number[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await timeAllTogether());
  saveRow('listeners-wait', {
    figure: measured([percentile(one, 0.99)]),
    medianMs: percentile(one, 0.5),
    samples,
    people,
    oneEventForAllMs: measured(all),
    pinned,
  });
  console.log(
    `  one event for all of them, until the last but fifty has it: ${measured(all).median.toFixed(0)} ms`,
  );
  saveRow('listeners-memory', { figure: measured([eachKb]), people });
  lines.forEach((line) => line.destroy());
} finally {
  await product.stop();
}

function memoryKb(): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${product.pid}/status`, 'utf8'))?.[1]);
}

async function openLines(): Promise<Socket[]> {
  const lines: Socket[] = [];
  for (let number = 1; number <= people; number += 1) {
    const line = await openConnection(product.port);
    line.on('data', (bytes) => {
      if (bytes.includes('data:')) receive(number);
    });
    const cookie = `${sessionCookie}=${sessionOf(number)}`;
    line.write(requestBytes('GET', followEvents.path, { cookie, ...fromPhone(number) }));
    lines.push(line);
    if (number % atOnce === 0) await pause(50);
  }
  return lines;
}

/** Resolves with how long it took until so many have received it, counted from before the event is written. */
async function timed(enough: number, numbers: readonly number[]): Promise<number> {
  const received = new Set<number>();
  const done = Promise.withResolvers<number>();
  const startedAt = performance.now();
  receive = (number) => {
    received.add(number);
    if (received.size === enough) done.resolve(performance.now() - startedAt);
  };
  await product.db.unsafe(`
    insert into outbox_event (topics, kind, payload)
    select array_agg('account:' || ${accountInSql('n')}), 'order.moved', '{"status":"shopping"}'
    from unnest(array[${numbers.join(',')}]) as n`);
  return Promise.race([
    done.promise,
    pause(20_000, undefined, { ref: false }).then(() => {
      throw new Error(`${received.size} of ${enough} received an event within 20 s`);
    }),
  ]);
}

async function timeEachAlone(): Promise<number[]> {
  const waits: number[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    waits.push(await timed(1, [1 + ((sample * 37) % people)]));
    await pause(7);
  }
  return waits;
}

function timeAllTogether(): Promise<number> {
  return timed(
    people - 50,
    Array.from({ length: people }, (_, index) => index + 1),
  );
}

function percentile(waits: readonly number[], share: number): number {
  const sorted = waits.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
