import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { adminCopy } from '#contract/copy/admin.ts';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { readCsv } from '#contract/csv/read-csv.ts';
import { importPriceFile } from '#contract/lists/files/endpoints.ts';
import { listMarkets } from '#contract/markets/endpoints.ts';
import { quoteOrder } from '#contract/orders/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { basketFor, lineOf } from '#test/factories/orders.ts';
import { troubles } from '#test/browser/pages/accessibility.ts';
import { anAdmin, openAdminBrowser } from '#test/browser/set-up/admin.ts';
import { test } from '#test/browser/set-up/product.ts';

const { files: copy, tabs } = adminMarketsCopy.pcm;
const { markets: lists, shared } = adminCopy.pcm;

test('an admin opens a market, brings its prices in as a file, puts the wrong line right, and quotes use them', async ({
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  const { adminContext, page } = await openAdminBrowser(
    browser,
    product,
    await anAdmin(product, 'bola file', ['markets:manage']),
  );
  await page.goto(paths.adminMarkets);
  await page.getByRole('button', { name: lists.add }).click();
  await page.getByLabel(lists.name, { exact: true }).fill('Morning Market');
  await page.getByLabel(lists.location).fill('Dape, Abuja');
  await page.getByRole('button', { name: shared.save, exact: true }).click();
  await expect(page.getByText('Morning Market').first()).toBeVisible();
  const market = answered(await product.openDevice().call(listMarkets, {})).find(
    ({ name }) => name === 'Morning Market',
  );
  if (market === undefined) throw new Error('the market is not there');

  await page.goto(`${paths.adminMarkets}?tab=prices&at=${market.id}`);
  await expect(page.getByRole('link', { name: tabs.prices, exact: true })).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: copy.download }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('prices-morning-market.csv');
  const list = readCsv(await readFile(await download.path(), 'utf8'));
  if (!list.ok) throw new Error('the list cannot be read');
  expect(list.rows.map(({ cells }) => cells)).toContainEqual(['Millet', 'mudu', '']);

  // As Excel writes it where a comma parts naira from kobo.
  await page.getByRole('button', { name: copy.bring }).click();
  const file = '\uFEFFitem;unit;price\r\nMillet;mudu;1250,50\r\nAcha;mudu;plenty\r\n';
  await page
    .getByLabel(copy.choose)
    .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(page.getByText(copy.wrong(1))).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: copy.fault('price-unreadable', 'plenty', null) }),
  ).toContainText(copy.line(3, 'price'));
  const confirm = (count: number) => page.getByRole('button', { name: copy.confirm(count), exact: true });
  await expect(confirm(1)).toHaveCount(0);
  expect(await troubles(page)).toEqual([]);

  const text = page.getByLabel(copy.text);
  await text.fill((await text.inputValue()).replace('plenty', '2400'));
  await page.getByRole('button', { name: copy.check }).click();
  await expect(page.getByText(copy.wrong(1))).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'Millet' }).first()).toContainText('₦1,250.50');

  // The same file that did not arrive is sent once more.
  await page.route(`**/price-file`, (route) => route.abort());
  await confirm(2).click();
  await expect(confirm(2)).toBeEnabled();
  await page.unroute(`**/price-file`);
  const written = page.waitForResponse(
    (response) =>
      response.url().endsWith('/price-file') && response.request().method() === importPriceFile.method,
  );
  await confirm(2).click();
  expect((await written).status()).toBe(200);
  await expect(page.getByText(copy.done(2), { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Millet' }).first()).toContainText('₦1,250.50');

  const guest = product.openDevice();
  const items = [lineOf('gero', { quantity: 2, measure: 'mudu', capKobo: null })];
  const quote = answered(
    await guest.call(quoteOrder, await basketFor({ device: () => guest }, { marketId: market.id, items })),
  );
  expect(quote.lines[0]?.guide?.medianKobo).toBe(250_100);
  await adminContext.close();
});

test('without network a file is not brought in, and the screen says so', async ({ browser, product }) => {
  const { adminContext, page } = await openAdminBrowser(
    browser,
    product,
    await anAdmin(product, 'bola line', ['markets:manage']),
  );
  await page.goto(`${paths.adminMarkets}?tab=catalogue`);
  await page.getByRole('button', { name: copy.bring }).click();
  await page.getByLabel(copy.text).fill('name,stall,unit\nGarri,grains,mudu');
  await adminContext.setOffline(true);
  await expect(page.getByText(copy.offline)).toBeVisible();
  await expect(page.getByRole('button', { name: copy.check })).toBeDisabled();
  await adminContext.setOffline(false);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: copy.check }).click();
  await expect(page.getByText(copy.nothing)).toBeInViewport();
  await adminContext.close();
});
