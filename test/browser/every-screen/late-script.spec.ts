import { expect, type Page } from '@playwright/test';
import { notStartedCopy } from '#contract/copy/not-started.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { paths } from '#contract/paths.ts';
import { changeSetting } from '#contract/settings/endpoints.ts';
import { answered } from '#test/client.ts';
import { takenOver } from '../pages/hydrated.ts';
import { test, type Product } from '../set-up/product.ts';

const copy = notStartedCopy.pcm;
const { list } = orderCopy.pcm;
const scripts = /\/assets\/[^/]*\.js$/;
const composer = /\/assets\/order-[^/]*\.js$/;
const box = (page: Page) => page.getByLabel(list.label);

/** The number that people can call stands in the settings. */
async function setNumber(product: Product, value: string): Promise<void> {
  answered(await product.device('godmode').call(changeSetting, { key: 'contact_phone', value }));
}

test('a list that is typed before the script has come is taken over, and the button that was tapped works', async ({
  page,
}) => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route(scripts, async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(paths.order, { waitUntil: 'commit' });
  await box(page).fill('2 mudu beans\n5 tubers yam');
  await page.getByRole('button', { name: orderCopy.pcm.next.list }).click();
  open();
  await expect(page.getByRole('heading', { name: orderCopy.pcm.market.title })).toBeVisible();
  await page.reload();
  await expect(page.getByText(list.read(2))).toBeVisible();
  await expect(box(page)).toHaveValue('2 mudu beans\n5 tubers yam');
});

test('early typed text goes behind the list that this phone has stored', async ({ page }) => {
  await page.goto(paths.order);
  await takenOver(page);
  await box(page).fill('2 mudu beans');
  await expect(page.getByText(list.read(1))).toBeVisible();
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route(scripts, async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(paths.order, { waitUntil: 'commit' });
  await box(page).fill('5 tubers yam');
  open();
  await expect(box(page)).toHaveValue('2 mudu beans\n5 tubers yam');
});

test('a part of the script that is lost on the way is asked for again until it is there', async ({
  page,
}) => {
  let lost = 0;
  await page.route(composer, async (route) => {
    lost += 1;
    await (lost <= 4 ? route.abort() : route.continue());
  });
  await page.goto(paths.order);
  await box(page).fill('2 mudu beans');
  await expect(page.getByText(list.read(1))).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('React Mount Error')).toBeHidden();
  expect(lost).toBeGreaterThan(4);
});

test('a page without its script says so after 15 seconds, with a number to call, and tries again with the list kept', async ({
  page,
  product,
}) => {
  await setNumber(product, '08031234567');
  const now = new Date();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now);
  await page.route(scripts, (route) => route.abort());
  await page.goto(paths.order);
  await box(page).fill('2 mudu beans');
  const note = page.getByRole('alert').filter({ hasText: copy.title });
  await page.clock.runFor(14_000);
  await expect(note).toBeHidden();
  await page.clock.runFor(1500);
  await expect(note).toBeVisible();
  await expect(note.getByRole('link', { name: copy.call('0803 123 4567') })).toHaveAttribute(
    'href',
    'tel:+2348031234567',
  );
  await page.unroute(scripts);
  await page.clock.resume();
  await note.getByRole('button', { name: copy.again }).click();
  await expect(page.getByText(list.read(1))).toBeVisible();
  await expect(box(page)).toHaveValue('2 mudu beans');
  await expect(note).toBeHidden();
  await setNumber(product, '');
});

test('a browser with script switched off shows the composer’s list and whom to call', async ({
  browser,
  product,
}) => {
  await setNumber(product, '08031234567');
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of [paths.order, paths.placeOrder, paths.testing]) {
    const html = await (await page.request.get(path)).text();
    // Switched off by the driver, script still counts as there to the parser.
    const [, fallback = ''] = /<noscript>(.*?)<\/noscript>/.exec(html) ?? [];
    expect(fallback).toContain(copy.noScript);
    expect(fallback).toContain('href="tel:+2348031234567"');
  }
  await page.goto(paths.order);
  await expect(box(page)).toBeVisible();
  await context.close();
  await setNumber(product, '');
});
