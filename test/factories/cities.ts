import type { Address } from '#contract/address.ts';
import type { Place } from '#contract/areas.ts';
import { addCity } from '#contract/cities/endpoints.ts';
import type { NewCity, OfficeCity } from '#contract/cities/schema.ts';
import { addZone } from '#contract/cities/zones/endpoints.ts';
import { pointOf } from '#contract/cities/zones/outline.ts';
import { addMarket } from '#contract/markets/endpoints.ts';
import type { Market } from '#contract/markets/schema.ts';
import { answered, type Client } from '../client.ts';

/** A town beside Abuja, past the doors that Abuja's markets bring to. */
const kubwa: NewCity = {
  name: 'Kubwa',
  letters: 'KB',
  hours: { opens: '07:00', closes: '21:00' },
  middle: { latitude: 9.155, longitude: 7.322 },
  isActive: true,
};

/** A second city with a market that trades on every day but Sunday, and one neighbourhood round its middle. */
export async function openCity(
  owner: Client,
  given: Partial<NewCity> = {},
): Promise<{ city: OfficeCity; market: Market; address: Address }> {
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
  answered(
    await owner.call(addZone, {
      cityId: city.id,
      name: `${city.name} town`,
      outline: squareAround(city.middle),
      feeKobo: 0,
      isOpen: true,
    }),
  );
  const address = {
    area: `${city.name} town`,
    landmark: 'Behind the post office',
    directions: '',
    pin: null,
  };
  return { city, market, address };
}

/** An outline of some two kilometres to each side of a place. */
export function squareAround(middle: Place): [number, number][] {
  const [north, east] = pointOf(middle);
  const reach = 20_000;
  return [
    [north - reach, east - reach],
    [north - reach, east + reach],
    [north + reach, east + reach],
    [north + reach, east - reach],
  ];
}
