import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { orderCopy } from '#contract/copy/order.ts';
import { payCopy } from '#contract/copy/payments.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { moveOrder } from '#contract/orders/endpoints.ts';
import { startPayment } from '#contract/payments/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { linkOf, newPhone, placeThrough } from '#test/factories/orders.ts';
import { test } from '../set-up/product-with-payments.ts';
import { troubles } from '../pages/accessibility.ts';

const words = payCopy.pcm;
const order = orderCopy.pcm;

async function writeOrder(page: Page): Promise<void> {
  await page.goto(paths.order);
  await page.getByLabel(order.list.label).fill('2 mudu garri (white) at 3000\npepper 500');
  await page
    .getByRole('radio', { name: /Market/ })
    .first()
    .check();
  await page.getByLabel(order.where.area).selectOption('Gwarinpa');
  await page.getByLabel(order.where.landmark).fill('Opposite Dunamis church');
  await page.getByLabel(order.who.name).fill('Amaka');
  await page.getByLabel(order.who.phone).fill(newPhone());
}

const payButton = (page: Page) => page.getByRole('button', { name: /online$/ });

test('a guest chooses to pay online, pays on the provider’s page and comes back to an order that goes on', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await writeOrder(page);
  await page.getByRole('radio', { name: words.choice.ways.online.label }).check();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/track\/MW-[2-9A-Z]{8}$/);
  await expect(payButton(page)).toBeVisible();
  expect(await troubles(page)).toEqual([]);

  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Paystack (stand-in)' })).toBeVisible();
  await page.getByRole('button', { name: /^Pay NGN/ }).click();
  await expect(page).toHaveURL(/\/orders\/MW-[2-9A-Z]{8}\/paid\?/);
  await expect(page.getByText(words.back.paidText)).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  await page.getByRole('link', { name: words.back.toOrder }).last().click();
  await expect(page.getByText(trackingCopy.pcm.steps.confirmed).first()).toBeVisible();
  await expect(payButton(page)).toBeHidden();
  await page.getByRole('link', { name: trackingCopy.pcm.receipt, exact: true }).click();
  const paid = page.getByRole('region', { name: words.howPaid.title });
  await expect(paid.getByText(words.howPaid.ways.onlineKobo)).toBeVisible();
});

test('money that reaches an order that is gone goes back, and the page says so', async ({
  page,
  product,
  paystack,
}) => {
  const placed = await placeThrough(product.openDevice(), { payWay: 'online' });
  const { reference } = answered(await product.openDevice().call(startPayment, linkOf(placed)));
  const { code, version } = placed.order;
  const cancelled = { code, version, action: 'cancel', reason: 'Nobody at home', agentId: null } as const;
  answered(await product.device('godmode').call(moveOrder, { clientRequestId: randomUUID(), ...cancelled }));
  await paystack.pay(reference);
  await page.goto(`${paths.paymentReturn(code)}?reference=${reference}`);
  await expect(page.getByRole('heading', { name: words.back.returned })).toBeVisible();
});

test('whoever leaves the provider’s page without paying hears that nothing came yet, and then that it did', async ({
  page,
  product,
  paystack,
}) => {
  const placed = await placeThrough(product.openDevice(), { payWay: 'online' });
  await page.goto(paths.orderLink(placed.code, placed.token));
  await payButton(page).click();
  await page.getByRole('button', { name: 'Cancel payment' }).click();
  await expect(page.getByRole('heading', { name: words.back.waiting })).toBeVisible();
  const reference = new URL(page.url()).searchParams.get('reference') ?? '';

  paystack.mischief.isAway = true;
  await page.getByRole('button', { name: words.back.look }).click();
  await expect(page.getByText(words.back.away)).toBeVisible();
  paystack.mischief.isAway = false;
  paystack.mischief.isSilent = true;
  await paystack.pay(reference);
  paystack.mischief.isSilent = false;
  await expect(page.getByText(words.back.paidText)).toBeVisible({ timeout: 30_000 });
});

test('an address that the provider did not complete leads back to the order', async ({ page, product }) => {
  const placed = await placeThrough(product.openDevice(), { payWay: 'online' });
  await page.goto(paths.paymentReturn(placed.code));
  await expect(page.getByRole('heading', { name: words.back.unknown })).toBeVisible();
});
