// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { openScreen, type OpenedScreen } from '#test/opened-screen.tsx';
import { abuja, aCity, aMarket, answerOf, kano, sabon, wuse } from '#test/shown-cities.ts';
import { ByCity } from './by-city.tsx';

const inAbuja = aMarket(wuse, abuja, 'Wuse Market');
const inKano = aMarket(sabon, kano, 'Sabon Gari');
const cities = answerOf([aCity(abuja, 'Abuja', 'AB'), aCity(kano, 'Kano', 'KN')]);

let screen: OpenedScreen;

afterEach(async () => {
  await screen.close();
  localStorage.clear();
});

it('the city of a market that is chosen comes before the remembered one, until another is chosen here', async () => {
  localStorage.setItem('mw.city', 'abuja');
  screen = await openScreen(
    <ByCity markets={[inAbuja, inKano]} chosen={inKano.id}>
      {(markets) => <p>{markets.map(({ name }) => name).join()}</p>}
    </ByCity>,
    { '/api/cities': cities },
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
