import { expect, type Page } from '@playwright/test';
import { customerCopy } from '#contract/copy/customer.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { payCopy } from '#contract/copy/payments.ts';
import { loadPublicCopy } from '#contract/copy/public.ts';
import { savedListsCopy } from '#contract/copy/customer/saved-lists.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { waitingCopy } from '#contract/copy/waiting.ts';
import { newPhone } from '#test/factories/orders.ts';
import { troubles } from '../pages/accessibility.ts';
import { placeButton, writeOrder } from '../pages/composer.ts';
import { test } from '../set-up/product.ts';

const { shell, login } = await loadPublicCopy('pcm');
const { menu, appSettings } = customerCopy.pcm;
const waiting = waitingCopy.pcm;
const tracking = trackingCopy.pcm;

const personButton = (page: Page) => page.getByRole('button', { name: shell.nav.person, exact: true });
const sheet = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('navigation') });

async function openMenu(page: Page) {
  await personButton(page).click();
  await expect(sheet(page)).toBeVisible();
  return sheet(page);
}

async function writeList(page: Page): Promise<void> {
  await page.goto('/order');
  await page.getByLabel(orderCopy.pcm.list.label).fill('2 paint garri');
  await expect(page.getByRole('button', { name: 'garri' }).first()).toBeVisible();
}

test('a customer in a browser is two taps from their profile, credit, saved lists, dashboard and orders', async ({
  page,
  become,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await become('customer');
  const ways = [
    [menu.profile, '/profile', customerCopy.pcm.profile.hello('customer ade')],
    [menu.credit, '/profile#credit', payCopy.pcm.credit.title],
    [menu.dashboard, '/dashboard', tracking.dashboard.hello('customer ade')],
    [menu.savedLists, '/dashboard#saved-lists', savedListsCopy.pcm.title],
    [menu.orders, '/my-orders', tracking.orders.title],
  ] as const;
  for (const [link, address, heading] of ways) {
    await page.goto('/markets');
    await (await openMenu(page)).getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport();
    await expect(sheet(page)).toBeHidden();
  }
});

test('the person icon is as large as a finger, opens by keyboard, and gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/track');
  const box = await personButton(page).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
  await personButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByRole('link', { name: shell.nav.signIn })).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(personButton(page)).toBeFocused();
});

test('a guest opens the orders of this phone from the person icon, and clears the phone of them', async ({
  page,
}) => {
  const link = { code: 'MW-23456789', token: 'A'.repeat(43), placedAt: new Date().toISOString() };
  await page.goto('/markets');
  await page.evaluate((links) => localStorage.setItem('order-links', JSON.stringify(links)), [link]);
  await (await openMenu(page)).getByRole('link', { name: menu.held(1) }).click();
  await expect(page.getByRole('link', { name: link.code })).toBeInViewport();

  await writeList(page);
  const opened = await openMenu(page);
  await opened.getByRole('button', { name: appSettings.clear }).click();
  await page
    .getByRole('dialog', { name: appSettings.clearConfirmTitle })
    .getByRole('button', { name: appSettings.clear })
    .click();
  const question = page.getByRole('dialog', { name: waiting.clearing.title });
  await expect(question.getByText(waiting.list.title)).toBeVisible();
  await question.getByRole('button', { name: waiting.clearing.drop }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('order-links'))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('order-draft'))).toBeNull();
});

test('the next guest on a phone clears it of the one before them, before they order', async ({ page }) => {
  await page.goto('/order');
  await writeOrder(page, { list: '2 mudu garri at 3000', phone: newPhone() });
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/track\/MW-/);
  await page.goto('/order');
  await page.getByRole('button', { name: orderCopy.pcm.place.notYou }).click();
  await page.getByRole('dialog').getByRole('button', { name: appSettings.clear }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/order');
  await expect(page.getByLabel(orderCopy.pcm.list.label)).toBeVisible();
  await expect(page.getByText('Amaka')).toHaveCount(0);
});

test('a person who signs in from the order form comes back to their list, and is asked about it before signing out', async ({
  page,
}) => {
  await writeList(page);
  await page.getByRole('link', { name: shell.nav.signIn }).click();
  await page.getByRole('button', { name: login.toSignUp }).click();
  await page.getByLabel(login.username).fill(`ngozi ${Date.now()}`);
  await page.getByLabel(login.password, { exact: true }).fill('jollof and plantain');
  await page.getByRole('button', { name: login.signUp, exact: true }).click();
  await expect(page).toHaveURL('/order');
  await expect(page.getByLabel(orderCopy.pcm.list.label)).toHaveValue('2 paint garri');

  await page.getByRole('button', { name: shell.nav.signOut }).first().click();
  const question = page.getByRole('dialog', { name: waiting.leaving.title });
  await expect(question.getByText(waiting.list.title)).toBeVisible();
  await question.getByRole('button', { name: waiting.leaving.stay }).click();
  await expect(page.getByLabel(orderCopy.pcm.list.label)).toHaveValue('2 paint garri');
  await page.getByRole('button', { name: shell.nav.signOut }).first().click();
  await question.getByRole('button', { name: waiting.leaving.drop }).click();
  await expect(page).toHaveURL('/');
});
