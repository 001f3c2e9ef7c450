import { expect, it } from 'vitest';
import { asKobo } from '../kobo.ts';
import { howPaidOf } from './how-paid.ts';

const orderId = 'an order';
const money = asKobo;

it('sums what came by each way, and everything that went back', () => {
  const credit = { to: 'credit', accountId: 'ada' } as const;
  expect(
    howPaidOf([
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
  ).toEqual({
    creditKobo: 200,
    onlineKobo: 1600,
    cashKobo: 0,
    transferKobo: 0,
    backKobo: 1080,
    toCreditKobo: 280,
    toSenderKobo: 800,
    sentKobo: 0,
    waitingKobo: 0,
  });
});

it('cash counts as it was handed over, with its change', () => {
  const over = { to: 'credit', accountId: 'ada', kobo: money(50) } as const;
  expect(
    howPaidOf([{ what: 'cash-collected', orderId, agentId: 'musa', billKobo: money(750), over }]),
  ).toMatchObject({ cashKobo: 800, backKobo: 50 });
});

it('a sum that goes back is shown with the company, as sent the way it came, or as due again', () => {
  const back = { to: 'sender', kobo: money(900) } as const;
  const cancelled = [
    { what: 'paid-online', orderId, paymentId: 'one', kobo: money(900) },
    { what: 'held-returned', orderId, version: 2, back },
  ] as const;
  expect(howPaidOf(cancelled)).toMatchObject({ backKobo: 900, toSenderKobo: 900, sentKobo: 0 });
  const sent = { what: 'refund-sent', orderId, refundId: 'a', from: 'gateway', kobo: money(900) } as const;
  expect(howPaidOf([...cancelled, sent])).toMatchObject({ backKobo: 900, toSenderKobo: 0, sentKobo: 900 });
  const bounced = { what: 'refund-bounced', orderId, refundId: 'a', kobo: money(900) } as const;
  expect(howPaidOf([...cancelled, sent, bounced])).toMatchObject({ toSenderKobo: 900, sentKobo: 0 });
});

it('change at the door waits for staff; what they do not find was never paid', () => {
  const over = { to: 'waiting', accountId: 'ada', kobo: money(300) } as const;
  const counted = { what: 'cash-collected', orderId, agentId: 'musa', billKobo: money(750), over } as const;
  expect(howPaidOf([counted])).toMatchObject({ cashKobo: 1050, backKobo: 300, waitingKobo: 300 });
  const given = { orderId, countId: 'count', kobo: money(300) };
  const confirmed = { what: 'change-confirmed', accountId: 'ada', ...given } as const;
  expect(howPaidOf([counted, confirmed])).toMatchObject({
    cashKobo: 1050,
    toCreditKobo: 300,
    waitingKobo: 0,
  });
  const refused = { what: 'change-refused', ...given } as const;
  expect(howPaidOf([counted, refused])).toMatchObject({ cashKobo: 750, backKobo: 0, waitingKobo: 0 });
  const denied = { what: 'cash-denied', orderId, agentId: 'musa', billKobo: money(750) } as const;
  expect(howPaidOf([counted, refused, denied])).toMatchObject({ cashKobo: 0 });
});
