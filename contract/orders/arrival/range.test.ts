import { expect, it } from 'vitest';
import type { AgentWork, Vehicle } from '#contract/agents/schema.ts';
import { vehicleFacts } from '#contract/agents/vehicles.ts';
import {
  arrivalPromise,
  errandPace,
  likelyArrival,
  type AgentAhead,
  type Errand,
  type Hands,
} from './range.ts';

const errand: Errand = { items: 6, queueMinutes: errandPace.queueMinutes, wayKm: 1, grams: 0 };
const agentOn = (vehicle: Vehicle, works: AgentWork = 'both'): AgentAhead => ({
  works,
  freeIn: 0,
  ...vehicleFacts[vehicle],
});
const motorcycles = (...freeIn: number[]): AgentAhead[] =>
  freeIn.map((minutes) => ({ ...agentOn('motorcycle'), freeIn: minutes }));
const promised = (hands: Hands, wanted = errand) => arrivalPromise(wanted, hands, 30);
const emptyQueue = { ahead: [] };

it('a customer whose market has a free agent is promised about half an hour, in steps of five minutes', () => {
  const range = promised({ agents: motorcycles(0), ...emptyQueue });
  expect(range).toEqual({ earliest: 10, latest: 25 });
});

it('a customer waits longer behind others, for a longer list, a further door and a busy agent', () => {
  const likely = likelyArrival(errand, { agents: motorcycles(0), ...emptyQueue }) ?? 0;
  const others: [Errand, Hands][] = [
    [errand, { agents: motorcycles(0), ahead: [errand] }],
    [
      { ...errand, items: 12 },
      { agents: motorcycles(0), ...emptyQueue },
    ],
    [
      { ...errand, wayKm: 3 },
      { agents: motorcycles(0), ...emptyQueue },
    ],
    [errand, { agents: motorcycles(12), ...emptyQueue }],
  ];
  for (const [wanted, hands] of others) expect(likelyArrival(wanted, hands)).toBeGreaterThan(likely);
});

it('orders ahead are shared among the agents at work, the first free one taking the next', () => {
  const ahead = [errand, errand];
  const alone = likelyArrival(errand, { agents: motorcycles(0), ahead });
  const together = likelyArrival(errand, { agents: motorcycles(0, 0, 0), ahead });
  expect(together).toBe(likelyArrival(errand, { agents: motorcycles(0), ...emptyQueue }));
  expect(alone).toBeGreaterThan((together ?? 0) * 2);
});

it('a range that holds the time of the front page ends at most fifteen minutes after it; one beyond it may end later', () => {
  expect(promised({ agents: motorcycles(15), ...emptyQueue })?.latest).toBe(45);
  expect(promised({ agents: motorcycles(40), ...emptyQueue })?.earliest).toBeGreaterThan(30);
  expect(promised({ agents: motorcycles(40), ...emptyQueue })?.latest).toBeGreaterThan(45);
});

it('a quote is promised no time while no agent is at work', () => {
  expect(promised({ agents: motorcycles(), ahead: [errand] })).toBeNull();
});

it('a customer waits longer for a bicycle than for a motorcycle, and only the way makes the difference', () => {
  const by = (vehicle: Vehicle, wayKm: number) =>
    likelyArrival({ ...errand, wayKm }, { agents: [agentOn(vehicle)], ...emptyQueue }) ?? 0;
  expect(by('bicycle', 0)).toBe(by('motorcycle', 0));
  expect(by('bicycle', 2) - by('motorcycle', 2)).toBeCloseTo(2800 / 200 - 2800 / 350);
});

it('an order is counted to the agent who is at its door first, a slow one who is free now or a quick one who is free soon', () => {
  const onFoot = agentOn('on-foot');
  const likely = (wayKm: number, ...agents: AgentAhead[]) =>
    likelyArrival({ ...errand, wayKm }, { agents, ...emptyQueue });
  const [soon] = motorcycles(6);
  if (soon === undefined) throw new Error('one was asked for');
  expect(likely(0.2, onFoot, soon)).toBe(likely(0.2, onFoot));
  expect(likely(3, onFoot, soon)).toBe(likely(3, soon));
});

it('a heavy order waits for a vehicle that carries it, and is promised no time where none is at work', () => {
  const bag: Errand = { ...errand, grams: 50_000 };
  const bicycle = agentOn('bicycle');
  const [later] = motorcycles(20);
  if (later === undefined) throw new Error('one was asked for');
  const likely = (...agents: AgentAhead[]) => likelyArrival(bag, { agents, ...emptyQueue });
  expect(likely(bicycle, later)).toBe(likely(later));
  expect(likely(bicycle)).toBeNull();
});

it('an order ahead that nobody carries keeps nobody waiting', () => {
  const ahead = [{ ...errand, grams: 90_000 }];
  expect(likelyArrival(errand, { agents: motorcycles(0), ahead })).toBe(
    likelyArrival(errand, { agents: motorcycles(0), ...emptyQueue }),
  );
});

it('a shopper and a rider bring an order sooner than the rider who is busy meanwhile would alone', () => {
  const shopper = agentOn('on-foot', 'shopper');
  const rider = { ...agentOn('motorcycle', 'rider'), freeIn: 5 };
  const likely = (...agents: AgentAhead[]) => likelyArrival(errand, { agents, ...emptyQueue });
  expect(likely(shopper, rider)).toBe(likely(...motorcycles(0)));
  expect(likely(shopper)).toBeNull();
  expect(likely(rider)).toBeNull();
});
