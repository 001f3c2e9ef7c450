import { cityId } from '#contract/cities/ids.ts';
import { marketId, type Market } from '#contract/markets/schema.ts';
import type { Setting } from '#contract/settings/schema.ts';

/** Two cities of a house, as they, their markets and their zones are answered to a screen. */
export const abuja = cityId.parse('01900000-0000-7000-8000-000000000001');
export const kano = cityId.parse('01900000-0000-7000-8000-000000000002');
export const wuse = marketId.parse('01900000-0000-7000-8000-000000000003');
export const sabon = marketId.parse('01900000-0000-7000-8000-000000000004');

export type ShownZone = ReturnType<typeof aZone>;

const hours = { opens: '06:00', closes: '22:00' };
const middle = { latitude: 9, longitude: 7 };

export const aCity = (
  id: typeof abuja,
  name: string,
  letters: string,
  settings: readonly Setting[] = [],
) => ({
  id,
  name,
  slug: name.toLowerCase(),
  letters,
  hours,
  middle,
  isActive: true,
  settings,
});

export const aMarket = (id: typeof wuse, ofCity: typeof abuja, name = 'A market'): Market => ({
  id,
  cityId: ofCity,
  slug: 'a-market',
  name,
  description: '',
  location: '',
  position: middle,
  marketDays: ['monday'],
  hours,
  closures: [],
  imageUrl: null,
  isActive: true,
});

export const aZone = (name: string, ofCity: typeof abuja) => ({
  id: '01900000-0000-7000-8000-000000000009',
  cityId: ofCity,
  name,
  outline: [],
  middle,
  feeKobo: 0,
});

export const answerOf = (body: unknown) => ({ status: 200, body: JSON.stringify(body) });
