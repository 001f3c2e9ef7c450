import { expect, it } from 'vitest';
import { market, world } from '#test/datasets/dispatch-engine.ts';
import { followRun } from './follow-run.ts';
import { placeOf, metresBetween } from './model/place.ts';

const doors = [
  { order: 'one', door: { x: 600, y: 0 } },
  { order: 'two', door: { x: 1200, y: 0 } },
];
const likely = ({ etas }: ReturnType<typeof followRun>) => etas.map((eta) => eta.likely);

it('a run of two doors goes from the first to the second, and frees its agent behind it', () => {
  const run = followRun(50, world, { role: 'both', place: { x: 300, y: 0 }, stops: [], doors });
  expect(likely(run)).toEqual([52, 56]);
  expect(run).toMatchObject({ freeFrom: 57, place: { x: 1200, y: 0 } });
});

it('a run under way counts the items still to be bought', () => {
  const stop = { market, itemsLeft: 4, stallKindsLeft: 1, readyAt: 0, isThere: true };
  const run = followRun(50, world, { role: 'both', place: market.place, stops: [stop], doors });
  expect(run.pickedUpAt).toBe(56);
  expect(likely(run)).toEqual([60, 64]);
});

it('a run under way counts the way to the market and its queue for an agent who is not there', () => {
  const stop = { market, itemsLeft: 4, stallKindsLeft: 1, readyAt: 0, isThere: false };
  const run = followRun(50, world, { role: 'both', place: { x: 900, y: 0 }, stops: [stop], doors });
  expect(run.pickedUpAt).toBe(50 + 3 + 1 + 3 + 6);
});

it('a run at the stop of a task counts what is left of its free wait, and ends late by the wait that was agreed', () => {
  const stop = { market, itemsLeft: 0, stallKindsLeft: 0, readyAt: 60, isThere: true };
  const following = (mayWaitMinutes: number) =>
    followRun(50, world, {
      role: 'both',
      place: market.place,
      stops: [{ ...stop, mayWaitMinutes }],
      doors,
    });
  const [free, agreed] = [following(0), following(75)];
  expect(agreed.pickedUpAt).toBe(60);
  expect(likely(agreed)).toEqual(likely(free));
  expect(agreed.etas[0]?.latest).toBe((free.etas[0]?.latest ?? 0) + 75);
});

it('a run with work at two places counts both, and the way between them', () => {
  const here = { market, itemsLeft: 4, stallKindsLeft: 1, readyAt: 0, isThere: true };
  const away = { id: 'shop', place: { x: 900, y: 0 }, queueMinutes: market.queueMinutes };
  const there = { market: away, itemsLeft: 4, stallKindsLeft: 1, readyAt: 0, isThere: false };
  const run = followRun(50, world, { role: 'both', place: market.place, stops: [here, there], doors });
  expect(run.pickedUpAt).toBe(56 + 1 + 3 + 1 + 3 + 6);
});

it('a rider’s run waits for the bags', () => {
  const stop = { market, itemsLeft: 0, stallKindsLeft: 0, readyAt: 58, isThere: true };
  expect(followRun(50, world, { role: 'rider', place: market.place, stops: [stop], doors }).pickedUpAt).toBe(
    58,
  );
});

it('a shopper’s run ends at the market', () => {
  const stop = { market, itemsLeft: 4, stallKindsLeft: 1, readyAt: 0, isThere: true };
  const run = followRun(50, world, { role: 'shopper', place: market.place, stops: [stop], doors });
  expect(run).toMatchObject({ freeFrom: 57, place: market.place });
  expect(likely(run)).toEqual([60, 62]);
});

it('projecting a city on a plane keeps its distances', () => {
  const camp = { latitude: 9.075, longitude: 7.405 };
  const north = placeOf({ latitude: 9.084, longitude: 7.405 }, camp);
  const east = placeOf({ latitude: 9.075, longitude: 7.414 }, camp);
  expect(metresBetween(placeOf(camp, camp), north)).toBeCloseTo(1000.8, 0);
  expect(metresBetween(placeOf(camp, camp), east)).toBeCloseTo(988.2, 0);
});
