import { describe, expect, test } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { cityId } from '../ids.ts';
import { readZonesFile, zonesFile, type FeatureFault } from './geojson.ts';
import { mostImported } from './schema.ts';

const here = cityId.parse('01900000-0000-7000-8000-000000000001');
const city = { id: here, middle: { latitude: 9.05, longitude: 7.4 } };
const elsewhere = cityId.parse('01900000-0000-7000-8000-000000000002');

function box(step: number): [number, number][] {
  const west = 7_300_000 + step * 5000;
  return [
    [9_000_000, west],
    [9_000_000, west + 5000],
    [9_005_000, west + 5000],
    [9_005_000, west],
  ];
}

const known = [
  { id: 'a', cityId: here, name: 'Jabi', outline: box(0), feeKobo: asKobo(5000) },
  { id: 'b', cityId: here, name: 'Kado', outline: box(1), feeKobo: asKobo(0) },
  { id: 'c', cityId: elsewhere, name: 'Rigasa', outline: box(50), feeKobo: asKobo(0) },
];

const ring = (step: number) =>
  [...box(step), ...box(step).slice(0, 1)].map(([north, east]) => [east / 1e6, north / 1e6]);
const polygon = (coordinates: unknown) => ({ type: 'Polygon', coordinates });
const feature = (properties: unknown, geometry: unknown) => ({ type: 'Feature', properties, geometry });
const fileOf = (...features: unknown[]) => JSON.stringify({ type: 'FeatureCollection', features });
const read = (...features: unknown[]) => readZonesFile(fileOf(...features), city, known);

describe('a file of zones', () => {
  test('that was exported is read back as what stands here already', () => {
    const back = readZonesFile(zonesFile(known.slice(0, 2)), city, known);
    expect(back).toMatchObject({ ok: true, refused: [], changes: [{ kind: 'same' }, { kind: 'same' }] });
  });

  test.each([1, 29, 15_050, 28_999, 999_999])('keeps a fee of %d kobo', (kobo) => {
    const dear = known.map((one) => ({ ...one, feeKobo: asKobo(kobo) }));
    expect(readZonesFile(zonesFile(dear.slice(0, 1)), city, dear)).toMatchObject({
      refused: [],
      changes: [{ kind: 'same', zone: { feeKobo: kobo } }],
    });
  });

  test('says what is new, what changes, and in which way it goes round does not matter', () => {
    const outcome = read(
      feature({ name: ' Wuye ', fee: 200 }, polygon([ring(2).toReversed()])),
      feature({ name: 'jabi', fee: 0 }, polygon([ring(0)])),
    );
    expect(outcome).toEqual({
      ok: true,
      refused: [],
      changes: [
        { zone: { name: 'Wuye', outline: expect.any(Array), feeKobo: 20_000 }, kind: 'added', before: null },
        {
          zone: { name: 'jabi', outline: box(0), feeKobo: 0 },
          kind: 'changed',
          before: { points: 4, feeKobo: 5000, isRedrawn: false },
        },
      ],
    });
  });

  test('may be a single feature, without heights and fees', () => {
    const one = JSON.stringify(feature({ name: 'Wuye' }, polygon([ring(2).map((point) => [...point, 480])])));
    expect(readZonesFile(one, city, known)).toMatchObject({
      ok: true,
      changes: [{ zone: { name: 'Wuye', outline: box(2), feeKobo: null }, kind: 'added' }],
    });
  });

  test('moves a border between two neighbours that are both in it', () => {
    const [left, right] = [ring(0), ring(1)].map((points) =>
      points.map(([east = 0, north = 0]) => [east === 7.305 ? 7.307 : east, north]),
    );
    expect(
      read(feature({ name: 'Jabi' }, polygon([left])), feature({ name: 'Kado' }, polygon([right]))),
    ).toMatchObject({
      refused: [],
      changes: [{ kind: 'changed' }, { kind: 'changed' }],
    });
    expect(read(feature({ name: 'Jabi' }, polygon([left])))).toMatchObject({
      changes: [],
      refused: [{ at: 1, name: 'Jabi', why: 'overlaps', neighbour: 'Kado' }],
    });
  });

  const bow = [
    [7.4, 9.1],
    [7.41, 9.11],
    [7.41, 9.1],
    [7.4, 9.11],
    [7.4, 9.1],
  ];
  test.each<[FeatureFault, unknown]>([
    ['no-polygon', feature({ name: 'A' }, { type: 'Point', coordinates: [7, 9] })],
    ['no-polygon', feature({ name: 'A' }, null)],
    ['has-holes', feature({ name: 'A' }, polygon([ring(3), ring(3)]))],
    ['no-coordinates', feature({ name: 'A' }, polygon([['7', '9']]))],
    ['no-coordinates', feature({ name: 'A' }, polygon([]))],
    ['too-few-points', feature({ name: 'A' }, polygon([ring(3).slice(0, 2)]))],
    ['crosses-itself', feature({ name: 'A' }, polygon([bow]))],
    [
      'too-wide',
      feature(
        { name: 'A' },
        polygon([
          [
            [3, 6],
            [8, 6],
            [8, 10],
            [3, 6],
          ],
        ]),
      ),
    ],
    [
      'off-the-map',
      feature(
        { name: 'A' },
        polygon([
          [
            [3, 96],
            [3.1, 96],
            [3.1, 96.1],
            [3, 96],
          ],
        ]),
      ),
    ],
    ['no-name', feature({ name: 7 }, polygon([ring(3)]))],
    ['no-name', feature(null, polygon([ring(3)]))],
    ['no-name', feature({ name: 'x'.repeat(61) }, polygon([ring(3)]))],
    ['bad-fee', feature({ name: 'A', fee: 10_001 }, polygon([ring(3)]))],
    ['bad-fee', feature({ name: 'A', fee: '200' }, polygon([ring(3)]))],
    ['bad-fee', feature({ name: 'A', fee: 150.505 }, polygon([ring(3)]))],
    ['bad-fee', feature({ name: 'A', fee: -0.5 }, polygon([ring(3)]))],
    ['name-elsewhere', feature({ name: 'rigasa' }, polygon([ring(3)]))],
    ['overlaps', feature({ name: 'A' }, polygon([ring(1)]))],
  ])('is refused a feature: %s', (why, one) => {
    const good = feature({ name: 'Wuye' }, polygon([ring(2)]));
    expect(read(good, one)).toMatchObject({
      ok: true,
      changes: [{ zone: { name: 'Wuye' } }],
      refused: [{ at: 2, why }],
    });
  });

  test('is refused where its latitudes and longitudes are the wrong way round, but for a zone that lay there before', () => {
    const turned = ring(2).map(([east, north]) => [north, east]);
    expect(read(feature({ name: 'Wuye' }, polygon([turned])))).toMatchObject({
      refused: [{ at: 1, name: 'Wuye', why: 'outside-city' }],
    });
    const far = [
      { ...known[0], id: 'd', cityId: here, name: 'Suleja', outline: box(200), feeKobo: asKobo(0) },
    ];
    expect(readZonesFile(zonesFile(far), city, far)).toMatchObject({
      refused: [],
      changes: [{ kind: 'same' }],
    });
  });

  test('names both of two of one name, and both of two over each other', () => {
    const twice = read(
      feature({ name: 'A' }, polygon([ring(3)])),
      feature({ name: 'a' }, polygon([ring(4)])),
    );
    expect(twice).toMatchObject({
      refused: [
        { at: 1, why: 'name-twice' },
        { at: 2, why: 'name-twice' },
      ],
    });
    const over = read(feature({ name: 'A' }, polygon([ring(3)])), feature({ name: 'B' }, polygon([ring(3)])));
    expect(over).toMatchObject({
      refused: [
        { at: 1, neighbour: 'B' },
        { at: 2, neighbour: 'A' },
      ],
    });
  });

  test.each<[string, string]>([
    ['no-geojson', 'areas'],
    ['no-geojson', '{"type":"FeatureCollection"}'],
    ['no-geojson', '[]'],
    ['no-features', fileOf()],
    ['too-many-features', fileOf(...Array.from({ length: mostImported + 1 }, () => feature({}, null)))],
  ])('as a whole is refused: %s', (why, text) => {
    expect(readZonesFile(text, city, known)).toEqual({ ok: false, why });
  });
});
