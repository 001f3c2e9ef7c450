import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { serveLines } from './stdio.ts';

const lines = [
  { metersPerMinute: 100, pickup: 4, dropoff: 4, restaurants: [{ id: 'r1', x: 0, y: 0 }] },
  {
    t: 0,
    orders: [],
    couriers: [{ id: 'c1', x: 200, y: 0, on: 0, off: 90 }],
    idle: [{ id: 'c1', x: 200, y: 0 }],
  },
  {
    t: 1,
    orders: [
      { id: 'o2', x: 600, y: 0, restaurant: 'r1', placed: 1, ready: 6 },
      { id: 'o1', x: 300, y: 0, restaurant: 'r1', placed: 1, ready: 6 },
    ],
    couriers: [],
    idle: [{ id: 'c1', x: 200, y: 0 }],
  },
  { t: 2, orders: [], couriers: [], idle: [{ id: 'c1', x: 200, y: 0 }] },
  { t: 3, orders: [], couriers: [], idle: [] },
];

it('the bench dispatcher answers every minute with one line, and ends when its input ends', async () => {
  const output = new PassThrough();
  await serveLines(Readable.from(lines.map((line) => `${JSON.stringify(line)}\n`)), output);
  output.end();
  const answers = (await text(output)).trim().split('\n');
  // Two minutes of way and half the service before the bags are ready at 6.
  expect(answers.map((line) => JSON.parse(line) as unknown)).toEqual([
    { assign: [] },
    { assign: [] },
    { assign: [{ courier: 'c1', orders: ['o1', 'o2'] }] },
    { assign: [] },
  ]);
});
