import { expect, type Browser, type Page } from '@playwright/test';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { errandsCopy } from '#contract/copy/order/errands.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { paths } from '#contract/paths.ts';
import { newPhone } from '#test/factories/orders.ts';
import { troubles } from '#test/browser/pages/accessibility.ts';
import { ordersOf, wrong } from '#test/browser/pages/composer.ts';
import { anAdmin, openAdminBrowser } from '#test/browser/set-up/admin.ts';
import { test, type Product } from '#test/browser/set-up/product.ts';

const copy = adminOrdersCopy.pcm.phone;
const { kinds } = orderCopy.pcm.kind;
const { parcel, load, declared, from, giver, task, at } = errandsCopy.pcm;

/** A clerk takes a call from a new number; its orders are those that the office has of it. */
async function takesCall(browser: Browser, product: Product, username: string) {
  const phone = newPhone();
  const clerk = await anAdmin(product, username, ['orders:view', 'orders:manage']);
  const { page } = await openAdminBrowser(browser, product, clerk);
  await page.goto(paths.adminPhoneOrder);
  await page.getByLabel(copy.number.label).fill(phone);
  await page.keyboard.press('Enter');
  return { page, ordered: () => ordersOf(product, phone) };
}

async function fillDoor(page: Page, name: string): Promise<void> {
  await page.getByLabel(copy.where.area, { exact: true }).selectOption('Gwarinpa');
  await page.getByLabel(copy.where.landmark, { exact: true }).fill('Opposite Dunamis church');
  await page.getByLabel(copy.where.name, { exact: true }).fill(name);
}

test('a clerk types a parcel for a caller, hears what is missing field by field, reads its price aloud and places it', async ({
  browser,
  product,
}) => {
  const { page, ordered } = await takesCall(browser, product, 'sani takes calls');
  await page.getByText(kinds.carry, { exact: true }).click();
  await page.getByRole('button', { name: copy.placeUnpriced }).click();
  await expect(wrong(page).first()).toHaveText(parcel.refused);
  await expect(page.getByText(giver.nameRefused)).toBeVisible();
  await page.getByLabel(parcel.label).fill('phone charger');
  await page.getByText(load.classes.light.label).click();
  await page.getByLabel(declared.label).fill('8000');
  await page.getByLabel(from.name).fill('Ngozi Fashion Home');
  await page.getByLabel(from.area).selectOption('Utako');
  await page.getByLabel(giver.name).fill('Ngozi');
  await page.getByLabel(giver.phone).fill('0803 555 0101');
  await page.getByText(/^40 min/).click();
  await fillDoor(page, 'Mama Ngozi');
  await expect(wrong(page)).toHaveCount(0);
  await expect(page.getByText(/^Waka ₦\d+, service ₦\d+, to wait reach 40 min no pass ₦200/)).toBeVisible();
  await expect(page.getByLabel(copy.price.most)).toHaveCount(0);
  expect(await troubles(page)).toEqual([]);
  await page.getByRole('button', { name: /^Place di order: ₦[1-9]/ }).click();
  await expect(page.getByText(copy.done.say)).toBeVisible();
  expect(await ordered()).toMatchObject([{ kind: 'carry', marketName: 'Ngozi Fashion Home' }]);
});

test('a clerk who types money for a task that is no sum is sent back to it, and places the order once it is one', async ({
  browser,
  product,
}) => {
  const { page, ordered } = await takesCall(browser, product, 'binta takes calls');
  await page.getByText(kinds.do, { exact: true }).click();
  await page.getByLabel(task.label).fill('collect cake');
  await page.getByLabel(task.money).fill('5k');
  await page.getByLabel(at.name).fill('Baker by the roundabout');
  await page.getByLabel(at.area).selectOption('Utako');
  await page.getByText(/^40 min/).click();
  await fillDoor(page, 'Mama Binta');
  const place = page.getByRole('button', { name: /^Place di order: ₦[1-9]/ });
  await place.click();
  await expect(wrong(page)).toHaveText(task.moneyRefused);
  await expect(page.getByLabel(task.money)).toBeFocused();
  expect(await ordered()).toEqual([]);
  await page.getByLabel(task.money).fill('5000');
  await place.click();
  await expect(page.getByText(copy.done.say)).toBeVisible();
  expect(await ordered()).toMatchObject([{ kind: 'do', marketName: 'Baker by the roundabout' }]);
});
