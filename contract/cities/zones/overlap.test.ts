import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  liesIn,
  middleOf,
  outlineFault,
  pointOf,
  turned,
  twiceArea,
  type Outline,
  type Point,
} from './outline.ts';
import { outlinesOverlap } from './overlap.ts';

const box = (south: number, west: number, height: number, width: number): Outline => [
  [south, west],
  [south, west + width],
  [south + height, west + width],
  [south + height, west],
];
const square = box(0, 0, 1000, 1000);

describe('two outlines', () => {
  test.each<[string, Outline, boolean]>([
    ['far away', box(5000, 5000, 1000, 1000), false],
    ['beside it, with a whole border in common', box(0, 1000, 1000, 1000), false],
    ['beside it, with a part of a border in common', box(200, 1000, 300, 300), false],
    ['at its corner', box(1000, 1000, 1000, 1000), false],
    ['the same', square, true],
    ['the same, beginning at another point', [...square.slice(2), ...square.slice(0, 2)], true],
    ['the same, with one more point on an edge', [[0, 0], [0, 400], ...square.slice(1)], true],
    ['inside, along a border', box(0, 200, 300, 300), true],
    ['inside, touching nothing', box(200, 200, 300, 300), true],
    ['around it', box(-100, -100, 2000, 2000), true],
    ['across a border', box(500, 500, 1000, 1000), true],
    ['a cross through it without a point inside', box(400, -500, 200, 2000), true],
    [
      'a kite whose two points lie on a border',
      [
        [800, 1000],
        [500, 1300],
        [200, 1000],
        [500, 700],
      ],
      true,
    ],
    [
      'through two corners',
      [
        [1000, 0],
        [-1000, 0],
        [0, 1000],
      ],
      true,
    ],
  ])('%s', (_name, given, expected) => {
    const other = turned(given);
    expect(outlinesOverlap(square, other)).toBe(expected);
    expect(outlinesOverlap(other, square)).toBe(expected);
  });

  test('overlap where convex ones have an area in common, and only there', () => {
    let together = 0;
    fc.assert(
      fc.property(anyConvex, anyConvex, (one, other) => {
        const area = commonArea(one, other);
        together += area > 1e-6 ? 1 : 0;
        expect(outlinesOverlap(one, other)).toBe(area > 1e-6);
      }),
      { numRuns: 2000 },
    );
    expect(together).toBeGreaterThan(200);
  });
});

describe('an outline', () => {
  const bow: Outline = [
    [0, 0],
    [1000, 1000],
    [1000, 0],
    [0, 1000],
  ];
  test.each<[string, Outline, ReturnType<typeof outlineFault>]>([
    ['of four corners', square, undefined],
    ['that goes round clockwise', square.toReversed(), undefined],
    ['of two points', square.slice(0, 2), 'too-few-points'],
    ['of more points than a zone has', circle(201), 'too-many-points'],
    ['of as many points as a zone has', circle(200), undefined],
    ['as wide as a country', box(0, 0, 1000, 600_000), 'too-wide'],
    ['as small as a house', box(0, 0, 20, 20), 'too-small'],
    ['beyond the pole', box(89_999_900, 0, 1000, 1000), 'off-the-map'],
    ['like a bow', bow, 'crosses-itself'],
    ['with a point twice', [...square, [1000, 0]], 'crosses-itself'],
    [
      'with a spike',
      [
        [0, 0],
        [0, 1000],
        [0, 500],
        [1000, 500],
      ],
      'crosses-itself',
    ],
    [
      'that touches its own border',
      [...square.slice(0, 3), [500, 500], [0, 500], [500, 0]],
      'crosses-itself',
    ],
  ])('%s', (_name, outline, fault) => {
    expect(outlineFault(outline)).toBe(fault);
  });

  test('has its middle inside, also where its centre of gravity is not', () => {
    const horseshoe: Outline = [
      [0, 0],
      [0, 3000],
      [3000, 3000],
      [3000, 2800],
      [200, 2800],
      [200, 200],
      [3000, 200],
      [3000, 0],
    ];
    for (const outline of [square, horseshoe, circle(200)])
      expect(liesIn(turned(outline), pointOf(middleOf(turned(outline))))).toBe(true);
  });

  test('shares each point of a border with its neighbour in one way: it lies in exactly one of them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1999 }), fc.integer({ min: 1, max: 999 }), (east, north) => {
        const halves = [box(0, 0, 1000, 1000), box(0, 1000, 1000, 1000)];
        for (const point of [
          [north, 1000],
          [north, east],
        ] as const)
          expect(halves.filter((half) => liesIn(half, point))).toHaveLength(1);
      }),
    );
  });
});

function circle(points: number): Outline {
  return Array.from({ length: points }, (_, at): Point => {
    const angle = (2 * Math.PI * at) / points;
    return [Math.round(20_000 * Math.sin(angle)), Math.round(20_000 * Math.cos(angle))];
  });
}

/** The hull of a few points of a coarse grid, so that borders and corners are often the same. */
const anyConvex = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 })), {
    minLength: 3,
    maxLength: 7,
  })
  .map((points) => hullOf(points.map(([north, east]) => [north * 500, east * 500])))
  .filter((outline) => outline.length >= 3 && twiceArea(outline) > 0);

function hullOf(points: readonly Point[]): Outline {
  const sorted = points.toSorted((a, b) => a[1] - b[1] || a[0] - b[0]);
  const half = (side: readonly Point[]) => {
    const hull: Point[] = [];
    for (const point of side) {
      while (hull.length > 1 && turn(hull.at(-2), hull.at(-1), point) <= 0) hull.pop();
      hull.push(point);
    }
    return hull.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function turn(a: Point = [0, 0], b: Point = [0, 0], c: Point = [0, 0]): number {
  return (b[1] - a[1]) * (c[0] - a[0]) - (b[0] - a[0]) * (c[1] - a[1]);
}

/** By cutting one along every edge of the other. */
function commonArea(one: Outline, other: Outline): number {
  let left: Outline = one;
  other.forEach((from, at) => {
    const to = other[(at + 1) % other.length] ?? from;
    left = left.flatMap((point, place) => {
      const next = left[(place + 1) % left.length] ?? point;
      const [here, there] = [turn(from, to, point), turn(from, to, next)];
      const part = here / (here - there);
      const cut: Point = [point[0] + part * (next[0] - point[0]), point[1] + part * (next[1] - point[1])];
      return [...(here >= 0 ? [point] : []), ...(here * there < 0 ? [cut] : [])];
    });
  });
  return left.length < 3 ? 0 : twiceArea(left);
}
