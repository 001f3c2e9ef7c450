import { expect, test } from 'vitest';
import { cityId } from '../cities/ids.ts';
import { cityHours } from './city-hours.ts';

const [here, elsewhere] = [
  cityId.parse('01900000-0000-7000-8000-000000000001'),
  cityId.parse('01900000-0000-7000-8000-000000000002'),
];
const city = { id: here, hours: { opens: '07:00', closes: '21:00' } };
const market = (opens: string, closes: string, more = {}) => ({
  cityId: here,
  isActive: true,
  hours: { opens, closes },
  ...more,
});

test('a city is open from its first market that opens to its last that closes, beyond its own hours too', () => {
  const markets = [market('08:00', '18:30'), market('06:30', '17:00'), market('09:00', '22:00')];
  expect(cityHours(city, markets)).toEqual({ opens: '06:30', closes: '22:00' });
});

test('markets that are hidden or lie in another city say nothing of it; without any its own hours count', () => {
  const others = [
    market('06:00', '22:00', { isActive: false }),
    market('06:00', '22:00', { cityId: elsewhere }),
  ];
  expect(cityHours(city, others)).toEqual(city.hours);
  expect(cityHours(city, [...others, market('08:00', '18:00')])).toEqual({ opens: '08:00', closes: '18:00' });
});
