import type { QueryClient } from '@tanstack/react-query';
import { chosenCity } from '../cities/chosen-city.ts';
import { citiesQuery } from '../cities/queries.ts';
import { zonesIn, zonesQuery } from '../cities/zones/queries.ts';

/**
 * The cities, and the neighbourhoods of the one that an order would begin with here: the one that was chosen on this
 * device, else the first. In a house of one city that is all of them.
 */
export async function prefetchZones(client: QueryClient): Promise<void> {
  await client.prefetchQuery(citiesQuery);
  const cities = client.getQueryData(citiesQuery.queryKey) ?? [];
  const [first] = cities;
  if (first === undefined) return;
  const city = cities.find(({ slug }) => slug === chosenCity()) ?? first;
  await client.prefetchQuery(cities.length === 1 ? zonesQuery : zonesIn(city.id));
}
