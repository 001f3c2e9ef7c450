import { describe, expect, it } from 'vitest';
import { newQueryClient } from '#web/data/query-client.ts';
import { localBusiness } from './local-business.ts';
import { settingsQuery } from './queries.ts';

function businessWith(settings: Record<string, string>) {
  const client = newQueryClient();
  client.setQueryData(
    settingsQuery.queryKey,
    Object.entries(settings).map(([key, value]) => ({ key, value })),
  );
  return localBusiness(client, 'https://market.example');
}

describe('structured data', () => {
  it('the structured data is the specification’s business while nothing is set', () => {
    expect(businessWith({})).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'MarketWaka',
      openingHours: 'Mo-Su 06:00-22:00',
      priceRange: '₦₦',
      areaServed: 'Abuja',
      address: { streetAddress: 'Life Camp, Abuja' },
    });
    expect(businessWith({})).not.toHaveProperty('telephone');
  });

  it('the structured data names the errand services, with the address that opens them', () => {
    const errands = {
      '@type': 'Service',
      name: 'Errand services',
      url: 'https://market.example/order?kind=fetch',
    };
    expect(businessWith({})).toMatchObject({
      makesOffer: expect.arrayContaining([{ '@type': 'Offer', itemOffered: errands }]),
    });
  });

  it('the structured data of a house of several cities names none of them', () => {
    const business = localBusiness(newQueryClient(), 'https://market.example', true);
    expect(business).toMatchObject({ areaServed: 'Nigeria' });
    expect(JSON.stringify(business)).not.toContain('addressLocality');
  });

  it('the structured data has the owner’s own name and phone', () => {
    const business = businessWith({ business_name: 'Mama Put Express', contact_phone: '+2348031234567' });
    expect(business).toMatchObject({ name: 'Mama Put Express', telephone: '+2348031234567' });
  });
});
