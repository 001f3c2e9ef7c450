// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { payCopy } from '#contract/copy/payments.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { asKobo, asKoboSum } from '#contract/kobo.ts';
import { openScreen } from '#test/opened-screen.tsx';
import { EndedCost } from './standing.tsx';

const none = asKoboSum(0);
const paid = {
  creditKobo: none,
  onlineKobo: none,
  cashKobo: none,
  transferKobo: none,
  backKobo: none,
  toCreditKobo: none,
  toSenderKobo: none,
  sentKobo: none,
  waitingKobo: none,
};

type Way = Parameters<typeof EndedCost>[0]['order']['parcelReturn'];

async function costShown(toPayKobo: number, vatKobo: number | null, way: Way = null): Promise<string> {
  const facts = {
    status: 'cancelled',
    payWay: 'on_delivery',
    toPayKobo,
    totalKobo: 200_000,
    isTotalFinal: false,
    paid,
  } as const;
  const vat = vatKobo === null ? null : { permille: 75, kobo: asKobo(vatKobo) };
  const screen = await openScreen(<EndedCost facts={facts} order={{ vat, parcelReturn: way }} />);
  const text = screen.text();
  await screen.close();
  return text;
}

it('an order that was cancelled at a cost names the VAT inside it, and one at none names nothing', async () => {
  const cost = `${payCopy.pcm.money.cost}₦50.00`;
  expect(await costShown(5000, 349)).toBe(`${cost}${trackingCopy.pcm.bill.vat('7.5')}₦3.49`);
  expect(await costShown(5000, null)).toBe(cost);
  expect(await costShown(0, null)).toBe('');
});

it('a sender who has a refused parcel again reads what each of its ways cost, and one whose parcel the office has reads one sum', async () => {
  const { cost, wayThere, wayBack } = payCopy.pcm.money;
  const way = {
    to: 'sender',
    feeKobo: asKobo(20_000),
    takenBy: 'Ngozi',
    photoUrl: null,
    receivedAt: null,
    keptUntil: null,
    madeAt: '2026-03-04T09:00:00.000Z',
    broughtAt: '2026-03-04T10:00:00.000Z',
    outcome: 'brought-back',
    reason: '',
    mayGoToOffice: false,
  } as const;
  expect(await costShown(45_000, null, way)).toBe(`${wayThere}₦250.00${wayBack}₦200.00${cost}₦450.00`);
  expect(await costShown(25_000, null, { ...way, outcome: null })).toBe(`${cost}₦250.00`);
});
