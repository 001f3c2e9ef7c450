// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { openScreen } from '#test/opened-screen.tsx';
import { wholeOrderQuery } from '../queries.ts';
import { FeeRows } from './fee-rows.tsx';
import { MoneyRows } from './money-rows.tsx';

const fees = { deliveryFeeKobo: 15_000, serviceFeeKobo: 5000, feeBackKobo: 0 };

function Fees() {
  const { data: order } = useQuery({ ...wholeOrderQuery('MW-7KQ2P9XA', null), retry: false });
  return order === undefined ? null : (
    <MoneyRows>
      <FeeRows order={order} />
    </MoneyRows>
  );
}

async function feesOf(order: object): Promise<string> {
  const body = JSON.stringify(order);
  const screen = await openScreen(<Fees />, { '/api/orders/MW-7KQ2P9XA/open': { status: 200, body } });
  await screen.wait(20);
  const text = screen.text();
  await screen.close();
  return text;
}

const { bill: copy } = trackingCopy.pcm;
const delivery = `${copy.delivery}₦150.00`;
const service = `${copy.service}₦50.00`;

it('the fees of an order that an older version answered are shown without their parts and without VAT', async () => {
  expect(await feesOf(fees)).toBe(delivery + service);
});

it('the VAT inside the fees is shown with its rate', async () => {
  const taxed = { ...fees, deliveryParts: null, vat: { permille: 75, kobo: 1396 } };
  expect(await feesOf(taxed)).toBe(`${delivery}${service}${copy.vat('7.5')}₦13.96`);
});
