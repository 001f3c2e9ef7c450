import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  liesIn,
  outlineFault,
  pointOf,
  turned,
  twiceArea,
  type Outline,
  type Point,
  pointsOf,
} from '#contract/cities/zones/outline.ts';
import { outlinesOverlap } from '#contract/cities/zones/overlap.ts';
import { kilometresBetween, type Place } from '#contract/areas.ts';
import { boolean } from '#server/db/sql/codecs.ts';
import { lifeCamp } from '#test/factories/middles.ts';
import { openWorld } from '#test/world.ts';
import { readZones } from './store.ts';

const world = await openWorld();

/** A few points of a coarse grid: corners and borders are often the same, and half of them cross themselves. */
const anyOutline = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 })), {
    minLength: 3,
    maxLength: 7,
  })
  .map((points): Outline => points.map(([north, east]): Point => [north * 500, east * 500]));

describe('the database and the contract', () => {
  test('agree on what an outline is', async () => {
    const outlines = fc.sample(anyOutline, 600);
    const rows = await world.db.rows({ plain: boolean })`
      select is_plain_outline(array(select jsonb_array_elements_text(one)::integer)) as plain
      from jsonb_array_elements(${world.db.json(outlines.map((outline) => outline.flat()))}) with ordinality as given (one, place)
      order by place`;
    const expected = outlines.map((outline) => outlineFault(outline) === undefined && twiceArea(outline) > 0);
    expect(rows.map(({ plain }) => plain)).toEqual(expected);
    expect(new Set(expected).size).toBe(2);
  });

  test('agree on which outlines overlap', async () => {
    const plain = anyOutline
      .map((outline) => turned(outline))
      .filter((outline) => outlineFault(outline) === undefined);
    const pairs = fc
      .sample(fc.tuple(plain, plain, fc.integer({ min: 0, max: 6 })), 500)
      .map(([one, other, by]): [Outline, Outline] => [
        one,
        other.map(([north, east]): Point => [north, east + by * 500]),
      ]);
    const rows = await world.db.rows({ overlap: boolean })`
      select outlines_overlap(array(select jsonb_array_elements_text(pair -> 0)::integer),
        array(select jsonb_array_elements_text(pair -> 1)::integer)) as overlap
      from jsonb_array_elements(${world.db.json(pairs.map((pair) => pair.map((outline) => outline.flat())))})
        with ordinality as given (pair, place)
      order by place`;
    const expected = pairs.map(([one, other]) => outlinesOverlap(one, other));
    expect(rows.map(({ overlap }) => overlap)).toEqual(expected);
    expect(expected.filter(Boolean).length).toBeGreaterThan(50);
    expect(expected.filter((overlaps) => !overlaps).length).toBeGreaterThan(50);
  });
});

test('the zones of the first start lie side by side and hold all that was served before', async () => {
  const zones = (await readZones(world.db)).map(({ outline, ...zone }) => ({
    ...zone,
    outline: pointsOf(outline),
  }));
  expect(zones).toHaveLength(9);
  for (const zone of zones) {
    expect(outlineFault(zone.outline)).toBeUndefined();
    expect(liesIn(zone.outline, pointOf(zone))).toBe(true);
  }
  const near = fc.record({ north: degrees, east: degrees }).map(({ north, east }) => ({
    latitude: lifeCamp.latitude + north,
    longitude: lifeCamp.longitude + east,
  }));
  const from = (place: Place) => (zone: Place) => kilometresBetween(zone, place);
  for (const place of fc.sample(near, 1000)) {
    const holding = zones.filter(({ outline }) => liesIn(outline, pointOf(place)));
    const km = kilometresBetween(lifeCamp, place);
    expect(holding.length, JSON.stringify(place)).toBeGreaterThanOrEqual(km <= 7 ? 1 : 0);
    expect(holding.length, JSON.stringify(place)).toBeLessThanOrEqual(km > 7.1 ? 0 : 1);
    // The nearest middle's, but for what rounding to a millionth moves.
    const nearestKm = Math.min(...zones.map(from(place)));
    for (const zone of holding) expect(from(place)(zone)).toBeLessThan(nearestKm + 0.001);
  }
});

const degrees = fc.double({ min: -0.07, max: 0.07, noNaN: true });
