import { expect } from '@playwright/test';
import { loadPublicCopy } from '#contract/copy/public.ts';
import { makeAccessKey, switchMaintenance } from '#contract/launch/endpoints.ts';
import { recordVisit } from '#contract/analytics/endpoints.ts';
import { answered } from '#test/client.ts';
import { test, type Product } from '../set-up/product.ts';

const copy = await loadPublicCopy('pcm');
const comingSoon = copy.maintenance.heading;

async function gate(product: Product, on: boolean): Promise<void> {
  answered(await product.device('godmode').call(switchMaintenance, { on }));
}

test.beforeEach(async ({ product }) => gate(product, true));
test.afterEach(async ({ product }) => gate(product, false));

test('a visitor before the shut gate sees what is coming, and may sign in and follow an order', async ({
  page,
  product,
}) => {
  for (const shut of ['/', '/markets', '/kado-fish-market', '/order', '/no-such-market']) {
    await page.goto(shut);
    await expect(page, shut).toHaveURL('/maintenance');
  }
  await expect(page.getByRole('heading', { level: 1, name: comingSoon })).toBeVisible();
  await expect(page.getByText('Coming Soon', { exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('MarketWaka');
  await expect(page.getByRole('contentinfo')).not.toContainText('PWA Ready');
  for (const open of ['/login', '/track']) {
    await page.goto(open);
    await expect(page, open).toHaveURL(open);
  }
  const result = await product
    .openDevice()
    .call(recordVisit, { path: '/', displayMode: 'browser', vitals: [] });
  expect(result).toMatchObject({ ok: false, status: 503, reason: 'closed-for-maintenance' });
});

test('a link inside a page that was open before leads to the gate too', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: copy.login.back }).click();
  await expect(page).toHaveURL('/maintenance');
  await expect(page.getByRole('heading', { level: 1, name: comingSoon })).toBeVisible();
});

test('a name and an email put a person on the list', async ({ page }) => {
  await page.goto('/maintenance');
  const submit = page.getByRole('button', { name: copy.maintenance.earlyAccess.submit });
  await submit.click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByText('Please provide a valid email address')).toBeVisible();
  await page.getByLabel(copy.maintenance.earlyAccess.name).fill('Amaka');
  await page.getByLabel(copy.maintenance.earlyAccess.email).fill('amaka@example.com');
  await expect(page.getByText('Name is required')).toHaveCount(0);
  await expect(page.getByText('Please provide a valid email address')).toHaveCount(0);
  await submit.click();
  await expect(page.getByRole('heading', { name: "You're on the list!" })).toBeVisible();
  const toast = page.locator('.toast');
  await expect(toast).toContainText('Thank you for subscribing!');
  await expect(toast).toContainText("We'll notify you as soon as the product launches.");
});

test('the early-access form says that the list is unreachable and keeps the text', async ({ page }) => {
  await page.route('**/api/maintenance/subscribers', (route) => route.abort());
  await page.goto('/maintenance');
  await page.getByLabel(copy.maintenance.earlyAccess.name).fill('Amaka');
  await page.getByLabel(copy.maintenance.earlyAccess.email).fill('amaka@example.com');
  await page.getByRole('button', { name: copy.maintenance.earlyAccess.submit }).click();
  await expect(page.getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
  await expect(page.locator('.toast-danger')).toContainText('Subscription failed');
  await expect(page.locator('.toast-danger')).toContainText('Please try again later');
  await expect(page.getByLabel(copy.maintenance.earlyAccess.name)).toHaveValue('Amaka');
});

test('a key opens the door, a wrong one does not', async ({ page, product }) => {
  const { key } = answered(
    await product
      .device('godmode')
      .call(makeAccessKey, { label: 'friends of the house', mostUses: null, expiresAt: null }),
  );
  await page.goto('/maintenance');
  const opener = page.getByRole('button', { name: 'Access Key' });
  const { field, submit, cancel } = copy.maintenance.accessKey;
  await opener.click();
  await page.getByRole('button', { name: submit, exact: true }).click();
  await expect(page.getByText('Access key is required')).toBeVisible();
  await page.getByRole('textbox', { name: field }).fill('not-the-key');
  await page.getByRole('button', { name: submit, exact: true }).click();
  await expect(page.locator('.toast')).toContainText('Invalid access key');
  await expect(page.locator('.toast')).toContainText('Please check your access key and try again');
  await page.getByRole('button', { name: cancel }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await opener.click();
  await page.getByRole('textbox', { name: field }).fill(key);
  await page.getByRole('button', { name: submit, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Access Granted!' })).toBeVisible();
  await expect(page.locator('.toast')).toContainText('Access granted!');
  await expect(opener).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: copy.landing.hero.title })).toBeVisible();
});

for (const kind of ['admin', 'godmode'] as const) {
  test(`${kind} passes the gate, and the page before it is not for them`, async ({ page, become }) => {
    await become(kind);
    await page.goto('/maintenance');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1, name: copy.landing.hero.title })).toBeVisible();
  });
}

test('a customer waits outside like everybody else, but sees the orders they have', async ({
  page,
  become,
}) => {
  await become('customer');
  await page.goto('/');
  await expect(page).toHaveURL('/maintenance');
  await page.goto('/my-orders');
  await expect(page).toHaveURL('/my-orders');
});
