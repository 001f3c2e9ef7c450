import { expect, type Page } from '@playwright/test';
import { orderCopy } from '#contract/copy/order.ts';
import { phonesCopy } from '#contract/copy/phones.ts';
import { refusalSentence } from '#contract/copy/refusals.ts';
import { listBoard, quoteOrder } from '#contract/orders/endpoints.ts';
import { answered } from '#test/client.ts';
import type { TermiiStandIn } from '#test/stand-ins/termii/stand-in.ts';
import { placeButton, writeOrder } from '../pages/composer.ts';
import { test, textTo } from '../set-up/product-with-texts.ts';

const copy = orderCopy.pcm;
const codes = phonesCopy.pcm;

const codeField = (page: Page) => page.getByLabel(codes.code);

async function writeLargeOrder(page: Page, phone: string): Promise<void> {
  await page.goto('/order');
  await writeOrder(page, { list: '2 mudu garri (white) at 3000\n1 bag onion at 3000', phone });
}

async function codeFor(termii: TermiiStandIn, phone: string): Promise<string> {
  return (await textTo(termii, phone, /#\d{6}$/)).slice(-6);
}

test('a guest with a large order gets a code, types a wrong one, then the right one, and it is confirmed', async ({
  page,
  product,
  termii,
}) => {
  await writeLargeOrder(page, '0803 777 1001');
  await expect(page.getByText(codes.willCode('₦5,000.00'))).toBeVisible();
  await placeButton(page).click();
  await expect(page.getByRole('button', { name: codes.send })).toBeVisible();
  // The code is the next step, and no button at the foot of the screen says otherwise.
  await expect(page.getByRole('button', { name: copy.next.see })).toHaveCount(0);
  await expect(placeButton(page)).toHaveCount(0);
  await page.getByRole('button', { name: codes.send }).click();
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
  const code = await codeFor(termii, '+2348037771001');
  // The page may have been reloaded when the customer returns from reading the SMS.
  await page.reload();
  await codeField(page).fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
  await page.getByRole('button', { name: codes.check }).click();
  await expect(page.getByText(refusalSentence('wrong-code', 'pcm'))).toBeVisible();
  await codeField(page).fill(code);
  await page.getByRole('button', { name: codes.check }).click();
  await expect(page).toHaveURL(/\/track\/MW-[2-9A-Z]{8}$/);
  const board = answered(await product.device('godmode').call(listBoard, {}));
  expect(board.find(({ customerPhone }) => customerPhone === '+2348037771001')?.status).toBe('confirmed');
});

test('a guest whose code is right before the price has come gets the order placed once it comes', async ({
  page,
  termii,
}) => {
  await writeLargeOrder(page, '0803 777 1003');
  await placeButton(page).click();
  await page.getByRole('button', { name: codes.send }).click();
  const code = await codeFor(termii, '+2348037771003');
  const priced = Promise.withResolvers<void>();
  await page.route(`**${quoteOrder.path}*`, async (route) => {
    await priced.promise;
    await route.continue();
  });
  await page.reload();
  await codeField(page).fill(code);
  await page.getByRole('button', { name: codes.check }).click();
  await expect(page.getByText(codes.done).first()).toBeVisible();
  priced.resolve();
  await expect(page).toHaveURL(/\/track\/MW-[2-9A-Z]{8}$/);
});

test('an order that waited without network comes back, tells that it wants a code, and leads to the step', async ({
  page,
  context,
  termii,
}) => {
  await writeLargeOrder(page, '0803 777 1002');
  await expect(placeButton(page)).toBeVisible();
  await context.setOffline(true);
  await placeButton(page).click();
  await expect(page.getByRole('heading', { name: copy.place.keptTitle })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: codes.send }).click();
  await codeField(page).fill(await codeFor(termii, '+2348037771002'));
  await page.getByRole('button', { name: codes.check }).click();
  await expect(page).toHaveURL(/\/track\/MW-[2-9A-Z]{8}$/);
});
