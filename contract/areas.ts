import { keysOf } from './keys-of.ts';

export interface Place {
  latitude: number;
  longitude: number;
}

/** The neighbourhoods around Life Camp that are served, with about their middles. */
export const servedAreas = {
  'Life Camp': { latitude: 9.0785, longitude: 7.4005 },
  Gwarinpa: { latitude: 9.1085, longitude: 7.4045 },
  Kado: { latitude: 9.0845, longitude: 7.4235 },
  Jabi: { latitude: 9.0705, longitude: 7.4225 },
  Utako: { latitude: 9.0665, longitude: 7.4415 },
  Karmo: { latitude: 9.0625, longitude: 7.3845 },
  Dape: { latitude: 9.0925, longitude: 7.3865 },
  Mbora: { latitude: 9.0525, longitude: 7.4055 },
  Wuye: { latitude: 9.0525, longitude: 7.4405 },
} as const satisfies Record<string, Place>;

export type ServedArea = keyof typeof servedAreas;
export const servedAreaNames: readonly ServedArea[] = keysOf(servedAreas);

/** The pin, or the middle of the neighbourhood that the address names. */
export function doorOf({ pin, area }: { pin: Place | null; area: ServedArea }): Place {
  return pin ?? servedAreas[area];
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

/** Roads are longer than the way of a bird, until better is known. */
export const roadFactor = 1.4;

const furthestKm = 7;
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

/** True where we deliver: near enough to Life Camp's middle. */
export function isServed(place: Place): boolean {
  return kilometresBetween(servedAreas['Life Camp'], place) <= furthestKm;
}
