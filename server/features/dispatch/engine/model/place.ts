/** Metres east and north of an origin that the caller chose for all places. */
export interface Place {
  x: number;
  y: number;
}

/** A position on the globe, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

const metresPerDegree = 111_195;

/** Flattens the neighbourhood of `origin`: over a town the error is a few metres. */
export function placeOf(position: Position, origin: Position): Place {
  const shrink = Math.cos((origin.latitude * Math.PI) / 180);
  return {
    x: (position.longitude - origin.longitude) * metresPerDegree * shrink,
    y: (position.latitude - origin.latitude) * metresPerDegree,
  };
}

export function metresBetween(one: Place, other: Place): number {
  const east = one.x - other.x;
  const north = one.y - other.y;
  return Math.sqrt(east * east + north * north);
}
