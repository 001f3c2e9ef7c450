import { expect, test } from 'vitest';
import { cityId } from '#contract/cities/ids.ts';
import { listZones } from '#contract/cities/zones/endpoints.ts';
import { answered } from '#test/client.ts';
import { openCity } from '#test/factories/cities.ts';
import { signInOwner } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();
const { client: oga } = await signInOwner(world);
const kano = await openCity(oga, { name: 'Kano', letters: 'KN', middle: { latitude: 12, longitude: 8.52 } });

const namesIn = async (asked: { cityId?: typeof kano.city.id } = {}) =>
  answered(await world.device().call(listZones, asked)).map(({ name }) => name);

test('zones are listed for one city, and for all where nobody names one', async () => {
  const all = await namesIn();
  expect(all).toContain('Kano town');
  expect(all).toContain('Gwarinpa');
  expect(await namesIn({ cityId: kano.city.id })).toEqual(['Kano town']);
  const elsewhere = cityId.parse('01900000-0000-7000-8000-00000000dead');
  expect(await namesIn({ cityId: elsewhere })).toEqual([]);
});

test('many callers who ask for several cities at once are answered for their own each', async () => {
  const results = await Promise.all(
    Array.from({ length: 40 }, (_caller, at) => namesIn(at % 2 === 0 ? { cityId: kano.city.id } : {})),
  );
  expect(new Set(results.filter((_names, at) => at % 2 === 0).map(String))).toEqual(new Set(['Kano town']));
  expect(results.filter((_names, at) => at % 2 === 1).every((names) => names.length > 1)).toBe(true);
});
