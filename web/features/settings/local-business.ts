import type { QueryClient } from '@tanstack/react-query';
import { businessHours } from '#contract/markets/rules.ts';
import { paths } from '#contract/paths.ts';
import { cachedSetting } from './queries.ts';

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** Named as the business sells them. */
const services = [
  { name: '30-minute market delivery', path: paths.order },
  { name: 'Grocery delivery', path: paths.order },
  { name: 'Market shopping', path: paths.markets },
  { name: 'Errand services', path: paths.fetchFromShop() },
];

/**
 * Structured data for search engines: schema.org’s LocalBusiness, from the settings. In a house of several cities each
 * of their pages says its own.
 */
export function localBusiness(client: QueryClient, publicUrl: string, hasSeveralCities = false): object {
  const description = cachedSetting(client, 'business_description');
  const telephone = cachedSetting(client, 'business_phone') || cachedSetting(client, 'contact_phone');
  const email = cachedSetting(client, 'business_email');
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${publicUrl}/#business`,
    name: cachedSetting(client, 'business_name'),
    url: publicUrl,
    image: `${publicUrl}/og.png`,
    ...(description === '' ? {} : { description }),
    ...(telephone === '' ? {} : { telephone }),
    ...(email === '' ? {} : { email }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: cachedSetting(client, 'business_address'),
      ...(hasSeveralCities ? {} : { addressLocality: 'Abuja' }),
      addressCountry: 'NG',
    },
    areaServed: hasSeveralCities ? 'Nigeria' : 'Abuja',
    openingHours: `Mo-Su ${clock(businessHours.opens)}-${clock(businessHours.closes)}`,
    priceRange: '₦₦',
    makesOffer: services.map(({ name, path }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name, url: publicUrl + path },
    })),
  };
}
