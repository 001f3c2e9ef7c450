// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { openScreen, type OpenedScreen } from '#test/opened-screen.tsx';
import { CallUs } from './track/call-us.tsx';
import type { OfOrder } from './use-city-setting.ts';

const abuja = '01900000-0000-7000-8000-000000000001';
const kano = '01900000-0000-7000-8000-000000000002';
const sabon = '01900000-0000-7000-8000-000000000004';

const city = (id: string, letters: string, phone: string | null) => ({
  id,
  name: letters,
  slug: letters.toLowerCase(),
  letters,
  hours: { opens: '06:00', closes: '22:00' },
  middle: { latitude: 9, longitude: 7 },
  isActive: true,
  settings: phone === null ? [] : [{ key: 'contact_phone', value: phone }],
});

const market = {
  id: sabon,
  cityId: kano,
  slug: 'sabon-gari',
  name: 'Sabon Gari',
  description: '',
  location: '',
  position: { latitude: 12, longitude: 8.5 },
  marketDays: ['monday'],
  hours: { opens: '06:00', closes: '22:00' },
  closures: [],
  imageUrl: null,
  isActive: true,
};

const answer = (body: unknown) => ({ status: 200, body: JSON.stringify(body) });
const several = [city(abuja, 'AB', null), city(kano, 'KN', '+2348031112222')];

let screen: OpenedScreen;
afterEach(() => screen.close());

/** Numbers that somebody may call from an order; the house has none in this screen. */
async function callable(order: OfOrder, cities: unknown): Promise<string[]> {
  screen = await openScreen(<CallUs order={order} />, {
    '/api/cities': answer(cities),
    '/api/markets': answer([market]),
  });
  await screen.wait(40);
  return [...document.querySelectorAll('a')].map(({ href }) => href);
}

it('a customer calls the number of the city that their order’s market lies in', async () => {
  expect(await callable({ code: 'MW-23456789', marketId: sabon }, several)).toEqual(['tel:+2348031112222']);
});

it('the code alone leads to the number of the city of its letters', async () => {
  expect(await callable({ code: 'MW-KN-23456789' }, several)).toEqual(['tel:+2348031112222']);
});

it('an order of a city without a number of its own has the house’s, which is none here', async () => {
  expect(await callable({ code: 'MW-AB-23456789' }, several)).toEqual([]);
});

it('in a house of one city its own number counts for every order', async () => {
  const one = [city(abuja, 'AB', '+2348030000001')];
  expect(await callable({ code: 'MW-23456789' }, one)).toEqual(['tel:+2348030000001']);
});
