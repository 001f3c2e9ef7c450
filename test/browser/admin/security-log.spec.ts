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

const copy = securityCopy.pcm;

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
  await page.getByLabel(copy.search).fill(credentials.username);
  await page.getByLabel(copy.search).press('Enter');
  await expect(page).toHaveURL(/search=tayo/);
  await expect(page.getByLabel(copy.search)).toBeFocused();
  await expect(page.getByRole('table')).toContainText(copy.kinds['signed-up']);
  await page.getByLabel(copy.kind, { exact: true }).selectOption('signed-in-new-device');
  await expect(page.getByRole('table')).not.toContainText(copy.kinds['signed-up']);
  expect(await troubles(page)).toEqual([]);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: copy.export }).click(),
  ]);
  const written = await readFile(await file.path(), 'utf8');
  expect(written).toContain(credentials.username);
  expect(written).toContain(copy.kinds['signed-in-new-device']);

  await page.getByLabel(copy.search).fill('nobody of this name');
  await page.getByLabel(copy.search).press('Enter');
  await expect(page.getByText(copy.nothing)).toBeVisible();
  await page.getByRole('button', { name: copy.clear }).click();
  await expect(page.getByRole('table')).toContainText(copy.kinds['log-exported']);
  await expect(page.getByLabel(copy.search)).toHaveValue('');
  const rights = page.getByRole('row').filter({ hasText: copy.kinds['permissions-changed'] }).first();
  await expect(rights).toContainText(adminCopy.pcm.people.permissions['audit:view']);
  await adminContext.close();
});

test('an admin without the right to the audit sees no security log', async ({ browser, product }) => {
  const client = await anAdmin(product, 'wale only sets', ['settings:manage']);
  const { adminContext, page } = await openAdminBrowser(browser, product, client);
  await page.goto(officePaths.security);
  await expect(page.getByRole('link', { name: settingsCopy.pcm.tabs.security, exact: true })).toHaveCount(0);
  await expect(page.getByText(copy.intro)).toHaveCount(0);
  await adminContext.close();
});
