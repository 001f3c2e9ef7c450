import { expect, type Page } from '@playwright/test';
import { orderCopy } from '#contract/copy/order.ts';
import { listBoard } from '#contract/orders/endpoints.ts';
import { readPhone } from '#contract/phone.ts';
import { answered } from '#test/client.ts';
import type { Product } from '../set-up/product.ts';

const copy = orderCopy.pcm;

interface Written {
  /** Absent where there is a list already. */
  list?: string;
  name?: string;
  phone: string;
}

/** The one button at the foot of the composer that leads on. */
export const nextButton = (page: Page) => page.getByRole('button', { name: /^Next: / });

/** Stands there once the review has been on the screen. */
export const placeButton = (page: Page) => page.getByRole('button', { name: /^(Place order|Yes, place am)/ });

/** The sentences at the fields that are refused, from the top. */
export const wrong = (page: Page) => page.locator('.field-error[role=alert]');

/** Opens a finished part again. */
export const change = (page: Page, part: string) =>
  page.getByRole('button', { name: `${copy.fold.change} ${part}` }).click();

/** Writes a list and chooses a market: the next part is where to. */
export async function toWhere(page: Page, list: string): Promise<void> {
  await page.getByLabel(copy.list.label).fill(list);
  await nextButton(page).click();
  // A tap on a market goes on by itself.
  await page
    .getByRole('radio', { name: /Market/ })
    .first()
    .click();
}

/** Goes through the parts of an order that is new on this device, up to the review of it. */
export async function writeOrder(page: Page, { list, ...person }: Written): Promise<void> {
  await toWhere(page, list ?? (await page.getByLabel(copy.list.label).inputValue()));
  await whereAndWho(page, person);
}

/** Goes on from the part where to, up to the review. */
export async function whereAndWho(
  page: Page,
  { name = 'Amaka', phone }: Omit<Written, 'list'>,
): Promise<void> {
  await page.getByLabel(copy.where.area).selectOption('Gwarinpa');
  await page.getByLabel(copy.where.landmark).fill('Opposite Dunamis church');
  await nextButton(page).click();
  await page.getByLabel(copy.who.name).fill(name);
  await page.getByLabel(copy.who.phone).fill(phone);
  await nextButton(page).click();
  await expect(page.getByRole('heading', { name: copy.review.title })).toBeVisible();
}

/** The sum is looked at before the order can be placed. */
export async function lookAtSum(page: Page): Promise<void> {
  await page.locator('#order-sum').evaluate((sum) => sum.scrollIntoView({ block: 'center' }));
  await expect(placeButton(page)).toBeVisible();
}

/** The orders that the office has of this phone. */
export async function ordersOf(product: Product, phone: string) {
  const board = answered(await product.device('godmode').call(listBoard, {}));
  return board.filter(({ customerPhone }) => customerPhone === readPhone(phone));
}
