import { describe, expect, it } from 'vitest';
import { anOrder } from '#test/factories/run-items.ts';
import { buyingPlaces, mapAddressOf, placeKey, thingsInHand } from './buying-places.ts';

const market = {
  id: '00000000-0000-4000-8000-0000000000aa',
  name: 'Utako Market',
  location: 'Utako, Abuja',
  place: { latitude: 9.0665, longitude: 7.4415 },
};
const atMarket = anOrder({ code: 'MW-7KQ2P9XA', market });
const neighbour = anOrder({ code: 'MW-8KQ2P9XB', market });
// The market that serves an errand stands under the name and the place of its shop.
const errand = anOrder({
  code: 'MW-9KQ2P9XC',
  market: { ...market, name: 'Bama & Sons', location: 'Beside the gate' },
  errand: { kind: 'fetch', stop: { area: 'Jabi', landmark: 'Beside the gate' } },
});

describe('the places where a run is bought', () => {
  it('are not named where all of it is one market', () => {
    expect(buyingPlaces([atMarket, neighbour])).toEqual([]);
  });

  it('are the market and the shop of an errand that the same market serves', () => {
    const places = buyingPlaces([atMarket, errand, neighbour]);
    expect(places.map(({ orders }) => orders.map(({ code }) => code))).toEqual([
      [atMarket.code, neighbour.code],
      [errand.code],
    ]);
    expect(placeKey(errand)).not.toBe(placeKey(atMarket));
  });

  it('end once their goods are on the way', () => {
    expect(buyingPlaces([{ ...errand, status: 'on_the_way' }])).toEqual([]);
    expect(buyingPlaces([atMarket, { ...errand, status: 'on_the_way' }])).toEqual([]);
  });

  it('give way to the door of a parcel from when it is in the hand until it is handed over', () => {
    const stop = { area: 'Utako', landmark: 'Behind the bank' };
    const waiting = { limit: 0, stepKobo: 20_000, charged: 0, since: null };
    const task = anOrder({ code: 'MW-5KQ2P9XD', errand: { kind: 'do', stop, brings: true, waiting } });
    expect(thingsInHand([{ ...task, status: 'shopping' }, errand, atMarket])).toEqual([]);
    expect(buyingPlaces([{ ...task, status: 'shopping' }])).toHaveLength(1);
    for (const status of ['picked_up', 'ready_for_delivery', 'on_the_way'] as const) {
      const inHand = { ...task, status };
      expect(thingsInHand([inHand])).toEqual([inHand]);
      expect(buyingPlaces([inHand])).toEqual([]);
    }
  });

  it('open in a map: a market at its point, a shop by its name near there', () => {
    expect(mapAddressOf(atMarket)).toBe('geo:9.0665,7.4415?q=9.0665,7.4415(Utako%20Market)');
    expect(mapAddressOf(errand)).toBe('geo:9.0665,7.4415?q=Bama%20%26%20Sons%2C%20Jabi');
  });
});
