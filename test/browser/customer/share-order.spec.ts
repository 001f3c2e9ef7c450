import { expect } from '@playwright/test';
import { orderCopy } from '#contract/copy/order.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { sharingCopy } from '#contract/copy/tracking/sharing.ts';
import { placeButton, writeOrder } from '../pages/composer.ts';
import { test } from '../set-up/product.ts';

const placing = orderCopy.pcm;
const tracking = trackingCopy.pcm;
const copy = sharingCopy.pcm.share;

test('a guest sends the order to family, who follow it on a phone of theirs and see no bill, address or PIN', async ({
  page,
  browser,
  product,
}) => {
  await page.goto('/place-order?list=2%20mudu%20garri%20at%203000%0Apepper%20500');
  await expect(page.getByLabel(placing.list.label)).not.toHaveValue('');
  await writeOrder(page, { phone: '0803 778 2001' });
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/track\/MW-/);

  await page.getByRole('button', { name: copy.open }).click();
  const sheet = page.getByRole('dialog', { name: copy.title });
  const link = await sheet.getByLabel(copy.label).inputValue();
  const toWhatsapp = await sheet.getByRole('link', { name: copy.whatsapp }).getAttribute('href');
  expect(toWhatsapp).toContain('https://wa.me/?text=');
  expect(toWhatsapp).toContain(encodeURIComponent(link));

  const family = await browser.newContext({ baseURL: product.url });
  const theirs = await family.newPage();
  await theirs.goto(link);
  await expect(theirs.getByText(copy.watched)).toBeVisible();
  await expect(theirs.getByText('garri').first()).toBeVisible();
  await expect(theirs.getByText(tracking.where.title)).toBeHidden();
  await expect(theirs.getByText(tracking.link.title)).toBeHidden();
  expect(theirs.url()).not.toContain(link.split('.w.')[1] ?? 'no key');
  await theirs.reload();
  await expect(theirs.getByText(copy.watched)).toBeVisible();

  const broken = `${link.slice(0, -2)}${link.endsWith('AA') ? 'BB' : 'AA'}`;
  await theirs.goto('about:blank');
  await theirs.goto(broken);
  await expect(theirs.getByText(copy.overTitle)).toBeVisible();
  await family.close();
});
