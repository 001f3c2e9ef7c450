import { describe, expect, test } from 'vitest';
import { addCity, changeCity, listAllCities, listCities } from '#contract/cities/endpoints.ts';
import type { NewCity } from '#contract/cities/schema.ts';
import { addMarket, changeMarket, placeMarket, showMarket } from '#contract/markets/endpoints.ts';
import { readAudit } from '#test/audit.ts';
import { answered } from '#test/client.ts';
import { signUpAdmin } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';
import { seedCities } from '../seed.ts';

const world = await openWorld();
const { client: office } = await signUpAdmin(world, ['settings:manage', 'markets:manage']);
const visitor = world.device();

const onitsha: NewCity = {
  name: 'Onitsha',
  letters: 'NT',
  hours: { opens: '07:00', closes: '20:00' },
  middle: { latitude: 6.1329, longitude: 6.7924 },
  isActive: true,
};

const mainMarket = {
  name: 'Main Market',
  description: 'Everything',
  location: 'By the Niger',
  isActive: true,
  marketDays: ['monday', 'friday'] as const,
  hours: { opens: '07:00', closes: '18:00' },
};

const marketOf = (facts: object) => ({ ...mainMarket, marketDays: [...mainMarket.marketDays], ...facts });

async function abuja() {
  const city = answered(await office.call(listAllCities, {})).find(({ slug }) => slug === 'abuja');
  if (city === undefined) throw new Error('Abuja is gone');
  return city;
}

test('Abuja is the only city until the office adds another, which everybody then sees', async () => {
  expect(answered(await visitor.call(listCities, {})).map(({ name }) => name)).toEqual(['Abuja']);
  const added = answered(await office.call(addCity, { ...onitsha, letters: ' nt ' }));
  expect(added).toMatchObject({ ...onitsha, slug: 'onitsha', markets: 0, agents: 0 });
  expect(answered(await visitor.call(listCities, {})).map(({ name }) => name)).toEqual(['Abuja', 'Onitsha']);
  const [entry] = await readAudit(world, 'cities', added.id);
  expect(entry).toMatchObject({ action: 'addCity', before: null, after: { name: 'Onitsha', letters: 'NT' } });
});

describe('a city is refused', () => {
  test.each([
    ['a name that a city has', { name: 'Onitsha' }, 'slug-taken'],
    ['a name that a market has', { name: 'Wuse Market' }, 'slug-taken'],
    ['a name of a screen', { name: 'Orders' }, 'slug-reserved'],
    ['a name without letters', { name: '...' }, 'slug-reserved'],
    ['letters that a city has', { name: 'Oni', letters: 'ab' }, 'letters-taken'],
    ['letters that begin every code', { name: 'Oni', letters: 'MW' }, 'bad-input'],
    ['letters like numbers', { name: 'Oni', letters: 'IO' }, 'bad-input'],
    ['hours that end before they begin', { hours: { opens: '20:00', closes: '07:00' } }, 'bad-input'],
    ['hours in the night', { hours: { opens: '05:00', closes: '20:00' } }, 'bad-input'],
    ['a middle in another country', { middle: { latitude: 51.5, longitude: 0 } }, 'bad-input'],
  ] as const)('for %s', async (_what, facts, reason) => {
    const result = await office.call(addCity, { ...onitsha, name: 'Owerri', letters: 'WR', ...facts });
    expect(result).toMatchObject({ reason });
  });

  test('twice at once, one is taken', async () => {
    const aba = { ...onitsha, name: 'Aba', letters: 'AA' };
    const results = await Promise.all([office.call(addCity, aba), office.call(addCity, aba)]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results).toContainEqual(expect.objectContaining({ reason: 'slug-taken' }));
  });

  test('a market cannot take the address of a city either', async () => {
    expect(await office.call(addMarket, marketOf({ name: 'Onitsha' }))).toMatchObject({
      reason: 'slug-taken',
    });
  });
});

test('a city is changed as it was seen, and keeps its letters', async () => {
  const seen = await abuja();
  const { name, hours, middle } = seen;
  const written = { cityId: seen.id, name, hours, middle, isActive: true, seen: seen.changedAt };
  const later = { opens: '07:00', closes: '21:00' };
  expect(answered(await office.call(changeCity, { ...written, hours: later }))).toMatchObject({
    hours: later,
    letters: 'AB',
    slug: 'abuja',
  });
  expect(await office.call(changeCity, written)).toMatchObject({ reason: 'changed-meanwhile' });
  const { changedAt } = await abuja();
  answered(await office.call(changeCity, { ...written, seen: changedAt }));
});

test('a city says which measures its markets usually sell by, in order; a page that knows none leaves them', async () => {
  const seen = await abuja();
  expect(seen.measures?.[0]).toBe('mudu');
  const { id: cityId, name, hours, middle } = seen;
  const written = { cityId, name, hours, middle, isActive: true };
  const measures = ['paint', 'derica', 'mudu'] as const;
  answered(await office.call(changeCity, { ...written, measures: [...measures] }));
  const [shown] = answered(await visitor.call(listCities, {})).filter(({ id }) => id === cityId);
  expect(shown?.measures).toEqual(measures);
  expect(answered(await office.call(changeCity, written)).measures).toEqual(measures);
  const entries = await readAudit(world, 'cities', cityId);
  expect(entries.at(-1)).toMatchObject({ action: 'changeCity', after: { measures } });
  expect(await office.call(changeCity, { ...written, measures: ['mudu', 'mudu'] })).toMatchObject({
    reason: 'bad-input',
  });
  answered(await office.call(changeCity, { ...written, measures: seen.measures }));
  // A city that was added says nothing.
  const added = answered(await office.call(addCity, { ...onitsha, name: 'Minna', letters: 'MN' }));
  expect(added.measures).toEqual([]);
});

test('a city that shows markets stays shown, and so does the only one', async () => {
  const { id: cityId, name, hours, middle } = await abuja();
  const written = { cityId, name, hours, middle, isActive: false };
  expect(await office.call(changeCity, written)).toMatchObject({ reason: 'markets-shown' });
});

test('a market that had the address of a city before there were cities keeps it, and the city’s page moves once', async () => {
  const asaba = answered(await office.call(addCity, { ...onitsha, name: 'Asaba', letters: 'AS' }));
  const market = answered(await office.call(addMarket, marketOf({ name: 'Ogbe Ogonogo' })));
  await world.db`update market set slug = 'asaba' where id = ${market.id}`;
  const sentences: string[] = [];
  await seedCities(world, (sentence) => sentences.push(sentence));
  await seedCities(world, (sentence) => sentences.push(sentence));
  expect(sentences).toEqual(['The page of Asaba is now at /asaba-city: something else stands at /asaba.']);
  expect(answered(await visitor.call(showMarket, { slug: 'asaba' })).id).toBe(market.id);
  const found = answered(await visitor.call(listCities, {})).find(({ id }) => id === asaba.id);
  expect(found).toMatchObject({ name: 'Asaba', slug: 'asaba-city' });
  expect(await readAudit(world, 'cities', asaba.id)).toMatchObject([
    { action: 'addCity' },
    { action: 'changeCity', before: { slug: 'asaba' }, after: { slug: 'asaba-city' } },
  ]);
});

describe('a market lies in a city', () => {
  test('which it says, and begins in its middle and stays near it', async () => {
    const city = answered(
      await office.call(addCity, { ...onitsha, name: 'Ibadan', letters: 'JB', middle: onitsha.middle }),
    );
    const market = answered(await office.call(addMarket, marketOf({ cityId: city.id })));
    expect(market).toMatchObject({ cityId: city.id, position: city.middle });
    const marketId = market.id;
    const wuse = { latitude: 9.0646, longitude: 7.4658 };
    expect(await office.call(placeMarket, { marketId, position: wuse })).toMatchObject({
      reason: 'outside-city',
    });
    const near = { latitude: 6.2, longitude: 6.8 };
    expect(answered(await office.call(placeMarket, { marketId, position: near })).position).toEqual(near);
    // A second of its name wants its town beside it.
    expect(await office.call(addMarket, marketOf({}))).toMatchObject({ reason: 'slug-taken' });
    const { id } = await abuja();
    const moved = answered(await office.call(changeMarket, { ...marketOf({ cityId: id }), marketId }));
    expect(moved).toMatchObject({ cityId: id, position: { latitude: 9.0785, longitude: 7.4005 } });
  });

  test('which exists, and is shown where the market is', async () => {
    const unknown = { cityId: '01900000-0000-7000-8000-00000000dead' };
    expect(await office.call(addMarket, marketOf({ name: 'Odd', ...unknown }))).toMatchObject({
      reason: 'no-such-city',
    });
    const hidden = answered(
      await office.call(addCity, { ...onitsha, name: 'Enugu', letters: 'EN', isActive: false }),
    );
    const there = marketOf({ name: 'Ogbete', cityId: hidden.id });
    expect(await office.call(addMarket, there)).toMatchObject({ reason: 'city-hidden' });
    const market = answered(await office.call(addMarket, { ...there, isActive: false }));
    expect(await office.call(changeMarket, { ...there, marketId: market.id })).toMatchObject({
      reason: 'city-hidden',
    });
  });
});
