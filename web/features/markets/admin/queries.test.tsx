// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { SentTo } from '#contract/endpoint.ts';
import type { addMarket } from '#contract/markets/endpoints.ts';
import { openScreen, type Answer } from '#test/opened-screen.tsx';
import { aMarket, answerOf, kano, sabon, wuse } from '#test/shown-cities.ts';
import { allMarketsQuery, useAddMarket } from './queries.ts';

const written: SentTo<typeof addMarket> = {
  name: 'Rimi Market',
  description: 'Everything for the pot',
  location: 'The middle of Kano',
  marketDays: ['monday'],
  isActive: true,
};

/** The markets of one city, and then of every city. */
function Markets() {
  const [isWide, setWide] = useState(false);
  const { data } = useQuery(allMarketsQuery(isWide ? {} : { city: 'kano' }));
  const add = useAddMarket();
  return (
    <>
      <p>{data === undefined ? 'not read' : data.map(({ name }) => name).join()}</p>
      <button onClick={() => add.mutate(written)}>{add.isSuccess ? 'added' : 'add'}</button>
      <button onClick={() => setWide(true)}>every city</button>
    </>
  );
}

it('a market that is saved while one city is shown does not stand as the only one of every city', async () => {
  const answers: Record<string, Answer> = {
    '/api/admin/markets?city=kano': answerOf([aMarket(sabon, kano, 'Sabon Gari')]),
    '/api/admin/markets': answerOf(aMarket(wuse, kano, written.name)),
  };
  const screen = await openScreen(<Markets />, answers);
  await screen.wait(20);
  expect(screen.text()).toContain('Sabon Gari');
  await screen.tap('add');
  expect(screen.button('added')).toBeDefined();
  // The list of all has the address of the market that was added.
  answers['/api/admin/markets'] = 'never answers';
  await screen.tap('every city');
  expect(screen.text()).toContain('not read');
  await screen.close();
});
