import { expect, type Page } from '@playwright/test';
import { customerCopy } from '#contract/copy/customer.ts';
import { loadPublicCopy } from '#contract/copy/public.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { paths } from '#contract/paths.ts';
import { routeTables } from '#web/routes.ts';
import { addressOf } from '../pages/headings.ts';
import { test } from '../set-up/product.ts';

const words = await loadPublicCopy('pcm');
const english = await loadPublicCopy('en');

/** Presses Tab until the focus is on what is looked for, as somebody without a mouse does. */
async function tabTo(page: Page, role: 'link' | 'button' | 'textbox', name: string): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true }).first();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`the keyboard never reaches ${name}`);
}

test('without a mouse one comes from the front page through signing in to one’s orders', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words.shell.skipToContent })).toBeFocused();
  await tabTo(page, 'link', words.shell.nav.signIn);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await tabTo(page, 'textbox', words.login.username);
  await page.keyboard.type('customer ade');
  await page.keyboard.press('Tab');
  await page.keyboard.type('jollof and plantain');
  await tabTo(page, 'button', words.login.show);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(words.login.password, { exact: true })).toHaveAttribute('type', 'text');
  await tabTo(page, 'button', words.login.signIn);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/my-orders');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(trackingCopy.pcm.orders.title);
});

test('at 200 % zoom on a small screen no public page has to be pushed sideways', async ({ page }) => {
  test.setTimeout(60_000);
  // 640 px of a small laptop at 200 % are the 320 px of a small phone.
  await page.setViewportSize({ width: 320, height: 512 });
  for (const { pattern, audience } of routeTables.browser) {
    if (audience !== 'anyone') continue;
    await page.goto(addressOf(pattern));
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 12_000 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, pattern).toBeLessThanOrEqual(320);
  }
});

test('the language that was chosen is remembered, on the server too', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: words.shell.language.label }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.landing.hero.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-NG');
  const next = await (await page.request.get('/markets')).text();
  expect(next).toContain(english.markets.heading);
  await page.goto('/markets');
  await page.getByRole('button', { name: english.shell.language.label }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.markets.heading);
});

test('the theme that was chosen is remembered, whatever the phone prefers', async ({ page, become }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await become('customer');
  await page.goto(paths.profile);
  const light = await ground();
  const { appearance } = customerCopy.pcm;
  await page.getByRole('radio', { name: appearance.themes.dark }).check({ force: true });
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await page.goto('/');
  expect(await ground()).toBe(dark);
  await page.goto(paths.profile);
  await page.getByRole('radio', { name: appearance.themes.light }).check({ force: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  expect(await ground()).toBe(light);
});
