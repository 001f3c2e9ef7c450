import { expect } from '@playwright/test';
import { me } from '#contract/accounts/endpoints.ts';
import { citiesCopy } from '#contract/copy/admin/cities.ts';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { usersCopy } from '#contract/copy/admin/users.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { loadPublicCopy } from '#contract/copy/public.ts';
import { listCatalogue } from '#contract/lists/catalogue/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { openCity } from '#test/factories/cities.ts';
import { troubles } from '../pages/accessibility.ts';
import { anAdmin, openAdminBrowser } from '../set-up/admin.ts';
import { test } from '../set-up/product.ts';
import { closeCity } from '../set-up/second-city.ts';

const copy = citiesCopy.pcm;
const cards = usersCopy.pcm.cities;
const composer = orderCopy.pcm;
const { shared } = adminCopy.pcm;
const { catalogue } = adminMarketsCopy.pcm.prices;
const { landing } = await loadPublicCopy('pcm');

test('a city’s usual measures are offered first there, an item has a name of that city, and the front page names no city', async ({
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  const owner = product.device('godmode');
  const visitor = await browser.newContext({
    baseURL: product.url,
    extraHTTPHeaders: { 'x-forwarded-for': product.nextAddress() },
  });
  const phone = await visitor.newPage();
  await phone.goto('/');
  await expect(phone).toHaveTitle(/Abuja/);
  await expect(phone.locator('#home').getByText(landing.hero.where, { exact: true })).toBeVisible();
  await openCity(owner, { name: 'Kuje', letters: 'KJ', middle: { latitude: 8.88, longitude: 7.23 } });
  const admin = await anAdmin(product, 'sola measures', ['settings:manage', 'markets:manage']);
  const { adminContext, page } = await openAdminBrowser(browser, product, admin);
  try {
    await page.goto(`${paths.adminSettings}?tab=cities`);
    await page.getByRole('button', { name: copy.editOf('Kuje') }).click();
    const form = page.getByRole('dialog', { name: copy.formEdit('Kuje') });
    await expect(form.getByText(copy.usual.none)).toBeVisible();
    await form.getByLabel(copy.usual.add).selectOption('derica');
    await form.getByLabel(copy.usual.add).selectOption('paint');
    await form.getByLabel(copy.usual.add).selectOption('keg');
    await form.getByRole('button', { name: copy.usual.earlierOf('paint') }).click();
    await form.getByRole('button', { name: copy.usual.removeOf('keg') }).click();
    expect(await troubles(page)).toEqual([]);
    await form.getByRole('button', { name: shared.save }).click();
    await expect(page.getByText(copy.changed('Kuje'), { exact: true })).toBeVisible();

    const item = answered(await owner.call(listCatalogue, {})).find(({ name }) => name === 'Millet');
    await page.goto(`${paths.adminMarkets}?tab=catalogue&q=millet&item=${item?.id ?? ''}`);
    const names = page.getByLabel(catalogue.cityNames);
    await names.fill('the little grain');
    await page.getByRole('button', { name: shared.save }).click();
    await expect(page.getByText(catalogue.cityNamesRefused)).toBeVisible();
    await names.fill('Kuje: the little grain');
    await page.getByRole('button', { name: shared.save }).click();
    await expect(page.getByText('kuje: the little grain')).toBeVisible();
    expect(await troubles(page)).toEqual([]);

    await phone.goto('/');
    await expect(phone).not.toHaveTitle(/Abuja/);
    await expect(phone.getByRole('heading', { level: 1, name: landing.hero.title })).toBeVisible();
    await expect(phone.locator('#home').getByText(landing.hero.where, { exact: true })).toHaveCount(0);

    // The city that was looked at counts until a market is chosen.
    await phone.goto('/kuje');
    await expect(phone.getByRole('heading', { level: 1, name: 'Kuje' })).toBeVisible();
    await expect.poll(() => phone.evaluate(() => localStorage.getItem('mw.city'))).toBe('kuje');
    await phone.goto('/order');
    await phone.getByLabel(composer.list.label).fill('2 millet');
    await phone
      .getByRole('button', { name: /millet/ })
      .first()
      .click();
    const options = phone.getByRole('dialog').getByLabel(composer.item.measure).getByRole('option');
    await expect
      .poll(async () => (await options.allTextContents()).slice(0, 4))
      .toEqual([composer.item.noMeasure, 'paint', 'derica', 'mudu']);
    expect(await troubles(phone)).toEqual([]);
  } finally {
    await closeCity(owner, 'kuje');
    await adminContext.close();
    await visitor.close();
  }
});

test('the owner says on an admin’s page which cities they see, and takes it back', async ({
  browser,
  product,
}) => {
  const owner = product.device('godmode');
  const { city } = await openCity(owner, {
    name: 'Gwagwa',
    letters: 'GW',
    middle: { latitude: 8.7, longitude: 7.1 },
  });
  const admin = await anAdmin(product, 'kemi of gwagwa', ['orders:view']);
  const { adminContext, page } = await openAdminBrowser(browser, product, owner);
  const citiesOf = async () => answered(await admin.call(me, {})).cities;
  try {
    await page.goto(`${paths.adminUsers}?q=kemi`);
    await page.getByRole('link', { name: 'kemi of gwagwa' }).click();
    await expect(page.getByRole('heading', { name: cards.title })).toBeVisible();
    await expect(page.getByText(cards.every)).toBeVisible();
    const box = page.getByRole('checkbox', { name: 'Gwagwa' });
    await box.check();
    expect(await troubles(page)).toEqual([]);
    expect(await citiesOf()).toBeUndefined();
    await page.getByRole('button', { name: cards.save }).click();
    await expect(page.getByText(cards.saved('kemi of gwagwa'), { exact: true })).toBeVisible();
    expect(await citiesOf()).toEqual([city.id]);
    await page.reload();
    await expect(box).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Abuja' })).not.toBeChecked();
    await expect(page.getByText(cards.every)).toHaveCount(0);
    await box.uncheck();
    await page.getByRole('button', { name: cards.save }).click();
    await expect(page.getByText(cards.saved('kemi of gwagwa'), { exact: true })).toBeVisible();
    await expect.poll(citiesOf).toBeUndefined();
  } finally {
    await closeCity(owner, 'gwagwa');
    await adminContext.close();
  }
});
