import { expect, it } from 'vitest';
import { runningBalances } from './running-balances.ts';

const at = '2026-03-04T09:00:00.000Z';

it('the balances of an order’s own accounts run through its history, and those of the company are left out', () => {
  const steps = [
    {
      at,
      what: 'paid-online',
      by: null,
      lines: [
        { account: 'gateway', kobo: 500 },
        { account: 'customer_held', kobo: 500 },
      ],
    },
    {
      at,
      what: 'goods-bought',
      by: 'Emeka',
      lines: [
        { account: 'goods', kobo: 300 },
        { account: 'agent_float', kobo: -300 },
      ],
    },
    {
      at,
      what: 'billed',
      by: null,
      lines: [
        { account: 'goods', kobo: -300 },
        { account: 'delivery_fees', kobo: 100 },
        { account: 'customer_owes', kobo: 400 },
      ],
    },
    {
      at,
      what: 'held-applied',
      by: null,
      lines: [
        { account: 'customer_held', kobo: -400 },
        { account: 'customer_owes', kobo: -400 },
      ],
    },
  ] as const;
  expect(runningBalances(steps.map((step) => ({ ...step, lines: [...step.lines] })))).toEqual([
    { customer_held: 500, goods: 0, customer_owes: 0, refund_due: 0 },
    { customer_held: 500, goods: 300, customer_owes: 0, refund_due: 0 },
    { customer_held: 500, goods: 0, customer_owes: 400, refund_due: 0 },
    { customer_held: 100, goods: 0, customer_owes: 0, refund_due: 0 },
  ]);
});
