import { expect, it } from 'vitest';
import { arrivalPromise, likelyArrival, type Errand, type Hands } from './range.ts';

const errand: Errand = { items: 6, wayKm: 1 };
const promised = (hands: Hands, wanted = errand) => arrivalPromise(wanted, hands, 30);
const emptyQueue = { ahead: [] };

it('a customer whose market has a free agent is promised about half an hour, in steps of five minutes', () => {
  const range = promised({ freeIn: [0], ...emptyQueue });
  expect(range).toEqual({ earliest: 10, latest: 25 });
});

it('a customer waits longer behind others, for a longer list, a further door and a busy agent', () => {
  const likely = likelyArrival(errand, { freeIn: [0], ...emptyQueue }) ?? 0;
  const others: [Errand, Hands][] = [
    [errand, { freeIn: [0], ahead: [errand] }],
    [
      { ...errand, items: 12 },
      { freeIn: [0], ...emptyQueue },
    ],
    [
      { ...errand, wayKm: 3 },
      { freeIn: [0], ...emptyQueue },
    ],
    [errand, { freeIn: [12], ...emptyQueue }],
  ];
  for (const [wanted, hands] of others) expect(likelyArrival(wanted, hands)).toBeGreaterThan(likely);
});

it('orders ahead are shared among the agents at work, the first free one taking the next', () => {
  const ahead = [errand, errand];
  const alone = likelyArrival(errand, { freeIn: [0], ahead });
  const together = likelyArrival(errand, { freeIn: [0, 0, 0], ahead });
  expect(together).toBe(likelyArrival(errand, { freeIn: [0], ...emptyQueue }));
  expect(alone).toBeGreaterThan((together ?? 0) * 2);
});

it('a range that holds the time of the front page ends at most fifteen minutes after it; one beyond it may end later', () => {
  expect(promised({ freeIn: [15], ...emptyQueue })?.latest).toBe(45);
  expect(promised({ freeIn: [40], ...emptyQueue })?.earliest).toBeGreaterThan(30);
  expect(promised({ freeIn: [40], ...emptyQueue })?.latest).toBeGreaterThan(45);
});

it('a quote is promised no time while no agent is at work', () => {
  expect(promised({ freeIn: [], ahead: [errand] })).toBeNull();
});
