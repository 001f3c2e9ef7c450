import { expect } from '@playwright/test';
import { errandsCopy } from '#contract/copy/order/errands.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { payCopy } from '#contract/copy/payments.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { paths } from '#contract/paths.ts';
import { newPhone } from '#test/factories/orders.ts';
import { lookAtSum, nextButton, placeButton } from '#test/browser/pages/composer.ts';
import { takenOver } from '#test/browser/pages/hydrated.ts';
import { test } from '#test/browser/set-up/product-with-payments.ts';

const words = orderCopy.pcm;
const { task, at, wait, brings } = errandsCopy.pcm;
const { choice } = payCopy.pcm;
test.use({ viewport: { width: 360, height: 740 } });

test('a guest lets nothing come back from a task, is asked for no address and no receiver, pays it beforehand, and finds it again as it was', async ({
  page,
}) => {
  await page.goto(`${paths.order}?kind=do`);
  await takenOver(page);
  await page.getByLabel(task.label).fill('Queue and pay my light bill');
  await page.getByLabel(task.money).fill('2000');
  await nextButton(page).click();
  await page.getByLabel(at.name).fill('AEDC office');
  await page.getByLabel(at.area).selectOption('Utako');
  await page.getByText(wait.free(wait.minutes(10))).click();
  await nextButton(page).click();
  await page.getByText(brings.no, { exact: true }).click();
  await expect(page.getByLabel(words.where.area)).toHaveCount(0);
  await nextButton(page).click();
  await expect(page.getByText(words.who.forSomebody)).toHaveCount(0);
  await page.getByLabel(words.who.name).fill('Amaka');
  await page.getByLabel(words.who.phone).fill(newPhone());
  await nextButton(page).click();
  await lookAtSum(page);
  await expect(page.getByText(choice.ways.on_delivery.label)).toHaveCount(0);
  await expect(page.getByText(choice.ways.online.label)).toBeVisible();
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/track\/MW-[2-9A-Z]{8}$/);

  await page.goto(
    (await page.getByRole('link', { name: trackingCopy.pcm.reorder }).getAttribute('href')) ?? '',
  );
  await lookAtSum(page);
  await expect(page.getByText(words.errand.endsThere)).toBeVisible();
});
