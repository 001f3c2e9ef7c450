import { expect, it } from 'vitest';
import { readErrand } from './errand.ts';
import { namedAreas, unservedIn } from './known-areas.ts';

const zones = [{ name: 'Gwarinpa' }, { name: 'Jabi' }];

it('a neighbourhood that is known and not served is read as one, and not as a part of the name before it', () => {
  const text = 'collect my cake for Next Cash and Carry Jahi, bring am come 1st Avenue Gwarinpa';
  const read = readErrand(text, namedAreas(zones));
  expect(read?.stop).toEqual({ name: 'Next Cash and Carry', area: 'Jahi', landmark: '' });
  expect(read?.to).toEqual({ area: 'Gwarinpa', landmark: '1st Avenue' });
});

it.each([
  ['Opposite Jahi market', 'Jahi'],
  ['wuse 2, beside the bank', 'Wuse 2'],
  ['Jahi road, Jabi', null],
  ['Blue gate, 1st Avenue', null],
])('a guest who writes "%s" names %s as the area that is not served', (text, area) => {
  expect(unservedIn(text, zones)).toBe(area);
});

it('a neighbourhood that is served by now is not said to be outside', () => {
  expect(unservedIn('Jahi market', [{ name: 'jahi' }])).toBeNull();
  expect(unservedIn('Garki hospital', [{ name: 'Garki, Abuja' }])).toBeNull();
});
