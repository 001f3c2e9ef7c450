import type { Outline, Point } from '#contract/cities/zones/outline.ts';

/** Points as people write them, one a line. */
export function coordinatesOf(points: Outline): string {
  return points.map(([north, east]) => `${degrees(north)}, ${degrees(east)}`).join('\n');
}

function degrees(millionths: number): string {
  return (millionths / 1e6).toFixed(6).replace(/0{1,4}$/, '');
}

const coordinates = /^(-?\d{1,2}(?:\.\d+)?)[\s,;]+(-?\d{1,3}(?:\.\d+)?)$/;

/** The points, or the number of the first line that is none. */
export function readCoordinates(written: string): Outline | number {
  const points: Point[] = [];
  for (const [at, line] of written.split('\n').entries()) {
    if (line.trim() === '') continue;
    const read = coordinates.exec(line.trim());
    const [north, east] = [Number(read?.[1]), Number(read?.[2])];
    if (read === null || Math.abs(north) > 90 || Math.abs(east) > 180) return at + 1;
    points.push([Math.round(north * 1e6), Math.round(east * 1e6)]);
  }
  return points;
}
