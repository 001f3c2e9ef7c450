import { expect, type Browser } from '@playwright/test';
import { grantPermissions, me } from '#contract/accounts/endpoints.ts';
import { listAllCities } from '#contract/cities/endpoints.ts';
import { zonesFile } from '#contract/cities/zones/geojson.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { settingsCopy } from '#contract/copy/admin/settings.ts';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { citiesCopy } from '#contract/copy/admin/cities.ts';
import { cityPagesCopy } from '#contract/copy/public/cities.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { listAllMarkets } from '#contract/markets/endpoints.ts';
import { listOrders } from '#contract/orders/admin/endpoints.ts';
import { listArrivals, listBoard } from '#contract/orders/endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { officePaths } from '#contract/admin/paths.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { anAdmin, openAdminBrowser } from '../set-up/admin.ts';
import { test, type Product } from '../set-up/product.ts';
import { closeCity } from '../set-up/second-city.ts';
import { troubles } from '../pages/accessibility.ts';
import { nextButton, placeButton } from '../pages/composer.ts';

const copy = citiesCopy.pcm;
const { zones, files } = adminMarketsCopy.pcm;
/** North-west of all that Abuja's markets bring to. */
const kubwaOutline: [number, number][] = [
  [9_140_000, 7_300_000],
  [9_140_000, 7_330_000],
  [9_170_000, 7_330_000],
  [9_170_000, 7_300_000],
];
const pages = cityPagesCopy.pcm;
const composer = orderCopy.pcm;
const { markets, settings, shared } = adminCopy.pcm;
const fee = settings.fields.delivery_fee.label;

/** An admin of one city finds an order of it, and none of another. */
async function findsOrder(
  browser: Browser,
  product: Product,
  { city, code, isTheirs }: { city: string; code: string; isTheirs: boolean },
): Promise<void> {
  const owner = product.device('godmode');
  const id = answered(await owner.call(listAllCities, {})).find(({ slug }) => slug === city)?.id;
  if (id === undefined) throw new Error(`there is no city ${city}`);
  const admin = await anAdmin(product, `bisi ${city}`, ['orders:view']);
  const { id: userId } = answered(await admin.call(me, {}));
  answered(await owner.call(grantPermissions, { userId, permissions: ['orders:view'], cities: [id] }));
  const { adminContext, page } = await openAdminBrowser(browser, product, admin);
  const board = page.waitForResponse((response) => new URL(response.url()).pathname === listBoard.path);
  await page.goto(paths.adminOrders);
  expect((await board).ok()).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const card = page.getByText(code).first();
  if (isTheirs) await expect(card).toBeVisible();
  const found = answered(await admin.call(listOrders, { search: code })).orders.map((order) => order.code);
  expect(found).toEqual(isTheirs ? [code] : []);
  if (!isTheirs) await expect(card).toHaveCount(0);
  expect(await troubles(page)).toEqual([]);
  await adminContext.close();
}

/** The head office sees the orders of every city, and of one where it asks for that. */
async function narrowsTo(browser: Browser, product: Product, code: string): Promise<void> {
  const { filters } = adminOrdersCopy.pcm;
  const admin = await anAdmin(product, 'efe head office', ['orders:view']);
  const { adminContext, page } = await openAdminBrowser(browser, product, admin);
  await page.goto(`${paths.adminOrders}?q=${code}&sheet=filters`);
  await expect(page.getByText(code).first()).toBeVisible();
  const city = page.getByLabel(filters.city, { exact: true });
  await city.selectOption({ label: 'Abuja' });
  await expect(page.getByText(code)).toHaveCount(0);
  await city.selectOption({ label: 'Kubwa' });
  await page.getByRole('button', { name: filters.done }).click();
  await expect(page.getByText(code).first()).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  await page.getByRole('button', { name: filters.remove('Kubwa') }).click();
  await expect(page.getByText(code).first()).toBeVisible();
  await adminContext.close();
}

test('the office opens a second city with a zone and a market, whose prices come from a file, and an order there is its admins’ alone', async ({
  browser,
  product,
}) => {
  test.setTimeout(180_000);
  const owner = product.device('godmode');
  const visitor = await browser.newContext({
    baseURL: product.url,
    extraHTTPHeaders: { 'x-forwarded-for': product.nextAddress() },
  });
  const phone = await visitor.newPage();
  expect((await phone.goto('/kubwa'))?.status()).toBe(404);
  expect((await phone.goto('/abuja'))?.status()).toBe(404);
  const admin = await anAdmin(product, 'dele opens', ['settings:manage', 'markets:manage']);
  const { adminContext, page } = await openAdminBrowser(browser, product, admin);
  try {
    await page.goto(paths.adminSettings);
    await page.getByRole('link', { name: copy.toCities }).click();
    await expect(page.getByRole('heading', { level: 1, name: copy.title })).toBeVisible();
    await page.getByRole('button', { name: copy.add }).click();
    const form = page.getByRole('dialog', { name: copy.formAdd });
    await form.getByLabel(copy.name, { exact: true }).fill('Wuse Market');
    await form.getByLabel(copy.letters, { exact: true }).fill('MW');
    await form.getByRole('button', { name: shared.save }).click();
    await expect(form.getByText(copy.lettersRefused)).toBeVisible();
    await form.getByLabel(copy.letters, { exact: true }).fill('kb');
    await form.getByRole('button', { name: shared.save }).click();
    await expect(form.getByText(copy.slugTaken('wuse-market'))).toBeVisible();
    await form.getByLabel(copy.name, { exact: true }).fill('Kubwa');
    expect(await troubles(page)).toEqual([]);
    await form.getByRole('button', { name: shared.save }).click();
    await expect(page.getByRole('cell', { name: 'KB', exact: true })).toBeVisible();

    // A fee of its own.
    await page.goto(paths.adminSettings);
    await page.getByLabel(copy.settings.whose, { exact: true }).selectOption({ label: 'Kubwa' });
    const line = page.locator('form').filter({ has: page.getByLabel(fee, { exact: true }) });
    await expect(line.getByText(copy.settings.ofHouse)).toBeVisible();
    await line.getByLabel(fee, { exact: true }).fill('420');
    // Its orders of last week under that fee: there are none yet.
    await expect(page.getByText(settingsCopy.pcm.preview.none)).toBeVisible();
    await line.getByRole('button', { name: settings.saveOf(fee) }).click();
    await expect(line.getByRole('button', { name: copy.settings.asHouseOf(fee) })).toBeVisible();

    // A market whose name another city has already wants its town.
    await page.goto(paths.adminMarkets);
    await page.getByRole('button', { name: markets.add }).click();
    const market = page.getByRole('dialog', { name: markets.formAdd });
    await market.getByLabel(markets.name, { exact: true }).fill('Utako Market');
    await market.getByLabel(copy.city, { exact: true }).selectOption({ label: 'Kubwa' });
    await market.getByRole('button', { name: shared.save }).click();
    await expect(market.getByText(copy.nameTaken('utako-market', 'Utako Market Kubwa'))).toBeVisible();
    await market.getByLabel(markets.name, { exact: true }).fill('Utako Market Kubwa');
    await market.getByRole('button', { name: shared.save }).click();
    await expect(page.getByText(markets.added('Utako Market Kubwa'), { exact: true })).toBeVisible();

    // Its first neighbourhood, from a file, and what things cost there.
    await page.goto(officePaths.zones);
    await page.getByLabel(zones.city, { exact: true }).selectOption({ label: 'Kubwa' });
    await page.getByLabel(zones.file, { exact: true }).setInputFiles({
      name: 'kubwa.geojson',
      mimeType: 'application/geo+json',
      buffer: Buffer.from(zonesFile([{ name: 'Kubwa town', outline: kubwaOutline, feeKobo: asKobo(0) }])),
    });
    await page.getByRole('button', { name: zones.apply }).click();
    await expect(page.getByRole('rowheader', { name: 'Kubwa town', exact: true })).toBeVisible();
    const there = answered(await owner.call(listAllMarkets, {})).find(
      ({ slug }) => slug === 'utako-market-kubwa',
    );
    await page.goto(`${paths.adminMarkets}?tab=prices&at=${there?.id ?? ''}`);
    await page.getByRole('button', { name: files.bring }).click();
    await page.getByLabel(files.text).fill('item,unit,price\nMillet,mudu,1313');
    await page.getByRole('button', { name: files.check }).click();
    await page.getByRole('button', { name: files.confirm(1), exact: true }).click();
    await expect(page.getByText(files.done(1), { exact: true }).first()).toBeVisible();

    expect((await phone.goto('/kubwa'))?.status()).toBe(200);
    await expect(phone.getByRole('heading', { level: 1, name: 'Kubwa' })).toBeVisible();
    await expect(phone.getByRole('heading', { name: 'Utako Market Kubwa' })).toBeVisible();
    await expect(phone.getByRole('heading', { name: 'Wuse Market' })).toHaveCount(0);
    await expect(phone.getByRole('link', { name: pages.other('Abuja') })).toBeVisible();
    expect(await troubles(phone)).toEqual([]);

    // The composer shows the markets of the city that was looked at, and asks when things come from these.
    const arrivals = phone.waitForRequest((request) => request.url().endsWith(listArrivals.path));
    await phone.goto('/order');
    await phone.getByLabel(composer.list.label).fill('2 mudu millet');
    await nextButton(phone).click();
    await expect(phone.getByLabel(pages.city, { exact: true })).toHaveValue('kubwa');
    expect((await arrivals).postDataJSON()).toMatchObject({ cityId: there?.cityId });
    await phone.getByRole('radio', { name: /Utako Market Kubwa/ }).click();
    await phone.getByLabel(composer.where.area).selectOption('Kubwa town');
    await phone.getByLabel(composer.where.landmark).fill('Opposite the station');
    await nextButton(phone).click();
    await phone.getByLabel(composer.who.name).fill('Amaka');
    await phone.getByLabel(composer.who.phone).fill('0803 777 4141');
    await nextButton(phone).click();
    await expect(phone.getByText('₦420').first()).toBeVisible();
    await expect(phone.getByText('₦2,626').first()).toBeVisible();
    await placeButton(phone).click();
    await expect(phone).toHaveURL(/\/track\/MW-KB-[2-9A-Z]{8}$/);

    const code = new URL(phone.url()).pathname.split('/').at(-1) ?? '';
    await findsOrder(browser, product, { city: 'kubwa', code, isTheirs: true });
    await findsOrder(browser, product, { city: 'abuja', code, isTheirs: false });
    await narrowsTo(browser, product, code);
  } finally {
    await closeCity(owner, 'kubwa');
    await adminContext.close();
    await visitor.close();
  }
});
