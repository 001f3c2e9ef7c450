import { expect, type Page } from '@playwright/test';
import { orderCopy } from '#contract/copy/order.ts';

const words = orderCopy.pcm;

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

/** Opens a finished part again. */
export const change = (page: Page, part: string) =>
  page.getByRole('button', { name: `${words.fold.change} ${part}` }).click();

/** Writes a list and chooses a market: the next part is where to. */
export async function toWhere(page: Page, list: string): Promise<void> {
  await page.getByLabel(words.list.label).fill(list);
  await nextButton(page).click();
  // A tap on a market goes on by itself.
  await page
    .getByRole('radio', { name: /Market/ })
    .first()
    .click();
}

/** Goes through the parts of an order that is new on this device, up to the review of it. */
export async function writeOrder(page: Page, { list, ...person }: Written): Promise<void> {
  await toWhere(page, list ?? (await page.getByLabel(words.list.label).inputValue()));
  await whereAndWho(page, person);
}

/** Goes on from the part where to, up to the review. */
export async function whereAndWho(
  page: Page,
  { name = 'Amaka', phone }: Omit<Written, 'list'>,
): Promise<void> {
  await page.getByLabel(words.where.area).selectOption('Gwarinpa');
  await page.getByLabel(words.where.landmark).fill('Opposite Dunamis church');
  await nextButton(page).click();
  await page.getByLabel(words.who.name).fill(name);
  await page.getByLabel(words.who.phone).fill(phone);
  await nextButton(page).click();
  await expect(page.getByRole('heading', { name: words.review.title })).toBeVisible();
}
