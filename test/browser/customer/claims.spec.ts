import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { adminDayCopy } from '#contract/copy/admin/day.ts';
import { boardCopy } from '#contract/copy/admin/board.ts';
import { claimsCopy } from '#contract/copy/claims.ts';
import { paths } from '#contract/paths.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { deliveredOrder } from '../set-up/delivered-order.ts';
import { test } from '../set-up/product.ts';

const copy = claimsCopy.pcm;
const board = boardCopy.pcm;
const day = adminDayCopy.pcm;

/** As large as a phone takes it. */
async function photoOfPepper(): Promise<Buffer> {
  return sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#d8392b' } })
    .jpeg()
    .toBuffer();
}

async function openPepper(page: Page, code: string): Promise<void> {
  await page.goto(`/track/${code}`);
  await page.getByRole('button', { name: copy.open }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /pepper/ })
    .click();
}

test('a customer shows what was bad, an admin gives part of the money back, and the customer reads it', async ({
  page,
  become,
  browser,
  product,
}) => {
  const { code, order } = await deliveredOrder(product, product.device('customer'));
  await become('customer');
  await page.goto(paths.myOrders);
  // Each thing at ₦800.
  const finalKobo = order.items.length * 80_000 + order.deliveryFeeKobo + order.serviceFeeKobo;
  await expect(page.getByRole('listitem').filter({ hasText: code })).toContainText(shortNaira(finalKobo));
  await openPepper(page, code);
  const sheet = page.getByRole('dialog', { name: 'pepper' });
  await expect(sheet.getByLabel(copy.amount)).toHaveValue('800');
  await sheet.getByRole('button', { name: copy.send }).click();
  await expect(sheet.getByText(copy.photos.wanted)).toBeVisible();

  const letter = { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear market') };
  const photo = { name: 'pepper.jpg', mimeType: 'image/jpeg', buffer: await photoOfPepper() };
  const brought = page.waitForRequest((request) => request.url().endsWith('/api/pictures'));
  await sheet.getByLabel(copy.photos.add).setInputFiles([letter, photo]);
  await expect(sheet.getByText(copy.photos.unreadable)).toBeVisible();
  await sheet.getByRole('button', { name: copy.photos.removeOf(copy.photos.photo(1)) }).click();
  await expect(sheet.getByText(copy.photos.sent)).toBeVisible();
  expect(await (await brought).headerValue('content-type')).toBe('image/jpeg');
  await expect(sheet.getByRole('listitem').locator('img')).toHaveJSProperty('naturalWidth', 1600);

  await sheet.getByLabel(copy.words).fill('E don rotten');
  await sheet.getByLabel(copy.amount).fill('900');
  await sheet.getByRole('button', { name: copy.send }).click();
  await expect(sheet.getByText(copy.amountTooHigh('₦800.00'))).toBeVisible();
  await sheet.getByLabel(copy.amount).fill('500');
  await sheet.getByRole('button', { name: copy.send }).click();
  await expect(page.getByText(copy.states.open, { exact: true })).toBeVisible();

  const office = await browser.newContext({ baseURL: product.url });
  await become('admin', office);
  const adminPage = await office.newPage();
  await adminPage.goto('/admin');
  await adminPage.getByRole('link', { name: day.actionOf(day.actions.claim, `pepper ${code}`) }).click();
  await adminPage.getByRole('button', { name: copy.enlarge(copy.picture(1, 'pepper')) }).click();
  const large = adminPage.getByRole('dialog', { name: copy.picture(1, 'pepper') });
  await expect(large.getByRole('img')).toHaveJSProperty('naturalWidth', 1600);
  await adminPage.keyboard.press('Escape');
  // Beside it stands the money of the order, which can be given back for other reasons.
  const claims = adminPage.getByRole('region', { name: board.claims.title });
  await claims.getByRole('button', { name: board.claims.approve }).click();
  await claims.getByLabel(board.claims.amount).fill('300');
  await claims.getByRole('button', { name: board.claims.approve }).click();
  await expect(adminPage.getByText(copy.states.approved, { exact: true })).toBeVisible();
  await office.close();

  await expect(page.getByText(copy.approved('₦300.00'))).toBeVisible();
});

test('a claim without network loses nothing, and is sent once when the network is back', async ({
  page,
  context,
  become,
  product,
}) => {
  const { code } = await deliveredOrder(product, product.device('customer'));
  await become('customer');
  await openPepper(page, code);
  const sheet = page.getByRole('dialog', { name: 'pepper' });
  await context.setOffline(true);
  await expect(sheet.getByText(copy.offline)).toBeVisible();
  await sheet.getByText(copy.kinds.wrong).click();
  await sheet.getByLabel(copy.words).fill('Na tatashe dem bring');
  const photo = { name: 'pepper.jpg', mimeType: 'image/jpeg', buffer: await photoOfPepper() };
  await sheet.getByLabel(copy.photos.add).setInputFiles(photo);
  await expect(sheet.getByText(copy.photos.noNetwork)).toBeVisible();

  await context.setOffline(false);
  await sheet.getByRole('button', { name: copy.photos.retryOf(copy.photos.photo(1)) }).click();
  await expect(sheet.getByText(copy.photos.sent)).toBeVisible();
  await page.reload();
  await openPepper(page, code);
  await expect(sheet.getByLabel(copy.words)).toHaveValue('Na tatashe dem bring');
  await expect(sheet.getByText(copy.photos.sent)).toBeVisible();

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/claims')) sent.push(request.postData() ?? '');
  });
  // It arrives, and the answer is lost on the way back.
  await page.route('**/claims', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await sheet.getByRole('button', { name: copy.send }).click();
  await expect(sheet.getByText(copy.notSent)).toBeVisible();
  await page.unroute('**/claims');
  await sheet.getByRole('button', { name: copy.send }).click();
  await expect(page.getByText('“Na tatashe dem bring”')).toBeVisible();
  expect(new Set(sent).size).toBe(1);
});
