import type { QueryClient } from '@tanstack/react-query';
import type { City } from '#contract/cities/schema.ts';
import { paths } from '#contract/paths.ts';
import { localBusiness } from '../settings/local-business.ts';

/** Structured data of a city's page: the house's business, as it is in this city, at the hours of its markets. */
export function cityBusiness(
  client: QueryClient,
  publicUrl: string,
  { name, slug }: City,
  hours: City['hours'],
): object {
  const url = `${publicUrl}${paths.market(slug)}`;
  return {
    ...localBusiness(client, publicUrl),
    '@id': `${url}#business`,
    url,
    address: { '@type': 'PostalAddress', addressLocality: name, addressCountry: 'NG' },
    areaServed: name,
    openingHours: `Mo-Sa ${hours.opens}-${hours.closes}`,
  };
}
