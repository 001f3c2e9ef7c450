import { expect } from '@playwright/test';
import { signUp } from '#contract/accounts/endpoints.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { anAdmin, openAdminBrowser } from '../set-up/admin.ts';
import { elevenMinutesPass } from '../set-up/clock/eleven-minutes-pass.ts';
import { test } from '../set-up/product.ts';
import { troubles } from '../pages/accessibility.ts';

const { people, shared, stepUp: copy } = adminCopy.pcm;

test('an admin who makes a reset link is asked for the password, gives up, then proves it, and the link comes by itself', async ({
  browser,
  product,
}) => {
  const client = await anAdmin(product, 'sade mends passwords', ['users:view', 'users:manage']);
  const lost = { username: 'bola lost hers', password: 'ofada and ayamase' };
  const { id } = answered(await product.openDevice().call(signUp, lost));
  await elevenMinutesPass(product, client);
  const { adminContext, page } = await openAdminBrowser(browser, product, client);
  await page.goto(`${paths.adminUsers}?person=${id}`);
  const make = page.getByRole('button', { name: people.resetLink, exact: true });
  await make.click();
  const dialog = page.getByRole('dialog', { name: copy.title });
  await expect(dialog).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  await dialog.getByRole('button', { name: shared.cancel, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel(people.resetIssued)).toHaveCount(0);

  await make.click();
  const prove = dialog.getByRole('button', { name: copy.confirm, exact: true });
  await prove.click();
  await expect(dialog.getByText(copy.refused)).toBeVisible();
  await dialog.getByLabel(copy.password, { exact: true }).fill('not this one');
  await prove.click();
  await expect(dialog.getByText('Dis no be your password.')).toBeVisible();
  // A proof that the network lost is sent again by itself.
  await page.route('**/api/auth/step-up', (route) => route.abort(), { times: 1 });
  await dialog.getByLabel(copy.password, { exact: true }).fill('suya and cold zobo');
  await prove.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel(people.resetIssued)).toHaveValue(/\/login#reset=/);

  await adminContext.close();
});
