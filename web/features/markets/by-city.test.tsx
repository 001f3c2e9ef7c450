// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { cityId } from '#contract/cities/ids.ts';
import { marketId, type Market } from '#contract/markets/schema.ts';
import { openScreen, type OpenedScreen } from '#test/opened-screen.tsx';
import { ByCity } from './by-city.tsx';

const abuja = cityId.parse('01900000-0000-7000-8000-000000000001');
const kano = cityId.parse('01900000-0000-7000-8000-000000000002');
const wuse = aMarket('01900000-0000-7000-8000-000000000003', 'Wuse Market', abuja);
const sabon = aMarket('01900000-0000-7000-8000-000000000004', 'Sabon Gari', kano);

function aMarket(id: string, name: string, ofCity: Market['cityId']): Market {
  return {
    id: marketId.parse(id),
    cityId: ofCity,
    slug: 'a-market',
    name,
    description: '',
    location: '',
    position: { latitude: 9, longitude: 7 },
    marketDays: ['monday'],
    hours: { opens: '06:00', closes: '22:00' },
    closures: [],
    imageUrl: null,
    isActive: true,
  };
}

const ofCity = (id: string, name: string, slug: string, letters: string) => ({
  id,
  name,
  slug,
  letters,
  hours: { opens: '06:00', closes: '22:00' },
  middle: { latitude: 9, longitude: 7 },
  isActive: true,
  settings: [],
});
const cities = JSON.stringify([ofCity(abuja, 'Abuja', 'abuja', 'AB'), ofCity(kano, 'Kano', 'kano', 'KN')]);

let screen: OpenedScreen;

afterEach(async () => {
  await screen.close();
  localStorage.clear();
});

it('the city of a market that is chosen comes before the remembered one, until another is chosen here', async () => {
  localStorage.setItem('mw.city', 'abuja');
  screen = await openScreen(
    <ByCity markets={[wuse, sabon]} chosen={sabon.id}>
      {(markets) => <p>{markets.map(({ name }) => name).join()}</p>}
    </ByCity>,
    { '/api/cities': { status: 200, body: cities } },
  );
  await screen.wait(20);
  expect(screen.text()).toContain('Sabon Gari');
  expect(screen.text()).not.toContain('Wuse Market');
  const select = document.querySelector('select');
  if (select === null) throw new Error('there is no city to choose');
  select.value = 'abuja';
  await act(async () => select.dispatchEvent(new Event('change', { bubbles: true })));
  expect(screen.text()).toContain('Wuse Market');
  expect(screen.text()).not.toContain('Sabon Gari');
});
