import { cityId } from '#contract/cities/ids.ts';
import { marketId } from '#contract/markets/schema.ts';

/** Two cities of a house, as their markets and zones are answered to a screen. */
export const abuja = cityId.parse('01900000-0000-7000-8000-000000000001');
export const kano = cityId.parse('01900000-0000-7000-8000-000000000002');
export const wuse = marketId.parse('01900000-0000-7000-8000-000000000003');
export const sabon = marketId.parse('01900000-0000-7000-8000-000000000004');

export type ShownMarket = ReturnType<typeof aMarket>;
export type ShownZone = ReturnType<typeof aZone>;

export const aMarket = (id: typeof wuse, ofCity: typeof abuja) => ({
  id,
  cityId: ofCity,
  slug: 'a-market',
  name: 'A market',
  description: '',
  location: '',
  position: { latitude: 9, longitude: 7 },
  marketDays: ['monday'],
  hours: { opens: '06:00', closes: '22:00' },
  closures: [],
  imageUrl: null,
  isActive: true,
});

export const aZone = (name: string, ofCity: typeof abuja) => ({
  id: '01900000-0000-7000-8000-000000000009',
  cityId: ofCity,
  name,
  outline: [],
  middle: { latitude: 9, longitude: 7 },
  feeKobo: 0,
});

export const answerOf = (body: unknown) => ({ status: 200, body: JSON.stringify(body) });
