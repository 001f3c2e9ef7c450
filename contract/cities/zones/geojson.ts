import * as z from 'zod/mini';
import { asKobo, type Kobo } from '#contract/kobo.ts';
import type { CityId } from '../ids.ts';
import { outlineFault, turned, type Outline, type OutlineFault, type Point } from './outline.ts';
import { neighbourUnder } from './overlap.ts';
import { isDrawnOutside, isRedrawn } from './redrawn.ts';
import { zoneNamed } from './resolve.ts';
import { importedZone, mostImported, mostZoneFee, type CityOfZones, type ImportedZone } from './schema.ts';

/** A zone as it stands before a file is taken over. */
interface Known {
  id: string;
  cityId: CityId;
  name: string;
  outline: Outline;
  feeKobo: Kobo;
}

export type FeatureFault =
  | OutlineFault
  | 'no-polygon'
  | 'has-holes'
  | 'no-coordinates'
  | 'no-name'
  | 'bad-fee'
  | 'name-twice'
  | 'name-elsewhere'
  | 'outside-city'
  | 'overlaps';

export interface RefusedFeature {
  /** Place in the file, from 1. */
  at: number;
  name: string | null;
  why: FeatureFault;
  /** The zone that it lies over. */
  neighbour: string | null;
}

export interface ZoneChange {
  zone: ImportedZone;
  kind: 'added' | 'changed' | 'same';
  /** As it is so far; nothing for a new one. */
  before: { points: number; feeKobo: Kobo; isRedrawn: boolean } | null;
}

export type ReadFile =
  | { ok: false; why: 'no-geojson' | 'no-features' | 'too-many-features' }
  | { ok: true; changes: ZoneChange[]; refused: RefusedFeature[] };

const feature = z.object({
  type: z.literal('Feature'),
  geometry: z.nullable(z.object({ type: z.string(), coordinates: z.optional(z.unknown()) })),
  properties: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
});
type Feature = z.output<typeof feature>;
const file = z.union([
  z.object({ type: z.literal('FeatureCollection'), features: z.array(feature) }),
  z.pipe(
    feature,
    z.transform((one: Feature) => ({ features: [one] })),
  ),
]);
const rings = z.array(z.array(z.tuple([z.number(), z.number()], z.number())));

/** Changes that taking over a file would make to a city's zones, and the features that cannot be taken over; it makes none. */
export function readZonesFile(
  text: string,
  city: Pick<CityOfZones, 'id' | 'middle'>,
  known: readonly Known[],
): ReadFile {
  const read = z.safeParse(file, jsonOf(text));
  if (!read.success) return { ok: false, why: 'no-geojson' };
  const { features } = read.data;
  if (features.length === 0) return { ok: false, why: 'no-features' };
  if (features.length > mostImported) return { ok: false, why: 'too-many-features' };
  const rows = features.map((one, index) => ({ at: index + 1, name: nameOf(one), read: zoneOf(one) }));
  const zones = rows.flatMap(({ at, read: zone }) => (typeof zone === 'string' ? [] : [{ at, zone }]));
  const refused = rows.flatMap(({ at, name, read: why }) =>
    typeof why === 'string' ? [{ at, name, why, neighbour: null }] : [],
  );
  const unfit = zones.flatMap(({ at, zone }) => unfitAmong({ at, zone }, { zones, known, city }));
  return {
    ok: true,
    changes: zones
      .filter(({ at }) => unfit.every((other) => other.at !== at))
      .map(({ zone }) => changeOf(zone, known)),
    refused: [...refused, ...unfit].toSorted((one, other) => one.at - other.at),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function nameOf({ properties }: Feature): string | null {
  const name = properties?.['name'];
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : null;
}

function zoneOf(one: Feature): ImportedZone | FeatureFault {
  const name = z.safeParse(importedZone.shape.name, nameOf(one));
  if (!name.success) return 'no-name';
  const feeKobo = feeOf(one);
  if (feeKobo === undefined) return 'bad-fee';
  const outline = outlineOf(one);
  if (typeof outline === 'string') return outline;
  return { name: name.data, outline: outline.map(([north, east]) => [north, east]), feeKobo };
}

/** Naira, as people write them, with whole kobo; null where the file says nothing. */
function feeOf({ properties }: Feature): Kobo | null | undefined {
  const fee = properties?.['fee'] ?? null;
  if (fee === null) return null;
  if (typeof fee !== 'number') return undefined;
  const kobo = Math.round(fee * 100);
  // Naira of whole kobo come out of kobo as they went in; more decimals do not.
  return kobo / 100 === fee && kobo >= 0 && kobo <= mostZoneFee ? asKobo(kobo) : undefined;
}

function outlineOf({ geometry }: Feature): Outline | FeatureFault {
  if (geometry?.type !== 'Polygon') return 'no-polygon';
  const read = z.safeParse(rings, geometry.coordinates);
  const [ring, ...holes] = read.data ?? [];
  if (ring === undefined) return 'no-coordinates';
  if (holes.length > 0) return 'has-holes';
  const points = ring.map(([east, north]): Point => [Math.round(north * 1e6), Math.round(east * 1e6)]);
  const [first, last] = [points[0], points.at(-1)];
  // A ring ends where it begins.
  const isClosed = points.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
  const outline = isClosed ? points.slice(0, -1) : points;
  return outlineFault(outline) ?? turned(outline);
}

interface Row {
  at: number;
  zone: ImportedZone;
}

/** Reasons for which a zone of the file cannot stand beside the others. */
function unfitAmong(
  { at, zone }: Row,
  {
    zones,
    known,
    city,
  }: { zones: readonly Row[]; known: readonly Known[]; city: Parameters<typeof readZonesFile>[1] },
): RefusedFeature[] {
  const refuse = (why: FeatureFault, neighbour: string | null = null) => [
    { at, name: zone.name, why, neighbour },
  ];
  const before = zoneNamed(known, zone.name);
  const others = zones.filter((other) => other.at !== at).map((other) => other.zone);
  if (zoneNamed(others, zone.name) !== undefined) return refuse('name-twice');
  if (before !== undefined && before.cityId !== city.id) return refuse('name-elsewhere', before.name);
  if (isDrawnOutside(city.middle, before?.outline, zone.outline)) return refuse('outside-city');
  const left = known.filter(({ id, name }) => id !== before?.id && zoneNamed(others, name) === undefined);
  const beside = [...others, ...left].map(({ name, outline }) => ({ id: name, outline }));
  const neighbour = neighbourUnder(zone.outline, beside, null);
  return neighbour === undefined ? [] : refuse('overlaps', neighbour.id);
}

function changeOf(zone: ImportedZone, known: readonly Known[]): ZoneChange {
  const before = zoneNamed(known, zone.name);
  if (before === undefined) return { zone, kind: 'added', before: null };
  const redrawn = isRedrawn(before.outline, zone.outline);
  const isSame = !redrawn && (zone.feeKobo === null || zone.feeKobo === before.feeKobo);
  const { outline, feeKobo } = before;
  return {
    zone,
    kind: isSame ? 'same' : 'changed',
    before: { points: outline.length, feeKobo, isRedrawn: redrawn },
  };
}

/** The zones as other map programs read them, and as they can be taken over again. */
export function zonesFile(zones: readonly Pick<Known, 'name' | 'outline' | 'feeKobo'>[]): string {
  const features = zones.map(({ name, outline, feeKobo }) => ({
    type: 'Feature',
    properties: { name, fee: feeKobo / 100 },
    geometry: {
      type: 'Polygon',
      coordinates: [[...outline, ...outline.slice(0, 1)].map(([north, east]) => [east / 1e6, north / 1e6])],
    },
  }));
  return `${JSON.stringify({ type: 'FeatureCollection', features }, null, 2)}\n`;
}
