import { expect } from '@playwright/test';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { errandsCopy } from '#contract/copy/order/errands.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { listBoard } from '#contract/orders/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { newPhone } from '#test/factories/orders.ts';
import { readPhone } from '#contract/phone.ts';
import { troubles } from '#test/browser/pages/accessibility.ts';
import { anAdmin, openAdminBrowser } from '#test/browser/set-up/admin.ts';
import { test } from '#test/browser/set-up/product.ts';

const words = adminOrdersCopy.pcm.phone;
const { kinds } = orderCopy.pcm.kind;
const { parcel, load, declared, from, giver, task, at } = errandsCopy.pcm;

test('a clerk types a parcel for a caller, hears what is missing field by field, reads its price aloud and places it', async ({
  browser,
  product,
}) => {
  const phone = newPhone();
  const clerk = await anAdmin(product, 'sani takes calls', ['orders:view', 'orders:manage']);
  const { page } = await openAdminBrowser(browser, product, clerk);
  await page.goto(paths.adminPhoneOrder);
  await page.getByLabel(words.number.label).fill(phone);
  await page.keyboard.press('Enter');
  await page.getByText(kinds.carry, { exact: true }).click();
  await page.getByRole('button', { name: words.placeUnpriced }).click();
  const wrong = page.locator('.field-error[role=alert]');
  await expect(wrong.first()).toHaveText(parcel.refused);
  await expect(page.getByText(giver.nameRefused)).toBeVisible();
  await page.getByLabel(parcel.label).fill('phone charger');
  await page.getByText(load.classes.light.label).click();
  await page.getByLabel(declared.label).fill('8000');
  await page.getByLabel(from.name).fill('Ngozi Fashion Home');
  await page.getByLabel(from.area).selectOption('Utako');
  await page.getByLabel(giver.name).fill('Ngozi');
  await page.getByLabel(giver.phone).fill('0803 555 0101');
  await page.getByText(/^40 min/).click();
  await page.getByLabel(words.where.area, { exact: true }).selectOption('Gwarinpa');
  await page.getByLabel(words.where.landmark, { exact: true }).fill('Opposite Dunamis church');
  await page.getByLabel(words.where.name, { exact: true }).fill('Mama Ngozi');
  await expect(wrong).toHaveCount(0);
  await expect(page.getByText(/^Waka ₦\d+, service ₦\d+, to wait reach 40 min no pass ₦200/)).toBeVisible();
  await expect(page.getByLabel(words.price.most)).toHaveCount(0);
  expect(await troubles(page)).toEqual([]);
  await page.getByRole('button', { name: /^Place di order: ₦[1-9]/ }).click();
  await expect(page.getByText(words.done.say)).toBeVisible();
  const board = answered(await product.device('godmode').call(listBoard, {}));
  expect(board.filter(({ customerPhone }) => customerPhone === readPhone(phone))).toMatchObject([
    { kind: 'carry', marketName: 'Ngozi Fashion Home' },
  ]);
});

test('a clerk who types money for a task that is no sum is sent back to it, and places the order once it is one', async ({
  browser,
  product,
}) => {
  const phone = newPhone();
  const clerk = await anAdmin(product, 'binta takes calls', ['orders:view', 'orders:manage']);
  const { page } = await openAdminBrowser(browser, product, clerk);
  await page.goto(paths.adminPhoneOrder);
  await page.getByLabel(words.number.label).fill(phone);
  await page.keyboard.press('Enter');
  await page.getByText(kinds.do, { exact: true }).click();
  await page.getByLabel(task.label).fill('collect cake');
  await page.getByLabel(task.money).fill('5k');
  await page.getByLabel(at.name).fill('Baker by the roundabout');
  await page.getByLabel(at.area).selectOption('Utako');
  await page.getByText(/^40 min/).click();
  await page.getByLabel(words.where.area, { exact: true }).selectOption('Gwarinpa');
  await page.getByLabel(words.where.landmark, { exact: true }).fill('Opposite Dunamis church');
  await page.getByLabel(words.where.name, { exact: true }).fill('Mama Binta');
  const place = page.getByRole('button', { name: /^Place di order: ₦[1-9]/ });
  await place.click();
  await expect(page.locator('.field-error[role=alert]')).toHaveText(task.moneyRefused);
  await expect(page.getByLabel(task.money)).toBeFocused();
  const mine = async () =>
    answered(await product.device('godmode').call(listBoard, {})).filter(
      ({ customerPhone }) => customerPhone === readPhone(phone),
    );
  expect(await mine()).toEqual([]);
  await page.getByLabel(task.money).fill('5000');
  await place.click();
  await expect(page.getByText(words.done.say)).toBeVisible();
  expect(await mine()).toMatchObject([{ kind: 'do', marketName: 'Baker by the roundabout' }]);
});
