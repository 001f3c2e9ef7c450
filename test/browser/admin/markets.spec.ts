import { expect, type Page } from '@playwright/test';
import { listCatalogue, recordPrice } from '#contract/lists/catalogue/endpoints.ts';
import { addMarket, showMarket } from '#contract/markets/endpoints.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { loadPublicCopy } from '#contract/copy/public.ts';
import { previewClosure } from '#contract/orders/closures/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { lagosClock } from '#contract/time.ts';
import { answered } from '#test/client.ts';
import { photo } from '#test/factories/claims.ts';
import { placeThrough } from '#test/factories/orders.ts';
import { openAdminBrowser, anAdmin } from '../set-up/admin.ts';
import { test, type Product } from '../set-up/product.ts';
import { troubles } from '../pages/accessibility.ts';

const { errors } = await loadPublicCopy('pcm');
const copy = adminMarketsCopy.pcm;
const { calendar, prices } = copy;
const { markets: lists, shared, frame } = adminCopy.pcm;

const part = (page: Page, tab: Exclude<keyof typeof copy.tabs, 'label'>) =>
  page
    .getByRole('navigation', { name: copy.tabs.label })
    .getByRole('link', { name: copy.tabs[tab], exact: true });

/** A toast is shown and read out; this is the one that is shown. */
const exactly = (page: Page, text: string) => page.getByText(text, { exact: true });

const weekLong = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

function newMarket(product: Product, name: string) {
  return product.device('godmode').call(addMarket, {
    name,
    description: 'Fresh things.',
    location: 'Dape, Abuja',
    isActive: true,
    marketDays: [...weekLong],
  });
}

async function bringPhoto(page: Page, label: string): Promise<void> {
  const buffer = Buffer.from(await photo());
  await page.getByLabel(label).setInputFiles({ name: 'stall.jpg', mimeType: 'image/jpeg', buffer });
}

test('an admin who may only keep markets closes days, after seeing how many wait for them', async ({
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  const market = answered(await newMarket(product, 'Closing Market'));
  const { order } = await placeThrough(product.openDevice(), { marketId: market.id });
  const day = lagosClock(new Date(order.scheduledFor ?? order.placedAt)).date;
  const admin = await anAdmin(product, 'bola markets', ['markets:manage']);
  const { page } = await openAdminBrowser(browser, product, admin);
  await page.goto(paths.adminMarkets);
  await part(page, 'calendar').click();
  await expect(page).toHaveURL(/tab=calendar/);

  // Christmas, with a touch: nobody waits for it yet.
  const { date: today } = lagosClock(new Date());
  const year = Number(today.slice(0, 4)) + (today.slice(5) > '12-25' ? 1 : 0);
  await page.goto(`${paths.adminMarkets}?tab=calendar&month=${year}-12`);
  const { christmas } = calendar.holidays.names;
  await page.getByRole('button', { name: calendar.holidays.propose(christmas) }).click();
  const sheet = page.getByRole('dialog', { name: calendar.form.title });
  await expect(sheet.getByLabel(calendar.form.from)).toHaveValue(`${year}-12-25`);
  await expect(sheet.getByLabel(calendar.form.reason)).toHaveValue(christmas);
  // The market has no default.
  await sheet.getByRole('button', { name: calendar.form.save }).click();
  await expect(sheet.getByText(calendar.form.marketRefused)).toBeVisible();
  // The form closes nothing while it is not known who waits.
  const looks = `**${previewClosure.path}?*`;
  await page.route(looks, (route) => route.abort());
  await sheet.getByLabel(calendar.form.market).selectOption({ label: calendar.everyMarket });
  await expect(sheet.getByRole('button', { name: errors.tryAgain })).toBeVisible();
  await page.unroute(looks);
  await sheet.getByRole('button', { name: calendar.form.save }).click();
  await expect(sheet.getByText(calendar.form.nobody)).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  await sheet.getByRole('button', { name: calendar.form.save }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: calendar.holidays.propose(christmas) })).toBeHidden();
  await expect(page.getByText(`${christmas} · ${calendar.everyMarket}`)).toBeVisible();

  // The day for which somebody waits.
  await page.goto(`${paths.adminMarkets}?tab=calendar&month=${day.slice(0, 7)}&close=${day}`);
  await sheet.getByLabel(calendar.form.market).selectOption({ label: market.name });
  await expect(sheet.getByText(calendar.form.touched(1))).toBeVisible();
  await expect(sheet.getByText(calendar.form.hidden)).toBeVisible();
  await sheet.getByText(calendar.form.ends.cancel, { exact: true }).click();
  await sheet.getByRole('button', { name: calendar.form.saveAnd.cancel(1) }).click();
  await expect(sheet.getByText(calendar.form.reasonRefused)).toBeVisible();
  await sheet.getByLabel(calendar.form.reason).fill('Sanitation');
  await sheet.getByText(calendar.form.ends.move, { exact: true }).click();
  await sheet.getByRole('button', { name: calendar.form.saveAnd.move(1) }).click();
  await expect(page.getByText(`Sanitation · ${market.name}`)).toBeVisible();
  const seen = answered(await product.openDevice().call(showMarket, { slug: market.slug }));
  expect(seen.closures).toContainEqual({ from: day, to: day, reason: 'Sanitation' });
  expect(await troubles(page)).toEqual([]);

  await page.getByRole('button', { name: calendar.closures.removeOf('Sanitation') }).click();
  await page.getByRole('dialog').getByRole('button', { name: calendar.closures.remove }).click();
  await expect(page.getByText(`Sanitation · ${market.name}`)).toBeHidden();

  // Hours of its own, read by customers.
  await page.goto(`${paths.adminMarkets}?market=${market.id}`);
  const form = page.getByRole('dialog', { name: lists.formEdit(market.name) });
  await form.getByLabel(copy.hours.opens).fill('07:30');
  await form.getByRole('button', { name: shared.save }).click();
  await expect(form).toBeHidden();
  await page.goto(paths.market(market.slug));
  await expect(page.getByText('7:30 am to 10:00 pm')).toBeVisible();
  await page.context().close();
});

test('an admin with every right decides about a price, reads its story, and keeps the catalogue', async ({
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  const market = answered(await newMarket(product, 'Pricing Market'));
  const owner = product.device('godmode');
  const admin = product.device('admin');
  const garri = answered(await owner.call(listCatalogue, {})).find(({ name }) => name === 'Garri');
  if (garri === undefined) throw new Error('there is no garri in the catalogue');
  const price = { marketId: market.id, itemId: garri.id, measure: 'paint' as const };
  answered(await owner.call(recordPrice, { ...price, koboPerMeasure: 150_000 }));
  answered(await admin.call(recordPrice, { ...price, koboPerMeasure: 500_000 }));

  const { page } = await openAdminBrowser(browser, product, admin);
  await page.goto(`${paths.adminMarkets}?tab=prices&at=${market.id}`);
  await page
    .getByRole('listitem')
    .filter({ hasText: market.name })
    .getByRole('button', { name: prices.waiting.refuseOf(garri.name) })
    .click();
  await expect(exactly(page, prices.waiting.refused(garri.name))).toBeVisible();
  await page.getByRole('button', { name: prices.guide.open(garri.name, 'paint') }).click();
  const history = page.getByRole('dialog', { name: prices.story.title(garri.name, 'paint', market.name) });
  await expect(history.getByRole('img')).toHaveAccessibleName(/₦1,500.00/);
  expect(await troubles(page)).toEqual([]);
  const byHand = history.getByRole('region', { name: prices.story.correct });
  await byHand.getByRole('button', { name: prices.story.save }).click();
  await expect(byHand.getByText(prices.story.priceRefused)).toBeVisible();
  await byHand.getByLabel(prices.story.price('paint')).fill('1600');
  await byHand.getByRole('button', { name: prices.story.save }).click();
  await expect(history.getByText('₦1,600.00').first()).toBeVisible();
  await history.getByRole('button', { name: prices.story.remove }).click();
  await expect(history.getByRole('button', { name: prices.story.remove })).toBeHidden();
  await page.keyboard.press('Escape');

  await part(page, 'catalogue').click();
  await page.getByRole('button', { name: prices.catalogue.add }).click();
  const form = page.getByRole('dialog', { name: prices.catalogue.add });
  await form.getByLabel(prices.catalogue.name, { exact: true }).fill('Garri');
  await form.getByRole('button', { name: shared.save }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await form.getByLabel(prices.catalogue.name, { exact: true }).fill('Kola dust');
  await form.getByLabel(prices.catalogue.aliases).fill('Orogbo dust\n\nKolanut powder');
  await form.getByLabel(prices.catalogue.weights).fill('piece 40');
  await form.getByRole('button', { name: shared.save }).click();
  await expect(form.getByText(prices.catalogue.weightsRefused)).toBeVisible();
  await form.getByLabel(prices.catalogue.weights).fill('piece 40 g\npaint 2.5 kg');
  await form.getByRole('button', { name: shared.save }).click();
  await expect(form).toBeHidden();
  await page.getByLabel(prices.catalogue.search).fill('kolanut powder');
  await expect(page.getByRole('rowheader')).toHaveText([/Kola dust/]);
  await expect(page.getByText(prices.catalogue.about('40 g'))).toBeVisible();
  await page.getByRole('button', { name: prices.catalogue.hideOf('Kola dust') }).click();
  await expect(page.getByRole('button', { name: prices.catalogue.showOf('Kola dust') })).toBeVisible();
  await page.getByLabel(prices.catalogue.search).fill('no such thing at all');
  await page.getByRole('button', { name: prices.catalogue.clear }).click();
  await expect(page.getByLabel(prices.catalogue.search)).toHaveValue('');
  expect(await troubles(page)).toEqual([]);
  await page.context().close();
});

test('the owner brings photos of a market and of the gallery, and says where a market stands', async ({
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  const market = answered(await newMarket(product, 'Photo Market'));
  const { page } = await openAdminBrowser(browser, product, product.device('godmode'));
  await page.goto(`${paths.adminMarkets}?market=${market.id}`);
  await bringPhoto(page, copy.photo.label(market.name));
  await expect(exactly(page, copy.photo.kept(market.name))).toBeVisible();
  await page.getByLabel(copy.place.plusCode).fill('3CXW+9Q');
  await page.getByRole('button', { name: copy.place.save }).click();
  await expect(page.getByRole('button', { name: copy.place.save })).toBeHidden();
  const { imageUrl, position } = answered(await product.openDevice().call(showMarket, { slug: market.slug }));
  expect(position).not.toEqual(market.position);
  await page.goto(paths.market(market.slug));
  await expect(page.locator(`img[src="${imageUrl}"]`)).toBeVisible();

  await page.goto(`${paths.adminMarkets}?tab=gallery`);
  const { yam } = copy.gallery.names;
  await bringPhoto(page, copy.gallery.label(yam));
  await expect(exactly(page, copy.gallery.kept(yam))).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  await page.goto(paths.home);
  await expect(page.locator('#gallery img')).toHaveCount(1);
  await page.goto(`${paths.adminMarkets}?tab=gallery`);
  await page.getByRole('button', { name: copy.gallery.remove(yam) }).click();
  await expect(exactly(page, copy.gallery.removed(yam))).toBeVisible();
  await page.context().close();
});

test('an admin without the permission for markets sees no link to them', async ({ browser, product }) => {
  const admin = await anAdmin(product, 'ngozi orders', ['orders:view']);
  const { page } = await openAdminBrowser(browser, product, admin);
  await page.goto(paths.adminOrders);
  await expect(page.getByRole('link', { name: frame.links.orders, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: frame.links.markets })).toHaveCount(0);
  const answer = await page.goto(paths.adminMarkets);
  expect(answer?.status()).toBe(403);
  await page.context().close();
});
