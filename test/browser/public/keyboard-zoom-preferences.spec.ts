import { expect, type Page } from '@playwright/test';
import { customerCopy } from '#contract/copy/customer.ts';
import { loadPublicCopy } from '#contract/copy/public.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { paths } from '#contract/paths.ts';
import { routeTables } from '#web/routes.ts';
import { addressOf } from '../pages/headings.ts';
import { doubleText, standingOut } from '../pages/reach.ts';
import { test } from '../set-up/product.ts';

const copy = await loadPublicCopy('pcm');
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

test('a visitor without a mouse comes from the front page through signing in to their orders', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: copy.shell.skipToContent })).toBeFocused();
  await tabTo(page, 'link', copy.shell.nav.signIn);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await tabTo(page, 'textbox', copy.login.username);
  await page.keyboard.type('customer ade');
  await page.keyboard.press('Tab');
  await page.keyboard.type('jollof and plantain');
  await tabTo(page, 'button', copy.login.show);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(copy.login.password, { exact: true })).toHaveAttribute('type', 'text');
  await tabTo(page, 'button', copy.login.signIn);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/my-orders');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(trackingCopy.pcm.orders.title);
});

/** With double letters the desk's tables on show want more than 360 px. */
const wideInBigLetters: ReadonlySet<string> = new Set([paths.designSystem]);

test('no public page needs sideways scrolling at 200 % zoom or with letters twice as big', async ({
  page,
}) => {
  test.setTimeout(60_000);
  // 640 px of a small laptop at 200 % are the 320 px of a small phone.
  await page.setViewportSize({ width: 320, height: 512 });
  for (const { pattern, audience } of routeTables.browser) {
    if (audience !== 'anyone') continue;
    await page.goto(addressOf(pattern));
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 12_000 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, pattern).toBeLessThanOrEqual(320);
    if (wideInBigLetters.has(pattern)) continue;
    await doubleText(page);
    await page.setViewportSize({ width: 360, height: 740 });
    expect.soft(await standingOut(page), `${pattern}, double letters`).toEqual([]);
    await page.setViewportSize({ width: 320, height: 512 });
  }
});

test('the language that was chosen is remembered, on the server too', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: copy.shell.language.label }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.landing.hero.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-NG');
  const next = await (await page.request.get('/markets')).text();
  expect(next).toContain(english.markets.heading);
  await page.goto('/markets');
  await page.getByRole('button', { name: english.shell.language.label }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.markets.heading);
});

test('a visitor of the sign-in page or the closed gate can choose the language there', async ({ page }) => {
  await page.goto(paths.login);
  await page.getByRole('button', { name: copy.shell.language.label }).click();
  await expect(page.getByText(english.login.signInText)).toBeVisible();
  await page.goto(paths.maintenance);
  await expect(page.getByText(english.maintenance.text)).toBeVisible();
  await page.getByRole('button', { name: english.shell.language.label }).click();
  await expect(page.getByText(copy.maintenance.text)).toBeVisible();
});

test('the theme that was chosen is remembered, whatever the phone prefers', async ({ page, become }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await become('customer');
  await page.goto(paths.profile);
  const light = await background();
  const { appearance } = customerCopy.pcm;
  await page.getByRole('radio', { name: appearance.themes.dark }).check({ force: true });
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await page.goto('/');
  expect(await background()).toBe(dark);
  await page.goto(paths.profile);
  await page.getByRole('radio', { name: appearance.themes.light }).check({ force: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  expect(await background()).toBe(light);
});

test('a page with less motion shows each change at once, and none that is still under way', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const shown = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.style.paddingTop = '40px';
    return getComputedStyle(heading).paddingTop;
  });
  expect(shown).toBe('40px');
});
