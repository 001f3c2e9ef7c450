import { describe, expect, it } from 'vitest';
import type { HowPaid } from '../ledger/how-paid.ts';
import { costOf, standingOf, type MoneyFacts } from './money-standing.ts';

const nothing: HowPaid = {
  creditKobo: 0,
  onlineKobo: 0,
  cashKobo: 0,
  transferKobo: 0,
  backKobo: 0,
  toCreditKobo: 0,
  toSenderKobo: 0,
  sentKobo: 0,
  waitingKobo: 0,
};

const facts = (given: Partial<MoneyFacts>, paid: Partial<HowPaid> = {}): MoneyFacts => ({
  status: 'shopping',
  payWay: 'on_delivery',
  toPayKobo: 0,
  totalKobo: 600_000,
  isTotalFinal: false,
  ...given,
  paid: { ...nothing, ...paid },
});

describe('the open sum of an order', () => {
  it('is due now while the order waits to be paid online, and is set aside once it was paid', () => {
    const waits = facts({ status: 'placed', payWay: 'online', toPayKobo: 700_000 });
    expect(standingOf(waits)).toEqual({ kind: 'pay-now', kobo: 700_000 });
    const paid = facts({ status: 'confirmed', payWay: 'online' }, { onlineKobo: 700_000 });
    expect(standingOf(paid)).toEqual({ kind: 'paid-ahead', kobo: 700_000 });
  });

  it('is an estimate until the order is packed, then exact, and nothing once it was paid', () => {
    expect(standingOf(facts({}))).toEqual({ kind: 'about-at-door', kobo: 600_000 });
    expect(standingOf(facts({}, { creditKobo: 100_000 }))).toEqual({ kind: 'about-at-door', kobo: 500_000 });
    expect(standingOf(facts({}, { creditKobo: 700_000 }))).toEqual({ kind: 'paid-ahead', kobo: 700_000 });
    const packed = { status: 'on_the_way', isTotalFinal: true, totalKobo: 580_000 } as const;
    expect(standingOf(facts({ ...packed, toPayKobo: 580_000 }))).toEqual({ kind: 'at-door', kobo: 580_000 });
    const change = { onlineKobo: 700_000, backKobo: 120_000, toCreditKobo: 120_000 };
    expect(standingOf(facts(packed, change))).toEqual({ kind: 'paid', kobo: 580_000 });
  });

  it('is shown for an order that is over too: a debt, the sum paid, or nothing', () => {
    const off = { status: 'cancelled', payWay: 'online' } as const;
    expect(standingOf(facts(off))).toEqual({ kind: 'nothing' });
    const back = { onlineKobo: 606_000, backKobo: 606_000, toSenderKobo: 606_000 };
    expect(standingOf(facts(off, back))).toEqual({ kind: 'nothing' });
    expect(costOf(facts(off, back))).toBe(0);
    const stored = { onlineKobo: 606_000, backKobo: 500_000, sentKobo: 500_000 };
    expect(standingOf(facts(off, stored))).toEqual({ kind: 'paid', kobo: 106_000 });
    expect(costOf(facts({ ...off, toPayKobo: 20_000 }, stored))).toBe(126_000);
    expect(standingOf(facts({ ...off, toPayKobo: 20_000 }))).toEqual({ kind: 'owed', kobo: 20_000 });
  });

  it('a bill that is not final leaves the costs of its order open', () => {
    expect(costOf(facts({}))).toBeNull();
    expect(costOf(facts({ status: 'delivered', isTotalFinal: true, totalKobo: 580_000 }))).toBe(580_000);
  });
});
