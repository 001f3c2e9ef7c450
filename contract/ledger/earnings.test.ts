import { expect, it } from 'vitest';
import { asKobo, sumKobo } from '../kobo.ts';
import { earningsOf } from './earnings.ts';

it('two who share a delivery get half each, and the first the kobo that cannot be halved', () => {
  const shared = earningsOf(asKobo(15_001), 100, ['musa', 'bello']);
  expect(shared).toEqual([
    { agentId: 'musa', kobo: 7501 },
    { agentId: 'bello', kobo: 7500 },
  ]);
});

it.each([1, 99, 15_000, 15_001])(
  'the agents’ shares of a fee of %i kobo add up to no more than their share, to the kobo',
  (fee) => {
    for (const percent of [0, 33, 80, 100]) {
      for (const agents of [['musa'], ['musa', 'bello']]) {
        const given = sumKobo(earningsOf(asKobo(fee), percent, agents).map(({ kobo }) => kobo));
        expect(given).toBe(Math.floor((fee * percent) / 100));
      }
    }
  },
);
