import { listCities } from '#contract/cities/endpoints.ts';
import { apiQuery } from '#web/data/api-query.ts';

/** The cities that are shown. */
export const citiesQuery = apiQuery(listCities, {});
