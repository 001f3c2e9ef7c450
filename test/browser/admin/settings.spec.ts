import { expect, type Page } from '@playwright/test';
import { listAudit } from '#contract/admin/endpoints.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { historyCopy } from '#contract/copy/admin/history.ts';
import { adminNoticesCopy } from '#contract/copy/admin/notifications.ts';
import { settingsCopy } from '#contract/copy/admin/settings.ts';
import { loadPublicCopy } from '#contract/copy/public.ts';
import { paths } from '#contract/paths.ts';
import { changeSetting, listAllSettings } from '#contract/settings/endpoints.ts';
import { answered } from '#test/client.ts';
import { openAdminBrowser, anAdmin } from '../set-up/admin.ts';
import { test } from '../set-up/product.ts';
import { troubles } from '../pages/accessibility.ts';

const { settings: words, frame } = adminCopy.pcm;
const more = settingsCopy.pcm;
const history = historyCopy.pcm;
const screens = await loadPublicCopy('pcm');
const fee = words.fields.delivery_fee.label;

/** The line of one setting. */
function lineOf(page: Page, label: string) {
  return page.locator('form').filter({ has: page.getByLabel(label, { exact: true }) });
}

test('an admin of the settings sees what a fee does before saving it, takes it back, and goes to an earlier value', async ({
  browser,
  product,
}) => {
  const client = await anAdmin(product, 'gbenga sets', ['settings:manage']);
  const { desk, page } = await openAdminBrowser(browser, product, client);
  await page.goto(paths.adminSettings);
  await expect(page.getByRole('navigation', { name: more.tabs.label })).toHaveCount(0);
  const line = lineOf(page, fee);
  await line.getByLabel(fee, { exact: true }).fill('free');
  await line.getByRole('button', { name: words.saveOf(fee) }).click();
  await expect(line.getByText(words.refused.kobo)).toBeVisible();
  await line.getByLabel(fee, { exact: true }).fill('200');
  await expect(line.getByText(more.follows.order('₦10,000.00', '₦10,250.00', '₦10,200.00'))).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  await line.getByRole('button', { name: words.saveOf(fee) }).click();
  // A toast that is pointed at stays.
  await page.getByText(words.saved(fee), { exact: true }).hover();
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
  await page.goto(paths.adminHistory());
  await expect(page.getByLabel(fee, { exact: true })).toBeVisible();
  await desk.close();
});

test('an admin of the audit reads who changed what, asks for less, and sees no setting', async ({
  browser,
  product,
}) => {
  const owner = product.device('godmode');
  for (const value of ['Waka First', 'Waka Second'])
    answered(await owner.call(changeSetting, { key: 'business_address', value }));
  const client = await anAdmin(product, 'halima reads', ['audit:view']);
  const { desk, page } = await openAdminBrowser(browser, product, client);
  await page.goto(paths.admin);
  await page.getByRole('link', { name: frame.links.settings }).click();
  await expect(page.getByLabel(fee, { exact: true })).toHaveCount(0);
  await page.getByLabel(history.action).selectOption('changeSetting');
  await expect(page).toHaveURL(/action=changeSetting/);
  const entry = page.getByRole('article').filter({ hasText: 'Waka Second' }).first();
  await expect(entry.getByText('Waka First')).toBeVisible();
  await expect(entry.getByText(history.actions.changeSetting)).toBeVisible();
  expect(await troubles(page)).toEqual([]);

  const label = words.fields.business_address.label;
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
  await desk.close();
});

test('an admin with both permissions has both tabs and the quiet hours; one with neither has no screen', async ({
  browser,
  product,
}) => {
  const { desk, page } = await openAdminBrowser(browser, product, product.device('godmode'));
  await page.goto(paths.adminSettings);
  await expect(page.getByRole('heading', { name: adminNoticesCopy.pcm.hours.title })).toBeVisible();
  await page.getByRole('link', { name: more.tabs.history }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel(fee, { exact: true })).toBeVisible();
  await desk.close();

  const { desk: other, page: refused } = await openAdminBrowser(
    browser,
    product,
    await anAdmin(product, 'ike orders', ['orders:view']),
  );
  await refused.goto(paths.adminSettings);
  await expect(refused.getByRole('heading', { level: 1 })).toHaveText(screens.errors.notAllowedTitle);
  await expect(refused.getByRole('link', { name: frame.links.settings })).toHaveCount(0);
  await other.close();
});
