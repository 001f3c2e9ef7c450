// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { payCopy } from '#contract/copy/payments.ts';
import { asKobo } from '#contract/kobo.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { openScreen } from '#test/opened-screen.tsx';
import { PayNow } from './pay-now.tsx';

const { now: copy } = payCopy.pcm;
const order = {
  code: orderCode.parse('MW-7KQ2P9XA'),
  customer: { id: null, name: 'Amaka', phone: '+2348031234567' },
  status: 'on_the_way',
  toPayKobo: asKobo(20_000),
  heldKobo: asKobo(0),
  placedAt: '2026-11-26T10:00:00.000Z',
} as const;

it.each([
  [false, copy.doorOnlyText, false],
  [true, copy.doorText, true],
  [null, copy.doorText, true],
])(
  'a customer of a house that pays online, as its answer says: %s, reads how to pay and is offered no more than that',
  async (paysOnline, text, isOffered) => {
    const screen = await openScreen(<PayNow order={{ ...order, paysOnline }} token={null} />);
    expect(screen.text()).toContain(text);
    expect(screen.text().includes(copy.button('₦200'))).toBe(isOffered);
    await screen.close();
  },
);
