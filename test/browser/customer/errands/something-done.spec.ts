import { expect } from '@playwright/test';
import { errandsCopy } from '#contract/copy/order/errands.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { paths } from '#contract/paths.ts';
import { newPhone } from '#test/factories/orders.ts';
import { troubles } from '#test/browser/pages/accessibility.ts';
import { lookAtSum, nextButton, ordersOf, placeButton, wrong } from '#test/browser/pages/composer.ts';
import { takenOver } from '#test/browser/pages/hydrated.ts';
import { test } from '#test/browser/set-up/product.ts';

const copy = orderCopy.pcm;
const errands = errandsCopy.pcm;
const { task, at, wait, brings, heard: understood, bill } = errands;
test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

test('a guest has a bill paid and its paper brought, puts wrong fields right, loses the network at the yes, and finds exactly one order', async ({
  context,
  page,
  product,
}) => {
  const phone = newPhone();
  await page.goto(`${paths.order}?kind=do`);
  await takenOver(page);
  await page.getByLabel(task.money).fill('plenty');
  await nextButton(page).click();
  await expect(wrong(page)).toHaveText([task.refused, task.moneyRefused]);
  await page.getByLabel(task.label).fill('Pay my light bill');
  await page.getByLabel(task.money).fill('2000');
  await expect(wrong(page)).toHaveCount(0);
  await nextButton(page).click();

  await page.getByLabel(at.name).fill(' ');
  await nextButton(page).click();
  await expect(wrong(page)).toHaveText([at.nameRefused, at.areaRefused, wait.refused]);
  await page.getByLabel(at.name).fill('AEDC office');
  await page.getByLabel(at.area).selectOption('Utako');
  await page.getByText(/^40 min/).click();
  await expect(wrong(page)).toHaveCount(0);
  await nextButton(page).click();

  await nextButton(page).click();
  await expect(wrong(page)).toHaveText([brings.refused]);
  await page.getByText(brings.yes, { exact: true }).click();
  await expect(wrong(page)).toHaveCount(0);
  await page.getByLabel(copy.where.area).selectOption('Gwarinpa');
  await page.getByLabel(copy.where.landmark).fill('Opposite Dunamis church');
  await nextButton(page).click();
  await page.getByLabel(copy.who.name).fill('Amaka');
  await page.getByLabel(copy.who.phone).fill(phone);
  await nextButton(page).click();
  await expect(page.getByText(bill.money)).toBeVisible();
  await lookAtSum(page);

  await context.setOffline(true);
  await expect(page.getByText(copy.place.offline)).toBeVisible();
  await placeButton(page).click();
  await expect(page.getByRole('heading', { name: copy.place.keptTitle })).toBeVisible();
  expect(await ordersOf(product, phone)).toEqual([]);
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/track\/MW-[2-9A-Z]{8}$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('pendingSync'))).toBe('[]');
  expect(await ordersOf(product, phone)).toMatchObject([{ marketName: 'AEDC office', kind: 'do' }]);
});

test('a guest whose task brings nothing learns before anything else is asked that it cannot be paid now, and lets it come to a door', async ({
  page,
}) => {
  await page.goto(paths.order);
  await takenOver(page);
  await page.getByLabel(copy.list.label).fill('go queue for AEDC office Utako pay my light bill 2k');
  await expect(page.getByText(understood.titles.do)).toBeVisible();
  await page.getByRole('button', { name: understood.use }).click();
  await expect(page).toHaveURL(/\/order\?kind=do$/);
  await expect(page.getByLabel(at.name)).toHaveValue('AEDC office');
  await page.getByText(wait.free(wait.minutes(10))).click();
  await nextButton(page).click();
  await expect(page.getByText(brings.noShut)).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  await expect(page.getByRole('radio', { name: brings.no })).toBeDisabled();
  await page.getByText(brings.yes, { exact: true }).click();
  await expect(page.getByLabel(copy.where.area)).toBeVisible();
  await page.getByRole('button', { name: `${copy.fold.change} ${copy.errand.task.title}` }).click();
  await expect(page.getByLabel(task.label)).toHaveValue('queue, pay my light bill');
  await expect(page.getByLabel(task.money)).toHaveValue('2000');
});
