import { addCity } from '#contract/cities/endpoints.ts';
import type { NewCity, OfficeCity } from '#contract/cities/schema.ts';
import { addMarket } from '#contract/markets/endpoints.ts';
import type { Market } from '#contract/markets/schema.ts';
import { answered, type Client } from '../client.ts';

/** A neighbour of Abuja, near enough for its doors. */
const kubwa: NewCity = {
  name: 'Kubwa',
  letters: 'KB',
  hours: { opens: '07:00', closes: '21:00' },
  middle: { latitude: 9.1089, longitude: 7.3821 },
  isActive: true,
};

/** A second city with a market that trades on every day but Sunday. */
export async function openCity(
  owner: Client,
  given: Partial<NewCity> = {},
): Promise<{ city: OfficeCity; market: Market }> {
  const city = answered(await owner.call(addCity, { ...kubwa, ...given }));
  const market = answered(
    await owner.call(addMarket, {
      cityId: city.id,
      name: `${city.name} Market`,
      description: 'Everything for the pot',
      location: `The middle of ${city.name}`,
      isActive: true,
      marketDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
    }),
  );
  return { city, market };
}
