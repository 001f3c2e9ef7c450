// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { showCoverage } from '#contract/dispatch/admin/endpoints.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { openScreen } from '#test/opened-screen.tsx';
import { WaitingCause } from './waiting-cause.tsx';

const code = orderCode.parse('MW-22222222');
const cause = {
  askedName: null,
  online: 1,
  canTake: 0,
  tooHeavy: 1,
  noFloat: 0,
  overCash: 0,
  declined: 0,
  others: 0,
};

async function shownFor(given: Partial<Record<keyof typeof cause | 'tooHeavyGrams', unknown>>) {
  const waiting = [{ code, since: '2026-11-26T22:00:00.000Z', cause: { ...cause, ...given } }];
  const market = { marketId: '01900000-0000-7000-8000-000000000003', name: 'Utako', isOpen: true };
  const body = JSON.stringify([{ ...market, agents: [], waiting, dueSoon: null }]);
  const screen = await openScreen(<WaitingCause code={code} />, {
    [showCoverage.path]: { status: 200, body },
  });
  await screen.wait(20);
  const text = screen.text();
  await screen.close();
  return text;
}

it('staff read the weight of an order that none of the agents at work carries alone, and what to send', async () => {
  const heavy =
    'E heavy reach 100 kg: e pass wetin one agent there fit carry. Send bigger motor, or add second agent.';
  expect(await shownFor({ tooHeavyGrams: 100_000 })).toBe(`1 dey online · ${heavy}`);
  expect(await shownFor({ tooHeavyGrams: 100_000, online: 0 })).toContain(heavy);
});

it('an order that one of them carries, or that an older version answered, is shown with its obstacles alone', async () => {
  expect(await shownFor({ tooHeavyGrams: null, askedName: 'Big Bisi' })).toBe('Big Bisi dey look am now');
  expect(await shownFor({})).toBe('1 dey online · e heavy pass 1');
});
