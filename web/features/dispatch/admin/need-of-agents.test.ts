import { expect, test } from 'vitest';
import { userId } from '#contract/accounts/schema.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { byNeed, lacksAgents } from './need-of-agents.ts';

const agent = {
  userId: userId.parse('00000000-0000-4000-8000-000000000001'),
  name: 'Musa Bello',
  works: 'both',
  carrying: 0,
  freeFloatKobo: 5_000_000,
  isDry: false,
  isHeard: true,
} as const;
const cause = {
  askedName: null,
  online: 0,
  canTake: 0,
  tooHeavy: 0,
  tooHeavyGrams: null,
  noFloat: 0,
  overCash: 0,
  declined: 0,
  others: 0,
};
const order = { code: orderCode.parse('MW-22222222'), since: '2026-11-26T22:00:00.000Z', cause };

const idle = { name: 'Idle', agents: [], waiting: [], dueSoon: null };
const waits = { ...idle, name: 'Waits', waiting: [order] };
const due = { ...idle, name: 'Due', dueSoon: { orders: 2, from: '2026-11-27T07:00:00.000Z' } };
const silent = { ...waits, name: 'Silent', agents: [{ ...agent, isHeard: false }] };
const served = { ...waits, name: 'Served', agents: [agent] };

test('an open market without an agent is loud only while an order waits there or is due soon', () => {
  expect([idle, waits, due, silent, served].map(lacksAgents)).toEqual([false, true, true, true, false]);
});

test('markets that lack agents come first, and idle ones are told apart', () => {
  const { shown, idle: quiet } = byNeed([idle, served, waits, due]);
  expect(shown.map(({ name }) => name)).toEqual(['Waits', 'Due', 'Served']);
  expect(quiet.map(({ name }) => name)).toEqual(['Idle']);
});
