// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { agentMoneyCopy } from '#contract/copy/agent/money.ts';
import { asKobo } from '#contract/kobo.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { openScreen, type OpenedScreen } from '#test/opened-screen.tsx';
import { EarnedOrder } from './earned-order.tsx';

const { bothWays } = agentMoneyCopy.pcm.earnings;
const earned = {
  code: orderCode.parse('MW-ABCDEFGH'),
  at: '2026-11-26T12:00:00.000Z',
  kobo: asKobo(24_000),
  held: null,
};

let screen: OpenedScreen;

afterEach(() => screen.close());

it.each([
  [true, 1],
  [false, 0],
  [null, 0],
])(
  'an agent reads beside the code of an order that its sum is for both ways where that is so: %s',
  async (isBothWays, times) => {
    screen = await openScreen(<EarnedOrder order={{ ...earned, isBothWays }} />);
    expect(screen.text().split(bothWays)).toHaveLength(times + 1);
  },
);
