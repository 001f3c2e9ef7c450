import { expect, it } from 'vitest';
import { cityId, zoneId } from '#contract/cities/ids.ts';
import type { OfficeZone } from '#contract/cities/zones/schema.ts';
import { asKobo } from '#contract/kobo.ts';
import { outlinesBeside } from './other-outlines.ts';

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const [abuja, kano] = [cityId.parse(id(1)), cityId.parse(id(2))];
const jabi = zone('Jabi', 3, abuja);
const sabonGari = zone('Sabon Gari', 4, kano);

it('a map to draw on shows the zones of its city, and one of another city only where it is lain over', () => {
  const shown = (neighbour?: OfficeZone) =>
    outlinesBeside([jabi, sabonGari], abuja, neighbour).map(({ name, look }) => [name, look]);
  expect(shown()).toEqual([['Jabi', 'open']]);
  expect(shown(jabi)).toEqual([['Jabi', 'struck']]);
  expect(shown(sabonGari)).toEqual([
    ['Jabi', 'open'],
    ['Sabon Gari', 'struck'],
  ]);
});

function zone(name: string, digit: number, city: OfficeZone['cityId']): OfficeZone {
  return {
    id: zoneId.parse(id(digit)),
    cityId: city,
    name,
    middle: { latitude: 9, longitude: 7 },
    outline: [
      [9_000_000, 7_000_000],
      [9_000_000, 7_010_000],
      [9_010_000, 7_010_000],
    ],
    feeKobo: asKobo(0),
    isOpen: true,
    changedAt: '2026-11-28T08:00:00.000Z',
  };
}
