import { expect, it } from 'vitest';
import { abuja, kano } from '#test/shown-cities.ts';
import { zoneSpots } from './use-zone-spots.ts';

const zones = [
  { cityId: abuja, name: 'Gwarinpa', middle: { latitude: 9.1085, longitude: 7.4045 } },
  { cityId: kano, name: 'Fagge', middle: { latitude: 12.006, longitude: 8.523 } },
  { cityId: abuja, name: 'Utako', middle: { latitude: 9.0665, longitude: 7.4415 } },
];
const inAbuja = { latitude: 9.07, longitude: 7.43 };
const inKano = { latitude: 12.01, longitude: 8.5 };
const namesFor = (...places: (typeof inAbuja)[]) => zoneSpots(zones, places).map(({ label }) => label);

it('a person who hears a map read aloud hears the neighbourhoods of its own city alone', () => {
  expect(namesFor(inAbuja)).toEqual(['Gwarinpa', 'Utako']);
  expect(namesFor(inKano, inKano)).toEqual(['Fagge']);
});

it('an admin whose agents stand in two cities finds the neighbourhoods of both on the map', () => {
  expect(namesFor(inKano, inAbuja)).toEqual(['Gwarinpa', 'Fagge', 'Utako']);
});
