import { expect, test } from 'vitest';
import { inCityOrder, readCityNames, writtenCityName } from './city-names.ts';

test('names of a city are read as they are written, by the name of the city or the address of its page', () => {
  const names = [
    { city: 'kano', name: 'shinkafa' },
    { city: 'port-harcourt', name: 'ugu: the dry one' },
  ];
  expect(readCityNames(names.map(writtenCityName))).toEqual(names);
  expect(readCityNames([' Port Harcourt :  ugu '])).toEqual([{ city: 'port-harcourt', name: 'ugu' }]);
});

test.each(['shinkafa', ': shinkafa', 'kano:', `kano: ${'x'.repeat(61)}`])('%s is none', (written) => {
  expect(readCityNames([written])).toBeUndefined();
});

test('names of cities are sorted by city, then by name, also where one city begins as another does', () => {
  const names = [
    { city: 'lagos', name: 'b' },
    { city: 'lagos-island', name: 'a' },
    { city: 'lagos', name: 'a' },
  ];
  expect(names.toSorted(inCityOrder).map(writtenCityName)).toEqual([
    'lagos: a',
    'lagos: b',
    'lagos-island: a',
  ]);
});
