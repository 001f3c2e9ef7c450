import { expect, it } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { viewHowPaid } from './view-how-paid.ts';

const orderId = 'an order';
const money = asKobo;

it('sums what came by each way, and everything that went back', () => {
  const credit = { to: 'credit', accountId: 'ada' } as const;
  expect(
    viewHowPaid([
      { what: 'credit-held', orderId, accountId: 'ada', kobo: money(200) },
      { what: 'paid-online', orderId, paymentId: 'one', kobo: money(800) },
      { what: 'paid-in-vain', orderId, paymentId: 'two', kobo: money(800) },
      {
        what: 'billed',
        orderId,
        version: 3,
        goodsKobo: money(600),
        deliveryFeeKobo: money(100),
        serviceFeeKobo: money(50),
      },
      { what: 'held-applied', orderId, version: 3, kobo: money(750) },
      { what: 'change-booked', orderId, version: 3, back: { ...credit, kobo: money(250) } },
      { what: 'claim-refunded', orderId, claimId: 'bad', back: { ...credit, kobo: money(30) } },
    ]),
  ).toEqual({ creditKobo: 200, onlineKobo: 1600, cashKobo: 0, transferKobo: 0, backKobo: 1080 });
});

it('counts cash as it was handed over, change and all', () => {
  const over = { to: 'credit', accountId: 'ada', kobo: money(50) } as const;
  expect(
    viewHowPaid([{ what: 'cash-collected', orderId, agentId: 'musa', billKobo: money(750), over }]),
  ).toMatchObject({ cashKobo: 800, backKobo: 50 });
});
