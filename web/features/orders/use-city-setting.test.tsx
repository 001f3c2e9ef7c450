// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { openScreen, type OpenedScreen } from '#test/opened-screen.tsx';
import { abuja, aCity, aMarket, answerOf, kano, sabon } from '#test/shown-cities.ts';
import { CallUs } from './track/call-us.tsx';
import type { OfOrder } from './use-city-setting.ts';

const several = [aCity(abuja, 'Abuja', 'AB'), aCity(kano, 'Kano', 'KN', callAt('+2348031112222'))];

let screen: OpenedScreen;
afterEach(() => screen.close());

function callAt(value: string) {
  return [{ key: 'contact_phone' as const, value }];
}

/** Numbers that somebody may call from an order; the house has none in this screen. */
async function callable(order: OfOrder, cities: unknown): Promise<string[]> {
  screen = await openScreen(<CallUs order={order} />, {
    '/api/cities': answerOf(cities),
    '/api/markets': answerOf([aMarket(sabon, kano)]),
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
  const one = [aCity(abuja, 'Abuja', 'AB', callAt('+2348030000001'))];
  expect(await callable({ code: 'MW-23456789' }, one)).toEqual(['tel:+2348030000001']);
});
