import { boundsOf, cross, edgesOf, liesIn, liesOn, type Edge, type Outline, type Point } from './outline.ts';

/** True where the insides of two plain, counter-clockwise outlines have something in common; borders may be shared. */
export function outlinesOverlap(one: Outline, other: Outline): boolean {
  if (areApart(one, other)) return false;
  const [own, theirs] = [doubled(one), doubled(other)];
  const edges = edgesOf(theirs);
  return (
    edgesOf(own).some((edge) => edges.some((border) => cross(edge, border))) ||
    enters(own, theirs) ||
    enters(theirs, own)
  );
}

function areApart(one: Outline, other: Outline): boolean {
  const [a, b] = [boundsOf(one), boundsOf(other)];
  return a.south >= b.north || b.south >= a.north || a.west >= b.east || b.west >= a.east;
}

/** The middle of an edge is whole too. */
function doubled(outline: Outline): Outline {
  return outline.map(([latitude, longitude]) => [latitude * 2, longitude * 2]);
}

/**
 * True where a piece of an edge, cut where the other's points lie on it, runs inside the other, or along an edge of it in
 * the same direction: both then have what is left of it. Without crossings this is all there is to see.
 */
function enters(own: Outline, other: Outline): boolean {
  const borders = edgesOf(other);
  return edgesOf(own)
    .flatMap((edge) => piecesOf(edge, other))
    .some((piece) => {
      const middle: Point = [(piece.from[0] + piece.to[0]) / 2, (piece.from[1] + piece.to[1]) / 2];
      const along = borders.filter((border) => liesOn(border, middle));
      return along.length > 0 ? along.some((border) => isSameWay(piece, border)) : liesIn(other, middle);
    });
}

function piecesOf(edge: Edge, other: Outline): Edge[] {
  const along = ([latitude, longitude]: Point) =>
    Math.abs(latitude - edge.from[0]) + Math.abs(longitude - edge.from[1]);
  const cuts = [edge.from, ...other.filter((point) => liesOn(edge, point)), edge.to].toSorted(
    (a, b) => along(a) - along(b),
  );
  return cuts.flatMap((from, at) => {
    const to = cuts[at + 1];
    return to === undefined || along(to) === along(from) ? [] : [{ from, to }];
  });
}

function isSameWay(one: Edge, other: Edge): boolean {
  return (
    (one.to[0] - one.from[0]) * (other.to[0] - other.from[0]) +
      (one.to[1] - one.from[1]) * (other.to[1] - other.from[1]) >
    0
  );
}

/** The first of these that an outline lies over, apart from the zone itself. */
export function neighbourUnder<Neighbour extends { id: string; outline: Outline }>(
  outline: Outline,
  zones: readonly Neighbour[],
  ownId: string | null,
): Neighbour | undefined {
  return zones.find((zone) => zone.id !== ownId && outlinesOverlap(zone.outline, outline));
}
