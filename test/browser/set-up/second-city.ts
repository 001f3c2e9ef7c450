import { changeCity, listAllCities } from '#contract/cities/endpoints.ts';
import { changeMarket, listAllMarkets } from '#contract/markets/endpoints.ts';
import { answered, type Client } from '#test/client.ts';

/** The house works in one city again, for the tests that share this product. */
export async function closeCity(owner: Client, slug: string): Promise<void> {
  const city = answered(await owner.call(listAllCities, {})).find((one) => one.slug === slug);
  if (city === undefined) return;
  for (const market of answered(await owner.call(listAllMarkets, {}))) {
    const { id: marketId, name, description, location, hours } = market;
    if (market.cityId !== city.id) continue;
    const written = { marketId, name, description, location, hours, marketDays: ['monday' as const] };
    answered(await owner.call(changeMarket, { ...written, isActive: false }));
  }
  const { id: cityId, name, hours, middle } = city;
  answered(await owner.call(changeCity, { cityId, name, hours, middle, isActive: false }));
}
