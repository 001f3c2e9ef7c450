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

async function costShown(toPayKobo: number, vatKobo: number | null): Promise<string> {
  const facts = {
    status: 'cancelled',
    payWay: 'on_delivery',
    toPayKobo,
    totalKobo: 200_000,
    isTotalFinal: false,
    paid,
  } as const;
  const vat = vatKobo === null ? null : { permille: 75, kobo: asKobo(vatKobo) };
  const screen = await openScreen(<EndedCost facts={facts} vat={vat} />);
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
