interface Place {
  latitude: number;
  longitude: number;
}

/** About forty-four kilometres to either side. */
const reachDegrees = 0.4;

/** True where a place lies in a city, whose own line nobody has drawn. */
export function liesIn(middle: Place, place: Place): boolean {
  return (
    Math.abs(place.latitude - middle.latitude) <= reachDegrees &&
    Math.abs(place.longitude - middle.longitude) <= reachDegrees
  );
}
