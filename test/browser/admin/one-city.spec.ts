import { expect, type Browser } from '@playwright/test';
import { grantPermissions, me, signUp } from '#contract/accounts/endpoints.ts';
import { analyseCities } from '#contract/analytics/endpoints.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { adminSearchCopy } from '#contract/copy/admin/search.ts';
import { paths } from '#contract/paths.ts';
import { permissions } from '#contract/permissions.ts';
import { lagosClock } from '#contract/time.ts';
import { markChangedDays } from '#server/features/analytics/reckoning/mark-days.ts';
import { reckonMarked } from '#server/features/analytics/reckoning/reckon-days.ts';
import { answered } from '#test/client.ts';
import { byLink, talkOn } from '#test/factories/chat.ts';
import { openCity } from '#test/factories/cities.ts';
import { placeThrough } from '#test/factories/orders.ts';
import { openItsDatabase } from '#test/product/database.ts';
import { troubles } from '../pages/accessibility.ts';
import { anAdmin, openAdminBrowser } from '../set-up/admin.ts';
import { test, type Product } from '../set-up/product.ts';
import { closeCity } from '../set-up/second-city.ts';

const { frame } = adminCopy.pcm;
const { cities: rollUp } = analyticsCopy.pcm;
const { tabs, zones } = adminMarketsCopy.pcm;
const search = adminSearchCopy.pcm;

/** Waits until the orders of both cities are in the figures: the product's own rounds take half a minute. */
async function bothAreCounted(product: Product): Promise<void> {
  const today = lagosClock(new Date()).date;
  const db = openItsDatabase(product);
  const counted = async () => {
    await markChangedDays(db);
    await reckonMarked(db, new Date());
    const owner = product.device('godmode');
    const { cities } = answered(await owner.call(analyseCities, { from: today, to: today }));
    return cities.filter(({ slug, placed }) => slug !== null && placed > 0).length;
  };
  await expect.poll(counted).toBeGreaterThan(1);
  await db.end();
}

/** The browser of an admin of every city, with the choice among them. */
async function headOffice(browser: Browser, product: Product, username: string) {
  const admin = await anAdmin(product, username, [...permissions]);
  const { adminContext, page } = await openAdminBrowser(browser, product, admin);
  const choice = page.getByLabel(frame.city, { exact: true });
  const screens = page.getByRole('navigation', { name: frame.label });
  return { adminContext, page, choice, screens };
}

/** At least the one of this test; others may have left some. */
const someChatsWait = new RegExp(
  [1, 2].map((count) => frame.waitingChats(count).replace(String(count), String.raw`\d+`)).join('|'),
);

test('the head office chooses one city on any screen, and it stays chosen until every city is', async ({
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  const owner = product.device('godmode');
  const { city, market, address } = await openCity(owner, {
    name: 'Karu',
    letters: 'KU',
    middle: { latitude: 8.6, longitude: 7.6 },
  });
  const here = await placeThrough(product.openDevice());
  const guest = product.openDevice();
  const there = await placeThrough(guest, { marketId: market.id, address });
  answered(await talkOn(guest, byLink(there)).write('Which time?'));
  await bothAreCounted(product);
  const { adminContext, page, choice, screens } = await headOffice(browser, product, 'ladi of every city');
  const ofKaru = await anAdmin(product, 'musa of karu', [...permissions]);
  const { id: userId } = answered(await ofKaru.call(me, {}));
  answered(await owner.call(grantPermissions, { userId, permissions: [...permissions], cities: [city.id] }));
  const narrow = await openAdminBrowser(browser, product, ofKaru);
  try {
    await page.goto(paths.adminOrders);
    await expect(page.getByText(here.code).first()).toBeVisible();
    await expect(page.getByText(there.code).first()).toBeVisible();
    await choice.selectOption('Karu');
    await expect(page).toHaveURL(/\?city=karu$/);
    await expect(page.getByText(here.code)).toHaveCount(0);
    await expect(page.getByText(there.code).first()).toBeVisible();
    expect(await troubles(page)).toEqual([]);
    await page.reload();
    await expect(choice).toHaveValue('karu');
    await expect(page.getByText(there.code).first()).toBeVisible();
    await expect(page.getByText(here.code)).toHaveCount(0);

    // A screen of the whole house says nothing of it, and does not forget it.
    await screens.getByRole('link', { name: frame.links.settings }).click();
    await expect(page).toHaveURL(new RegExp(`${paths.adminSettings}$`));
    await expect(choice).toHaveCount(0);
    await screens.getByRole('link', { name: frame.links.analytics }).click();
    await expect(page).toHaveURL(/city=karu/);
    await expect(choice).toHaveValue('karu');
    const table = page.getByRole('table', { name: rollUp.title });
    await expect(page.getByRole('figure').first()).toBeVisible();
    await expect(table).toHaveCount(0);

    await choice.selectOption(frame.everyCity);
    await expect(page).not.toHaveURL(/city=/);
    await expect(table.getByRole('link', { name: 'Abuja' })).toBeVisible();
    expect(await troubles(page)).toEqual([]);
    await table.getByRole('link', { name: 'Karu' }).click();
    await expect(page).toHaveURL(/city=karu/);
    await expect(choice).toHaveValue('karu');
    await expect(table).toHaveCount(0);
    await screens.getByRole('link', { name: frame.links.today }).click();
    await expect(page).toHaveURL(/\/admin\?city=karu$/);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(paths.adminAgents);
    await expect(choice).toBeVisible();
    // The count comes late, and pushes the link of this screen along the row.
    await expect(screens.getByText(someChatsWait)).toBeAttached();
    await expect(screens.getByRole('link', { name: frame.links.agents })).toBeInViewport({ ratio: 1 });
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWider).toBe(false);
    expect(await troubles(page)).toEqual([]);

    // An admin of one city has nothing to choose, whatever an address says.
    await narrow.page.goto(`${paths.adminOrders}?city=abuja`);
    await expect(narrow.page.getByText(there.code).first()).toBeVisible();
    await expect(narrow.page).not.toHaveURL(/city=/);
    await expect(narrow.page.getByText(here.code)).toHaveCount(0);
    await expect(narrow.page.getByLabel(frame.city, { exact: true })).toHaveCount(0);
  } finally {
    await closeCity(owner, 'karu');
    await adminContext.close();
    await narrow.adminContext.close();
  }
});

test('people, markets and neighbourhoods are of the chosen city, and so is what the search finds until it is widened', async ({
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  const owner = product.device('godmode');
  const { city, market, address } = await openCity(owner, {
    name: 'Zuba',
    letters: 'ZB',
    middle: { latitude: 8.2, longitude: 7.9 },
  });
  const [here, there] = [product.openDevice(), product.openDevice()];
  answered(await here.call(signUp, { username: 'hauwa of abuja', password: 'suya and cold zobo' }));
  answered(await there.call(signUp, { username: 'hauwa of zuba', password: 'suya and cold zobo' }));
  const abujas = await placeThrough(here);
  const zubas = await placeThrough(there, { marketId: market.id, address });
  const { adminContext, page, choice, screens } = await headOffice(browser, product, 'bala of every city');
  try {
    await page.goto(paths.adminUsers);
    await expect(page.getByText('hauwa of abuja')).toBeVisible();
    await choice.selectOption('Zuba');
    await expect(page.getByText('hauwa of abuja')).toHaveCount(0);
    await expect(page.getByText('hauwa of zuba')).toBeVisible();
    expect(await troubles(page)).toEqual([]);

    await screens.getByRole('link', { name: frame.links.markets }).click();
    await expect(page).toHaveURL(/city=zuba/);
    const markets = page.getByRole('table').first();
    await expect(markets.getByText(market.name)).toBeVisible();
    await expect(markets.getByText('Utako Market')).toHaveCount(0);
    await page.getByRole('link', { name: tabs.zones, exact: true }).click();
    await expect(page.getByRole('img', { name: zones.map('Zuba') })).toBeVisible();
    await expect(page.getByLabel(zones.city, { exact: true })).toHaveCount(0);
    await expect(choice).toHaveValue('zuba');

    await page.getByRole('button', { name: search.open, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: search.title });
    const line = sheet.getByRole('combobox', { name: search.label });
    await line.fill(zubas.code);
    await expect(sheet.getByRole('option').filter({ hasText: zubas.code })).toBeVisible();
    await line.fill(abujas.code);
    await expect(sheet.getByRole('heading', { name: search.nothing(abujas.code) })).toBeVisible();
    expect(await troubles(page)).toEqual([]);
    await sheet.getByLabel(search.everyCity).check();
    await expect(sheet.getByRole('option').filter({ hasText: abujas.code })).toBeVisible();
  } finally {
    await closeCity(owner, city.slug);
    await adminContext.close();
  }
});
