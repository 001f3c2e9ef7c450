import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { analyseOrders, analyseTakings } from '#contract/analytics/endpoints.ts';
import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import { cancelOrder } from '#contract/orders/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { permissions } from '#contract/permissions.ts';
import { lagosClock } from '#contract/time.ts';
import { markChangedDays } from '#server/features/analytics/reckoning/mark-days.ts';
import { reckonMarked } from '#server/features/analytics/reckoning/reckon-days.ts';
import { answered } from '#test/client.ts';
import { lineOf, linkOf, parcelFrom, placeThrough } from '#test/factories/orders.ts';
import { openItsDatabase } from '#test/product/database.ts';
import { openAdminBrowser, anAdmin } from '../set-up/admin.ts';
import { test, type Product } from '../set-up/product.ts';
import { sitDown } from '../set-up/session.ts';
import { troubles } from '../pages/accessibility.ts';

const copy = analyticsCopy.pcm;
const { profit } = adminMoneyCopy.pcm.day;

/** An order comes in and is reckoned: the product's own rounds for that would take half a minute. */
async function anOrderIsCounted(product: Product): Promise<void> {
  await placeThrough(product.openDevice());
  const today = lagosClock(new Date()).date;
  const db = openItsDatabase(product);
  const placed = async () => {
    await markChangedDays(db);
    await reckonMarked(db, new Date());
    const { now } = answered(await product.device('godmode').call(analyseOrders, { from: today, to: today }));
    return now.placed;
  };
  await expect.poll(placed).toBeGreaterThan(0);
  await db.end();
}

function partsOn(page: Page) {
  const parts = page.getByRole('navigation', { name: copy.partsLabel });
  return {
    part: (part: keyof typeof copy.parts) => parts.getByRole('link', { name: copy.parts[part], exact: true }),
    figure: (title: string) => page.getByRole('figure', { name: title, exact: true }),
  };
}

test('an admin who may see figures alone reads a chart by keyboard, its table and its file, and no money', async ({
  browser,
  product,
}) => {
  await anOrderIsCounted(product);
  const client = await anAdmin(product, 'bisi figures', ['analytics:view']);
  const { adminContext, page } = await openAdminBrowser(browser, product, client);
  await page.goto(paths.adminAnalytics);
  const { part, figure } = partsOn(page);
  const placed = figure(copy.orders.placed);
  await expect(placed).toBeVisible();

  const along = placed.getByRole('slider');
  await along.focus();
  await page.keyboard.press('End');
  const last = (await along.getAttribute('aria-valuetext')) ?? '';
  expect(last).toMatch(new RegExp(`${copy.orders.placed} [1-9]`));
  await page.keyboard.press('ArrowLeft');
  await expect(along).not.toHaveAttribute('aria-valuetext', last);
  expect(await troubles(page)).toEqual([]);

  await placed.getByText(copy.chart.table).click();
  await expect(placed.getByRole('row')).toHaveCount(29);
  const download = page.waitForEvent('download');
  await placed.getByRole('button', { name: copy.chart.csvOf(copy.orders.placed) }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(`"${copy.chart.day}","${copy.orders.placed}","${copy.chart.earlier}"`);
  expect(file.trim().split('\r\n')).toHaveLength(29);

  await expect(part('visits')).toBeVisible();
  await expect(part('takings')).toHaveCount(0);
  await page.goto(`${paths.adminAnalytics}?part=takings`);
  await expect(figure(copy.orders.placed)).toBeVisible();
  const today = lagosClock(new Date()).date;
  expect(await client.call(analyseTakings, { from: today, to: today })).toMatchObject({
    ok: false,
    reason: 'not-allowed',
  });
  await adminContext.close();
});

test('an admin’s choice of figures is in the address, and days without any say what to do', async ({
  browser,
  product,
}) => {
  await anOrderIsCounted(product);
  const client = await anAdmin(product, 'dayo everything', [...permissions]);
  const { adminContext, page } = await openAdminBrowser(browser, product, client);
  await page.goto(paths.adminAnalytics);
  const { part, figure } = partsOn(page);
  await page.getByLabel(copy.range.label, { exact: true }).selectOption('own');
  await page.getByLabel(copy.range.from).fill('2025-03-10');
  await page.getByLabel(copy.range.to).fill('2025-03-01');
  const show = page.getByRole('button', { name: copy.range.show });
  await show.click();
  await expect(page.getByText(copy.range.refused)).toBeVisible();
  await page.getByLabel(copy.range.to).fill('2025-03-20');
  await show.click();
  await expect(page).toHaveURL(/from=2025-03-10&to=2025-03-20/);
  await expect(page.getByRole('heading', { name: copy.empty.title })).toBeVisible();

  await page.getByRole('button', { name: copy.empty.more }).click();
  await expect(page).toHaveURL(/range=90/);
  await expect(page.getByText(copy.range.step.week)).toBeVisible();
  await page.getByLabel(copy.range.compare).uncheck();
  await expect(page).toHaveURL(/compare=no/);
  await expect(figure(copy.orders.placed).getByText(copy.chart.earlier)).toHaveCount(0);

  await part('takings').click();
  await expect(page).toHaveURL(/compare=no.*part=takings|part=takings.*compare=no/);
  await expect(part('takings')).toHaveAttribute('aria-current', 'page');
  await page.reload();
  await expect(page.getByLabel(copy.range.label, { exact: true })).toHaveValue('90');
  await expect(page.getByLabel(copy.range.compare)).not.toBeChecked();
  await adminContext.close();
});

test('an admin sees on a phone how many lists and parcels came in, and looks at the parcels alone', async ({
  browser,
  product,
}) => {
  const parcel = [lineOf('Shoes in a box', { capKobo: null })];
  await placeThrough(product.openDevice(), { errand: parcelFrom(), items: parcel });
  await anOrderIsCounted(product);
  const client = await anAdmin(product, 'kemi kinds', ['analytics:view']);
  const { adminContext, page } = await openAdminBrowser(browser, product, client);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.adminAnalytics);
  const { part, figure } = partsOn(page);
  const { carry, market } = copy.kinds.names;
  const beside = figure(copy.kinds.by(copy.orders.placed));
  await beside.getByText(copy.chart.table).click();
  for (const name of [market, carry])
    await expect(beside.getByRole('row', { name: new RegExp(`^${name} [1-9]`) })).toBeVisible();
  expect(await troubles(page)).toEqual([]);

  const kind = page.getByLabel(copy.kinds.label, { exact: true });
  await kind.selectOption({ label: carry });
  await expect(page).toHaveURL(/kind=carry/);
  await expect(beside).toHaveCount(0);
  const placed = figure(copy.orders.placed);
  const download = page.waitForEvent('download');
  await placed.getByRole('button', { name: copy.chart.csvOf(copy.orders.placed) }).click();
  expect((await download).suggestedFilename()).toMatch(/^orders-placed-carry-\d{4}/);
  expect(await readFile(await (await download).path(), 'utf8')).toMatch(/"[1-9]","0"\r?\n$/);

  await part('basket').click();
  await expect(page.getByText(copy.empty.noBasket)).toBeVisible();
  await part('customers').click();
  await expect(kind).toHaveCount(0);
  await part('basket').click();
  await expect(kind).toHaveValue('carry');
  await page.getByRole('button', { name: copy.empty.everyKind }).click();
  await expect(page).not.toHaveURL(/kind=/);
  await adminContext.close();
});

test('the owner opens every part on a small phone from its top, and nothing is wider than the screen', async ({
  page,
  context,
  product,
}) => {
  await anOrderIsCounted(product);
  await page.setViewportSize({ width: 360, height: 480 });
  await sitDown(context, product, product.device('godmode'));
  await page.goto(paths.adminAnalytics);
  const { part, figure } = partsOn(page);
  await expect(figure(copy.orders.placed)).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  for (const one of ['orders', 'speed', 'takings', 'customers', 'visits'] as const) {
    await part(one).click();
    await expect(part(one)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByText(/^Wetin you dey see/)).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, one).toBeLessThanOrEqual(360);
  }
});

test('the owner reads on a phone what parcels made beside lists', async ({ browser, product }) => {
  const sender = product.openDevice();
  const items = [lineOf('Shoes in a box', { capKobo: null })];
  const parcel = await placeThrough(sender, { errand: parcelFrom(), items });
  const input = { ...linkOf(parcel), reason: 'Later', agreedOwedKobo: 0 };
  answered(await sender.call(cancelOrder, { clientRequestId: randomUUID(), ...input }));
  const { adminContext, page } = await openAdminBrowser(browser, product, product.device('godmode'));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${paths.admin}?money=today`);
  const made = page.getByRole('region', { name: profit.title });
  const kinds = made.getByRole('table', { name: profit.byKind });
  await expect(kinds.getByText(profit.kinds.carry)).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await adminContext.close();
});
