import { useQuery } from '@tanstack/react-query';
import type { CityId } from '#contract/cities/ids.ts';
import { measuresFirst, type Measure } from '#contract/measures/measures.ts';
import { useRememberedCity } from './chosen-city.ts';
import { citiesQuery } from './queries.ts';

/** Every measure, those first that a city's markets usually sell by; without a city that of the one chosen on this device. */
export function useMeasuresIn(cityId: CityId | undefined): readonly Measure[] {
  const remembered = useRememberedCity();
  const { data: cities = [] } = useQuery(citiesQuery);
  const only = cities.length === 1 ? cities[0] : undefined;
  const city =
    cities.find(({ id }) => id === cityId) ?? cities.find(({ slug }) => slug === remembered) ?? only;
  return measuresFirst(city?.measures ?? []);
}
