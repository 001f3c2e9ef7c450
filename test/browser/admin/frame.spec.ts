import { expect, type Page } from '@playwright/test';
import { searchEverything } from '#contract/admin/search-endpoints.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { adminSearchCopy } from '#contract/copy/admin/search.ts';
import { pidgin } from '#contract/copy/public/pcm.ts';
import { paths } from '#contract/paths.ts';
import { newPhone, placeThrough } from '#test/factories/orders.ts';
import { anAdmin, openAdminBrowser } from '../set-up/admin.ts';
import { test } from '../set-up/product.ts';
import { sitDown } from '../set-up/session.ts';
import { agentWithMoney } from '../set-up/working-agent.ts';
import { troubles } from '../pages/accessibility.ts';

const copy = adminSearchCopy.pcm;
const { errors } = pidgin;

/** The highest that the content of a screen may begin on a phone. */
const mostOfFrame = 100;

async function frameOf(page: Page, address: string): Promise<number> {
  await page.goto(address);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading').first()).toBeVisible();
  return (await main.boundingBox())?.y ?? Number.NaN;
}

test('the frame leaves an admin and an agent most of a small phone', async ({ browser, product }) => {
  test.setTimeout(120_000);
  const { adminContext, page } = await openAdminBrowser(browser, product, product.device('godmode'));
  await page.setViewportSize({ width: 360, height: 740 });
  const screens = [paths.admin, paths.adminOrders, paths.adminChats, paths.adminAgents, paths.adminMarkets];
  for (const address of screens) expect(await frameOf(page, address), address).toBeLessThan(mostOfFrame);
  await adminContext.close();

  const agent = await agentWithMoney(product);
  const phone = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 360, height: 740 },
    extraHTTPHeaders: { 'x-forwarded-for': product.nextAddress() },
  });
  await sitDown(phone, product, agent.client);
  const run = await phone.newPage();
  for (const address of [paths.agentRun, paths.dashboard])
    expect(await frameOf(run, address), address).toBeLessThan(mostOfFrame);
  await phone.close();
});

test('an admin finds an order and an agent from any screen by keys alone, and reads it where the search fails', async ({
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  const phone = newPhone();
  const { code } = await placeThrough(product.openDevice(), { customer: { name: 'Frame Amaka', phone } });
  const agent = await agentWithMoney(product, 'Frame');
  const { adminContext, page } = await openAdminBrowser(browser, product, product.device('godmode'));
  await page.goto(paths.adminMarkets);
  const sheet = page.getByRole('dialog', { name: copy.title });
  const box = sheet.getByRole('combobox', { name: copy.label });
  const found = sheet.getByRole('option');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const openByKey = async () => {
    // A dialog that still closes takes no keys.
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(box).toBeFocused();
  };

  // A part of the number, and Enter opens what stands first.
  await openByKey();
  await page.keyboard.type(phone.slice(3));
  await expect(found).toHaveCount(1);
  await expect(found).toContainText(code);
  expect(await troubles(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: adminOrdersCopy.pcm.order.label(code) })).toBeVisible();
  await expect(sheet).toBeHidden();

  // Names are of agents, too; the arrows go down and come round.
  await openByKey();
  await page.keyboard.type(agent.name);
  const option = found.filter({ hasText: agent.name });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: agent.name })).toBeVisible();
  await page.keyboard.press('Escape');

  await openByKey();
  await box.fill('nobody at all');
  await expect(sheet.getByText(copy.nothing('nobody at all')).last()).toBeVisible();
  await page.route(`**${searchEverything.path}?*`, (route) => route.fulfill({ status: 500, body: 'x' }));
  await box.fill('nobody either');
  await expect(sheet.getByText(errors.couldNotLoad, { exact: true })).toBeVisible({ timeout: 20_000 });
  await page.unroute(`**${searchEverything.path}?*`);
  await adminContext.setOffline(true);
  await box.fill('somebody');
  await expect(sheet.getByText(errors.noNetworkTitle, { exact: true })).toBeVisible();
  await adminContext.setOffline(false);
  await adminContext.close();

  const { adminContext: other, page: theirs } = await openAdminBrowser(
    browser,
    product,
    await anAdmin(product, 'kemi markets', ['markets:manage']),
  );
  await theirs.goto(paths.adminMarkets);
  await expect(theirs.getByRole('navigation', { name: adminCopy.pcm.frame.label })).toBeVisible();
  await expect(theirs.getByRole('button', { name: copy.open })).toHaveCount(0);
  await other.close();
});
