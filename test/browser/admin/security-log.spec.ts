import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { signIn, signUp } from '#contract/accounts/endpoints.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { settingsCopy } from '#contract/copy/admin/settings.ts';
import { securityCopy } from '#contract/copy/admin/security.ts';
import { officePaths } from '#contract/admin/paths.ts';
import { answered } from '#test/client.ts';
import { openAdminBrowser, anAdmin } from '../set-up/admin.ts';
import { test } from '../set-up/product.ts';
import { troubles } from '../pages/accessibility.ts';

const words = securityCopy.pcm;

test('an admin of the audit finds a sign-in on a new device, and takes the lines out', async ({
  browser,
  product,
}) => {
  const credentials = { username: 'tayo of the log', password: 'ofada and ayamase' };
  answered(await product.openDevice().call(signUp, credentials));
  answered(await product.openDevice().call(signIn, credentials));
  const client = await anAdmin(product, 'sade reads the log', ['audit:view']);
  const { adminContext, page } = await openAdminBrowser(browser, product, client);
  await page.goto(officePaths.history());
  await page.getByRole('link', { name: settingsCopy.pcm.tabs.security, exact: true }).click();
  await page.getByLabel(words.search).fill(credentials.username);
  await page.getByLabel(words.search).press('Enter');
  await expect(page).toHaveURL(/search=tayo/);
  await expect(page.getByLabel(words.search)).toBeFocused();
  await expect(page.getByRole('table')).toContainText(words.kinds['signed-up']);
  await page.getByLabel(words.kind, { exact: true }).selectOption('signed-in-new-device');
  await expect(page.getByRole('table')).not.toContainText(words.kinds['signed-up']);
  expect(await troubles(page)).toEqual([]);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.export }).click(),
  ]);
  const written = await readFile(await file.path(), 'utf8');
  expect(written).toContain(credentials.username);
  expect(written).toContain(words.kinds['signed-in-new-device']);

  await page.getByLabel(words.search).fill('nobody of this name');
  await page.getByLabel(words.search).press('Enter');
  await expect(page.getByText(words.nothing)).toBeVisible();
  await page.getByRole('button', { name: words.clear }).click();
  await expect(page.getByRole('table')).toContainText(words.kinds['log-exported']);
  await expect(page.getByLabel(words.search)).toHaveValue('');
  const rights = page.getByRole('row').filter({ hasText: words.kinds['permissions-changed'] }).first();
  await expect(rights).toContainText(adminCopy.pcm.people.permissions['audit:view']);
  await adminContext.close();
});

test('an admin without the right to the audit sees no security log', async ({ browser, product }) => {
  const client = await anAdmin(product, 'wale only sets', ['settings:manage']);
  const { adminContext, page } = await openAdminBrowser(browser, product, client);
  await page.goto(officePaths.security);
  await expect(page.getByRole('link', { name: settingsCopy.pcm.tabs.security, exact: true })).toHaveCount(0);
  await expect(page.getByText(words.intro)).toHaveCount(0);
  await adminContext.close();
});
