import { expect, type Page } from '@playwright/test';
import { listAudit } from '#contract/admin/endpoints.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { historyCopy } from '#contract/copy/admin/history.ts';
import { adminNoticesCopy } from '#contract/copy/admin/notifications.ts';
import { settingsCopy } from '#contract/copy/admin/settings.ts';
import { loadPublicCopy } from '#contract/copy/public.ts';
import { previewFees } from '#contract/orders/fees/endpoints.ts';
import { officePaths } from '#contract/admin/paths.ts';
import { paths } from '#contract/paths.ts';
import { changeSetting, listAllSettings } from '#contract/settings/endpoints.ts';
import { answered } from '#test/client.ts';
import type { Placed } from '#test/factories/orders.ts';
import { openItsDatabase } from '#test/product/database.ts';
import { openAdminBrowser, anAdmin } from '../set-up/admin.ts';
import { deliveredOrder } from '../set-up/delivered-order.ts';
import { test, type Product } from '../set-up/product.ts';
import { troubles } from '../pages/accessibility.ts';

const { settings: copy, frame } = adminCopy.pcm;
const more = settingsCopy.pcm;
const history = historyCopy.pcm;
const screens = await loadPublicCopy('pcm');
const { preview } = more;
const fee = copy.fields.delivery_fee.label;

/** The line of one setting. */
function lineOf(page: Page, label: string) {
  return page.locator('form').filter({ has: page.getByLabel(label, { exact: true }) });
}

test('an admin of the settings sees what a fee does before saving it, takes it back, and goes to an earlier value', async ({
  browser,
  product,
}) => {
  const client = await anAdmin(product, 'gbenga sets', ['settings:manage']);
  const { adminContext, page } = await openAdminBrowser(browser, product, client);
  await page.goto(paths.adminSettings);
  await expect(page.getByRole('navigation', { name: more.tabs.label })).toHaveCount(0);
  const line = lineOf(page, fee);
  await line.getByLabel(fee, { exact: true }).fill('free');
  await line.getByRole('button', { name: copy.saveOf(fee) }).click();
  await expect(line.getByText(copy.refused.kobo)).toBeVisible();
  await line.getByLabel(fee, { exact: true }).fill('200');
  await expect(line.getByText(more.follows.order('₦10,000.00', '₦10,250.00', '₦10,200.00'))).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  await line.getByRole('button', { name: copy.saveOf(fee) }).click();
  // A toast that is pointed at stays.
  await page.getByText(copy.saved(fee), { exact: true }).hover();
  await page.getByRole('button', { name: more.undo, exact: true }).click();
  await expect(page.getByText(more.undone(fee), { exact: true })).toBeVisible();
  await expect(line.getByLabel(fee, { exact: true })).toHaveValue('150');

  await line.getByRole('button', { name: more.beforeOf(fee) }).click();
  await expect(line.getByText(more.was('₦150.00', '₦200.00'))).toBeVisible();
  await line.getByRole('button', { name: more.takeBackOf(fee, '₦200.00') }).click();
  await expect(line.getByLabel(fee, { exact: true })).toHaveValue('200');
  expect(await troubles(page)).toEqual([]);
  answered(await client.call(changeSetting, { key: 'delivery_fee', value: '15000' }));
  expect(await client.call(listAudit, {})).toMatchObject({ ok: false, status: 403 });
  await page.goto(officePaths.history());
  await expect(page.getByLabel(fee, { exact: true })).toBeVisible();
  await adminContext.close();
});

test('an admin of the audit reads who changed what, asks for less, and sees no setting', async ({
  browser,
  product,
}) => {
  const owner = product.device('godmode');
  for (const value of ['Waka First', 'Waka Second'])
    answered(await owner.call(changeSetting, { key: 'business_address', value }));
  const client = await anAdmin(product, 'halima reads', ['audit:view']);
  const { adminContext, page } = await openAdminBrowser(browser, product, client);
  await page.goto(paths.admin);
  await page.getByRole('link', { name: frame.links.settings }).click();
  await expect(page.getByLabel(fee, { exact: true })).toHaveCount(0);
  await page.getByLabel(history.action).selectOption('changeSetting');
  await expect(page).toHaveURL(/action=changeSetting/);
  const entry = page.getByRole('article').filter({ hasText: 'Waka Second' }).first();
  await expect(entry.getByText('Waka First')).toBeVisible();
  await expect(entry.getByText(history.actions.changeSetting)).toBeVisible();
  expect(await troubles(page)).toEqual([]);

  const label = copy.fields.business_address.label;
  await entry.getByRole('button', { name: history.onlyThis(label) }).click();
  await expect(page).toHaveURL(/subject=business_address/);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByLabel(history.actor).fill('nobody at all');
  await page.getByLabel(history.actor).press('Enter');
  await expect(page.getByRole('heading', { name: history.nothing })).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  await page.getByRole('button', { name: history.clear }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await client.call(listAllSettings, {})).toMatchObject({ ok: false, status: 403 });
  await adminContext.close();
});

test('an admin with both permissions has both tabs and the quiet hours; one with neither has no screen', async ({
  browser,
  product,
}) => {
  const { adminContext, page } = await openAdminBrowser(browser, product, product.device('godmode'));
  await page.goto(paths.adminSettings);
  await expect(page.getByRole('heading', { name: adminNoticesCopy.pcm.hours.title })).toBeVisible();
  await page.getByRole('link', { name: more.tabs.history }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel(fee, { exact: true })).toBeVisible();
  await adminContext.close();

  const { adminContext: other, page: refused } = await openAdminBrowser(
    browser,
    product,
    await anAdmin(product, 'ike orders', ['orders:view']),
  );
  await refused.goto(paths.adminSettings);
  await expect(refused.getByRole('heading', { level: 1 })).toHaveText(screens.errors.notAllowedTitle);
  await expect(refused.getByRole('link', { name: frame.links.settings })).toHaveCount(0);
  await other.close();
});

/** The deliveries of these orders as their agents would have made them, now or long ago. */
async function deliveredAt(product: Product, orders: readonly Placed[], at: Date): Promise<void> {
  const db = openItsDatabase(product);
  for (const { order } of orders)
    await db`
      insert into order_event (order_id, version, at, action, status, mover)
      values (${order.id}, 6, ${at}, 'deliver', 'delivered', 'agent')`;
  await db.end();
}

test('an admin sees on a phone what orders of last week would have cost and paid, before saving a fee', async ({
  browser,
  product,
}) => {
  const client = await anAdmin(product, 'funmi fees', ['settings:manage']);
  const { adminContext, page } = await openAdminBrowser(browser, product, client);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.adminSettings);
  const card = page.getByRole('region', { name: preview.title });
  await expect(card.getByText(preview.text)).toBeVisible();
  const placed = await deliveredOrder(product, product.openDevice());
  await deliveredAt(product, [placed], new Date());

  // Without an answer it says so, and asks again when it is told to.
  const looks = `**${previewFees.path}?*`;
  await page.route(looks, (route) => route.abort());
  const label = copy.fields.fee_heavy.label;
  await page.getByLabel(fee, { exact: true }).fill('200');
  await expect(card.getByRole('button', { name: screens.errors.tryAgain })).toBeVisible();
  await page.unroute(looks);
  await card.getByRole('button', { name: screens.errors.tryAgain }).click();
  await expect(card.getByText(preview.change('₦200', '₦250')).first()).toBeVisible();
  await expect(card.getByText(preview.change('₦120', '₦160')).first()).toBeVisible();
  await expect(card.getByText(preview.all)).toBeVisible();
  await page.getByLabel(fee, { exact: true }).focus();
  const sums = lineOf(page, fee).getByText(new RegExp(`^${preview.sums('₦.* → ₦.*', '₦.* → ₦.*')}$`));
  await expect(sums).toBeInViewport({ ratio: 1 });

  // Two figures at once, and one that no setting takes.
  await page.getByLabel(copy.fields.agent_floor.label, { exact: true }).fill('300');
  await expect(card.getByText(preview.change('₦120', '₦300')).first()).toBeVisible();
  await page.getByLabel(label, { exact: true }).fill('20000');
  await page.getByRole('button', { name: copy.saveOf(label) }).click();
  await expect(page.getByText(copy.atMost('₦10,000.00'))).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  const stored = answered(await client.call(listAllSettings, {}));
  expect(stored.find(({ key }) => key === 'delivery_fee')?.value).toBe('15000');

  await page.getByRole('button', { name: copy.undoOf(fee) }).click();
  await page.getByRole('button', { name: copy.undoOf(copy.fields.agent_floor.label) }).click();
  await expect(card.getByText(preview.text)).toBeVisible();
  await adminContext.close();
});

test('the owner finds a line for every setting, and changes what a wait at a stop costs', async ({
  browser,
  product,
}) => {
  const owner = product.device('godmode');
  const { adminContext, page } = await openAdminBrowser(browser, product, owner);
  await page.goto(paths.adminSettings);
  const waiting = copy.fields.waiting_fee.label;
  const line = lineOf(page, waiting);
  try {
    await line.getByLabel(waiting, { exact: true }).fill('150');
    await line.getByRole('button', { name: copy.saveOf(waiting) }).click();
    await expect(page.getByText(copy.saved(waiting), { exact: true })).toBeVisible();
    const stored = answered(await owner.call(listAllSettings, {}));
    expect(stored.find(({ key }) => key === 'waiting_fee')?.value).toBe('15000');
    for (const { label } of Object.values(copy.fields))
      await expect(page.getByLabel(label).first(), label).toBeVisible();
  } finally {
    // The product is that of other tests too.
    answered(await owner.call(changeSetting, { key: 'waiting_fee', value: '10000' }));
  }
  await adminContext.close();
});

test('an admin of a week without deliveries is told that there is none to reckon with', async ({
  browser,
  product,
}) => {
  const db = openItsDatabase(product);
  await db`update order_event set at = at - interval '8 days' where action = 'deliver'`;
  await db.end();
  const client = await anAdmin(product, 'femi fees', ['settings:manage']);
  const { adminContext, page } = await openAdminBrowser(browser, product, client);
  await page.goto(paths.adminSettings);
  await page.getByLabel(copy.fields.fee_per_km.label, { exact: true }).fill('50');
  await expect(page.getByText(preview.none)).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  await adminContext.close();
});
