import { expect } from '@playwright/test';
import { orderCopy } from '#contract/copy/order.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { paths } from '#contract/paths.ts';
import { setAll } from '#test/factories/settings.ts';
import { test } from '../set-up/product.ts';
import { troubles } from '../pages/accessibility.ts';
import { placeButton, writeOrder } from '../pages/composer.ts';

const aPhone = { width: 360, height: 740 };
const defaults = { fee_per_km: '0', free_km: '0', fee_heavy: '0', vat_percent: '0' };

test('a guest on a phone reads why delivery costs what it does, on quote, order and receipt', async ({
  context,
  product,
}) => {
  const owner = product.device('godmode');
  await setAll(owner, { fee_per_km: '5000', free_km: '0', fee_heavy: '20000', vat_percent: '7.5' });
  const page = await context.newPage();
  await page.setViewportSize(aPhone);
  await page.goto('/order');
  await writeOrder(page, { list: '40 kg rice at 4000', phone: '0803 555 4321' });
  const parts = trackingCopy.pcm.bill.feeParts;
  const sentence = new RegExp(
    `${orderCopy.pcm.quote.delivery}: ${parts.base('₦150')}, \\d+ km join ₦[\\d,]+, ${parts.load.heavy('₦200')}`,
  );
  await expect(page.getByText(sentence)).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/track\/MW-/);
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByText(trackingCopy.pcm.bill.vat('7.5'))).toBeVisible();
  const code = /MW-[2-9A-Z]{8}/.exec(page.url())?.[0] ?? '';
  await page.goto(paths.receipt(code));
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByText(trackingCopy.pcm.bill.vat('7.5'))).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(aPhone.width);
  await setAll(owner, defaults);
});
