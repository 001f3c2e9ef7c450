import type { Place } from '#contract/areas.ts';

/** Latitude and longitude in whole millionths of a degree: what lies where is reckoned exactly. */
export type Point = readonly [latitude: number, longitude: number];
/** The points round a zone, counter-clockwise, the first not repeated. */
export type Outline = readonly Point[];

export const fewestPoints = 3;
export const mostPoints = 200;
/** Half a degree, some 55 km. */
export const widest = 500_000;
/** About 100 m², twice. */
const leastTwiceArea = 20_000;

export interface Edge {
  from: Point;
  to: Point;
}

export function pointOf({ latitude, longitude }: Place): Point {
  return [Math.round(latitude * 1e6), Math.round(longitude * 1e6)];
}

/** The points of numbers that stand one after the other: latitude, longitude, latitude … */
export function pointsOf(numbers: readonly number[]): Outline {
  return Array.from({ length: numbers.length / 2 }, (_, at): Point => [
    numbers[2 * at] ?? 0,
    numbers[2 * at + 1] ?? 0,
  ]);
}

export function placeOfPoint([latitude, longitude]: Point): Place {
  return { latitude: latitude / 1e6, longitude: longitude / 1e6 };
}

export function edgesOf(outline: Outline): Edge[] {
  return outline.flatMap((from, at) => {
    const to = outline[(at + 1) % outline.length];
    return to === undefined ? [] : [{ from, to }];
  });
}

/** More than nothing where a point lies left of the edge, less right of it, nothing on its line. */
export function sideOf({ from, to }: Edge, point: Point): number {
  return (to[1] - from[1]) * (point[0] - from[0]) - (to[0] - from[0]) * (point[1] - from[1]);
}

export function liesOn(edge: Edge, point: Point): boolean {
  const { from, to } = edge;
  const isBetween = (at: 0 | 1) =>
    Math.min(from[at], to[at]) <= point[at] && point[at] <= Math.max(from[at], to[at]);
  return isBetween(0) && isBetween(1) && sideOf(edge, point) === 0;
}

/** True where the edges run through each other between their ends. */
export function cross(one: Edge, other: Edge): boolean {
  const parts = (edge: Edge, { from, to }: Edge) =>
    Math.sign(sideOf(edge, from)) * Math.sign(sideOf(edge, to)) < 0;
  return parts(one, other) && parts(other, one);
}

export interface Bounds {
  south: number;
  north: number;
  west: number;
  east: number;
}

export function boundsOf(outline: Outline): Bounds {
  const latitudes = outline.map(([latitude]) => latitude);
  const longitudes = outline.map(([, longitude]) => longitude);
  return {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  };
}

/**
 * True where a point lies in it. A point on a border that two zones share lies in exactly one of them: an edge counts
 * from its lower end up to, and without, its upper one.
 */
export function liesIn(outline: Outline, point: Point): boolean {
  return (
    edgesOf(outline).filter((edge) => {
      const rises = edge.to[0] > edge.from[0];
      if (edge.from[0] > point[0] === edge.to[0] > point[0]) return false;
      return rises ? sideOf(edge, point) > 0 : sideOf(edge, point) < 0;
    }).length %
      2 ===
    1
  );
}

/** Twice the area in square millionths; less than nothing where the points go clockwise. */
export function twiceArea(outline: Outline): number {
  const [base = [0, 0]] = outline;
  // From its own corner, so that the sums stay whole numbers that are counted exactly.
  return edgesOf(outline).reduce(
    (sum, { from, to }) =>
      sum + (from[1] - base[1]) * (to[0] - base[0]) - (to[1] - base[1]) * (from[0] - base[0]),
    0,
  );
}

export type OutlineFault =
  | 'too-few-points'
  | 'too-many-points'
  | 'off-the-map'
  | 'too-wide'
  | 'too-small'
  | 'crosses-itself';

/** Reason why it is no outline of a zone; nothing where it is one, in whichever direction it goes round. */
export function outlineFault(outline: Outline): OutlineFault | undefined {
  if (outline.length < fewestPoints) return 'too-few-points';
  if (outline.length > mostPoints) return 'too-many-points';
  const { south, north, west, east } = boundsOf(outline);
  if (south < -90e6 || north > 90e6 || west < -180e6 || east > 180e6) return 'off-the-map';
  if (north - south > widest || east - west > widest) return 'too-wide';
  if (touchesItself(outline)) return 'crosses-itself';
  return Math.abs(twiceArea(outline)) < leastTwiceArea ? 'too-small' : undefined;
}

function touchesItself(outline: Outline): boolean {
  const edges = edgesOf(outline);
  return edges.some((one, at) =>
    edges.some((other, place) => {
      if (place <= at) return false;
      if (place === at + 1) return liesOn(one, other.to) || liesOn(other, one.from);
      if (at === 0 && place === edges.length - 1) return liesOn(one, other.from) || liesOn(other, one.to);
      return cross(one, other) || touch(one, other) || touch(other, one);
    }),
  );
}

function touch(edge: Edge, { from, to }: Edge): boolean {
  return liesOn(edge, from) || liesOn(edge, to);
}

/** The same outline counter-clockwise, as it is stored. */
export function turned(outline: Outline): Outline {
  return twiceArea(outline) < 0 ? outline.toReversed() : outline;
}

/** A place well inside: its centre of gravity, else the middle of its widest part at half its height. */
export function middleOf(outline: Outline): Place {
  const centre = pointOf(centreOf(outline));
  return placeOfPoint(liesIn(outline, centre) ? centre : widestPart(outline));
}

function centreOf(outline: Outline): Place {
  const [base = [0, 0]] = outline;
  const area = twiceArea(outline);
  let north = 0;
  let east = 0;
  for (const { from, to } of edgesOf(outline)) {
    const [y, x] = [from[0] - base[0], from[1] - base[1]];
    const [toY, toX] = [to[0] - base[0], to[1] - base[1]];
    const part = x * toY - toX * y;
    north += (y + toY) * part;
    east += (x + toX) * part;
  }
  return placeOfPoint([base[0] + north / (3 * area), base[1] + east / (3 * area)]);
}

function widestPart(outline: Outline): Point {
  const { south, north } = boundsOf(outline);
  // Between two whole numbers no corner lies on the line.
  const height = Math.floor((south + north) / 2) + 0.5;
  const crossings = edgesOf(outline)
    .filter(({ from, to }) => from[0] > height !== to[0] > height)
    .map(({ from, to }) => from[1] + ((height - from[0]) * (to[1] - from[1])) / (to[0] - from[0]))
    .toSorted((one, other) => one - other);
  const parts = crossings.flatMap((west, at) => {
    const east = crossings[at + 1];
    return at % 2 === 1 || east === undefined ? [] : [{ width: east - west, middle: (west + east) / 2 }];
  });
  const [widestOne] = parts.toSorted((one, other) => other.width - one.width);
  return [Math.floor(height), Math.round(widestOne?.middle ?? 0)];
}
