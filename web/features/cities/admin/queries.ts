import { useQueryClient } from '@tanstack/react-query';
import { addCity, changeCity, listAllCities } from '#contract/cities/endpoints.ts';
import type { OfficeCity } from '#contract/cities/schema.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { useWrite } from '#web/data/use-write.ts';
import { citiesQuery } from '../queries.ts';

/** Every city, the hidden ones too. */
export const allCitiesQuery = apiQuery(listAllCities, {});

export function useAddCity() {
  return useWrite(addCity, usePutCity());
}

export function useChangeCity() {
  const client = useQueryClient();
  // Refused, it may not be what it was shown to be.
  return useWrite(changeCity, usePutCity(), () =>
    client.invalidateQueries({ queryKey: allCitiesQuery.queryKey }),
  );
}

function usePutCity() {
  const client = useQueryClient();
  return (city: OfficeCity) => {
    client.setQueryData(allCitiesQuery.queryKey, (cities = []) =>
      [...cities.filter(({ id }) => id !== city.id), city].toSorted((one, other) =>
        one.name.localeCompare(other.name),
      ),
    );
    void client.invalidateQueries({ queryKey: citiesQuery.queryKey });
  };
}
