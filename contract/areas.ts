export interface Place {
  latitude: number;
  longitude: number;
}

/** A place that somebody may not have given. */
export function pinOf({
  latitude,
  longitude,
}: {
  latitude: number | null;
  longitude: number | null;
}): Place | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** The place that an order is brought to: its pin, else the middle of its area. */
export function doorOf({
  areaLatitude,
  areaLongitude,
  ...pin
}: {
  latitude: number | null;
  longitude: number | null;
  areaLatitude: number;
  areaLongitude: number;
}): Place {
  return pinOf(pin) ?? { latitude: areaLatitude, longitude: areaLongitude };
}

/** Roads are longer than the way of a bird, until better is known. */
export const roadFactor = 1.4;

const earthKm = 6371;

/** Distance as the crow flies. */
export function kilometresBetween(a: Place, b: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const up = radians(b.latitude - a.latitude);
  const across = radians(b.longitude - a.longitude);
  const half =
    Math.sin(up / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(across / 2) ** 2;
  return 2 * earthKm * Math.asin(Math.sqrt(half));
}
