import { expect } from '@playwright/test';
import { changeCity, listAllCities } from '#contract/cities/endpoints.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { citiesCopy } from '#contract/copy/admin/cities.ts';
import { cityPagesCopy } from '#contract/copy/public/cities.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { changeMarket, listAllMarkets } from '#contract/markets/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { answered, type Client } from '#test/client.ts';
import { anAdmin, openAdminBrowser } from '../set-up/admin.ts';
import { test } from '../set-up/product.ts';
import { troubles } from '../pages/accessibility.ts';
import { nextButton, placeButton } from '../pages/composer.ts';

const words = citiesCopy.pcm;
const pages = cityPagesCopy.pcm;
const composer = orderCopy.pcm;
const { markets, settings, shared } = adminCopy.pcm;
const fee = settings.fields.delivery_fee.label;

/** The house works in one city again, for the tests that share this product. */
async function closeCity(owner: Client): Promise<void> {
  const city = answered(await owner.call(listAllCities, {})).find(({ slug }) => slug === 'kubwa');
  if (city === undefined) return;
  for (const market of answered(await owner.call(listAllMarkets, {}))) {
    const { id: marketId, name, description, location, hours } = market;
    if (market.cityId !== city.id) continue;
    const written = { marketId, name, description, location, hours, marketDays: ['monday' as const] };
    answered(await owner.call(changeMarket, { ...written, isActive: false }));
  }
  const { id: cityId, name, hours, middle } = city;
  answered(await owner.call(changeCity, { cityId, name, hours, middle, isActive: false }));
}

test('the office opens a second city with a market, which has a page, and an order there carries its letters', async ({
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
  const { desk, page } = await openAdminBrowser(browser, product, admin);
  try {
    await page.goto(paths.adminSettings);
    await page.getByRole('link', { name: words.toCities }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await page.getByRole('button', { name: words.add }).click();
    const form = page.getByRole('dialog', { name: words.formAdd });
    await form.getByLabel(words.name, { exact: true }).fill('Wuse Market');
    await form.getByLabel(words.letters, { exact: true }).fill('MW');
    await form.getByRole('button', { name: shared.save }).click();
    await expect(form.getByText(words.lettersRefused)).toBeVisible();
    await form.getByLabel(words.letters, { exact: true }).fill('kb');
    await form.getByRole('button', { name: shared.save }).click();
    await expect(form.getByText(words.slugTaken('wuse-market'))).toBeVisible();
    await form.getByLabel(words.name, { exact: true }).fill('Kubwa');
    expect(await troubles(page)).toEqual([]);
    await form.getByRole('button', { name: shared.save }).click();
    await expect(page.getByRole('cell', { name: 'KB', exact: true })).toBeVisible();

    // A fee of its own.
    await page.goto(paths.adminSettings);
    await page.getByLabel(words.settings.whose, { exact: true }).selectOption({ label: 'Kubwa' });
    const line = page.locator('form').filter({ has: page.getByLabel(fee, { exact: true }) });
    await expect(line.getByText(words.settings.ofHouse)).toBeVisible();
    await line.getByLabel(fee, { exact: true }).fill('420');
    await line.getByRole('button', { name: settings.saveOf(fee) }).click();
    await expect(line.getByRole('button', { name: words.settings.asHouseOf(fee) })).toBeVisible();

    // A market whose name another city has already wants its town.
    await page.goto(paths.adminMarkets);
    await page.getByRole('button', { name: markets.add }).click();
    const market = page.getByRole('dialog', { name: markets.formAdd });
    await market.getByLabel(markets.name, { exact: true }).fill('Utako Market');
    await market.getByLabel(words.city, { exact: true }).selectOption({ label: 'Kubwa' });
    await market.getByRole('button', { name: shared.save }).click();
    await expect(market.getByText(words.nameTaken('utako-market', 'Utako Market Kubwa'))).toBeVisible();
    await market.getByLabel(markets.name, { exact: true }).fill('Utako Market Kubwa');
    await market.getByRole('button', { name: shared.save }).click();
    await expect(page.getByText(markets.added('Utako Market Kubwa'), { exact: true })).toBeVisible();

    expect((await phone.goto('/kubwa'))?.status()).toBe(200);
    await expect(phone.getByRole('heading', { level: 1, name: 'Kubwa' })).toBeVisible();
    await expect(phone.getByRole('heading', { name: 'Utako Market Kubwa' })).toBeVisible();
    await expect(phone.getByRole('heading', { name: 'Wuse Market' })).toHaveCount(0);
    await expect(phone.getByRole('link', { name: pages.other('Abuja') })).toBeVisible();
    expect(await troubles(phone)).toEqual([]);

    // The composer shows the markets of the city that was looked at.
    await phone.goto('/order');
    await phone.getByLabel(composer.list.label).fill('2 mudu garri at 3000');
    await nextButton(phone).click();
    await expect(phone.getByLabel(pages.city, { exact: true })).toHaveValue('kubwa');
    await phone.getByRole('radio', { name: /Utako Market Kubwa/ }).click();
    await phone.getByLabel(composer.where.area).selectOption('Gwarinpa');
    await phone.getByLabel(composer.where.landmark).fill('Opposite the station');
    await nextButton(phone).click();
    await phone.getByLabel(composer.who.name).fill('Amaka');
    await phone.getByLabel(composer.who.phone).fill('0803 777 4141');
    await nextButton(phone).click();
    await expect(phone.getByText('₦420').first()).toBeVisible();
    await placeButton(phone).click();
    await expect(phone).toHaveURL(/\/track\/MW-KB-[2-9A-Z]{8}$/);
  } finally {
    await closeCity(owner);
    await desk.close();
    await visitor.close();
  }
});
