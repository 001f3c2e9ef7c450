import { describe, expect, it } from 'vitest';
import { newQueryClient } from '#web/data/query-client.ts';
import { localBusiness } from './local-business.ts';
import { settingsQuery } from './queries.ts';

function toldBy(settings: Record<string, string>) {
  const client = newQueryClient();
  client.setQueryData(
    settingsQuery.queryKey,
    Object.entries(settings).map(([key, value]) => ({ key, value })),
  );
  return localBusiness(client, 'https://market.example');
}

describe('structured data', () => {
  it('the structured data is the specification’s business while nothing is set', () => {
    expect(toldBy({})).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'MarketWaka',
      openingHours: 'Mo-Su 06:00-22:00',
      priceRange: '₦₦',
      areaServed: 'Abuja',
      address: { streetAddress: 'Life Camp, Abuja' },
    });
    expect(toldBy({})).not.toHaveProperty('telephone');
  });

  it('the structured data names the errand services, with the address that opens them', () => {
    const errands = {
      '@type': 'Service',
      name: 'Errand services',
      url: 'https://market.example/order?kind=fetch',
    };
    expect(toldBy({})).toMatchObject({
      makesOffer: expect.arrayContaining([{ '@type': 'Offer', itemOffered: errands }]),
    });
  });

  it('the structured data of a house of several cities names none of them', () => {
    const told = localBusiness(newQueryClient(), 'https://market.example', true);
    expect(told).toMatchObject({ areaServed: 'Nigeria' });
    expect(JSON.stringify(told)).not.toContain('addressLocality');
  });

  it('the structured data has the owner’s own name and phone', () => {
    const told = toldBy({ business_name: 'Mama Put Express', contact_phone: '+2348031234567' });
    expect(told).toMatchObject({ name: 'Mama Put Express', telephone: '+2348031234567' });
  });
});
