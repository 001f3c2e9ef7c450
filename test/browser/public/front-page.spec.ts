import { expect } from '@playwright/test';
import { languageCookie } from '#contract/pages/device-cookies.ts';
import { loadPublicCopy } from '#contract/copy/public.ts';
import { test } from '../set-up/product.ts';
import { partTakenOver, takenOver } from '../pages/hydrated.ts';

const { landing, legal, login, shell } = await loadPublicCopy('pcm');
const { gallery, hero, markets } = landing;
const { pepper, garri, yam, ugu, oil } = gallery.captions;
const all = Object.keys(gallery.captions).length;

test('the front page says what it costs, to the kobo', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('₦150.00', { exact: true })).toBeVisible();
  await expect(page.getByText('₦50.00', { exact: true })).toBeVisible();
  const foot = page.getByRole('contentinfo');
  await expect(foot).toContainText('2024');
  await expect(foot).toContainText('06:00 reach 22:00 every day');
  await expect(foot).toContainText('₦₦');
});

test('the footer and the form that opens an account lead to privacy and terms, which come written and as a draft', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: legal.privacy.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: legal.privacy.title })).toBeVisible();
  await expect(page.getByText(legal.draft)).toBeVisible();
  await page.getByRole('button', { name: shell.language.label }).click();
  await expect(page.getByRole('heading', { name: 'Your rights', exact: true })).toBeVisible();
  // The browser stores a cookie a moment after the page has written it.
  const stored = async () => (await page.context().cookies()).map(({ name }) => name);
  await expect.poll(stored).toContain(languageCookie);
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('button', { name: login.toSignUp }).click();
  await page.getByRole('link', { name: legal.terms.title }).click();
  await expect(page).toHaveURL('/terms');
  const written = await (await page.request.get('/terms')).text();
  expect(written).toContain('Federal Competition and Consumer Protection Act 2018');
  const security = await (await page.request.get('/.well-known/security.txt')).text();
  expect(security).toMatch(/^Contact: \S+\nExpires: 20\d\d-/);
});

test('the front page shows at most three open markets on a weekday, and none on a Sunday', async ({
  page,
}) => {
  const section = page.getByRole('region', { name: markets.title });
  await page.clock.setFixedTime('2026-11-20T10:00:00Z');
  await page.goto('/');
  await expect(section.getByRole('heading', { name: markets.sundayTitle })).toHaveCount(0);
  await expect(section.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(3);
  await page.clock.setFixedTime('2026-11-22T10:00:00Z');
  await page.reload();
  await expect(section.getByRole('heading', { name: markets.sundayTitle })).toBeVisible();
  await expect(section.getByRole('listitem')).toHaveCount(0);
});

test('the bar leads to the sections, the hero to the markets or by a full load to the order', async ({
  page,
}) => {
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: shell.nav.label });
  await bar.getByRole('link', { name: shell.nav.markets }).click();
  await expect(page.getByRole('heading', { name: markets.title })).toBeInViewport();
  await bar.getByRole('link', { name: shell.nav.home }).click();
  await expect(page.getByRole('heading', { name: hero.title })).toBeInViewport();
  await page.getByRole('link', { name: hero.seeMarkets }).click();
  await expect(page.getByRole('heading', { name: markets.title })).toBeInViewport();
  await page.evaluate(() => Object.assign(window, { isStillHere: true }));
  await page.getByRole('link', { name: hero.order }).first().click();
  await expect(page).toHaveURL('/order');
  expect(await page.evaluate(() => 'isStillHere' in window)).toBe(false);
});

test('a picture opens large, and the keyboard turns and closes it', async ({ page }) => {
  await page.goto('/');
  await takenOver(page);
  const first = page.getByRole('button', { name: gallery.enlarge(pepper) });
  await partTakenOver(first);
  await first.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: gallery.viewer });
  await expect(viewer.getByRole('img', { name: pepper })).toBeVisible();
  await expect(viewer.getByText(gallery.position(1, all))).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('img', { name: garri })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByRole('img', { name: oil })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(first).toBeFocused();
});

test('a screen reader hears which picture it is, and finds a button for every way on', async ({ page }) => {
  await page.goto('/');
  await takenOver(page);
  const small = page.getByRole('button', { name: gallery.enlarge(yam) });
  await partTakenOver(small);
  await small.press('Enter');
  const viewer = page.getByRole('dialog', { name: gallery.viewer });
  // A screen reader presses the button itself, wherever on the screen it stands.
  await viewer.getByRole('button', { name: gallery.next }).press('Enter');
  await expect(viewer.locator('[aria-live=polite]')).toHaveText(ugu);
  await viewer.getByRole('button', { name: gallery.previous }).press('Enter');
  await expect(viewer.locator('[aria-live=polite]')).toHaveText(yam);
  await viewer.getByRole('button', { name: gallery.close }).press('Enter');
  await expect(viewer).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a sideways swipe turns the pictures, and a touch beside them closes', async ({ page }) => {
    await page.goto('/');
    await takenOver(page);
    const small = page.getByRole('button', { name: gallery.enlarge(pepper) });
    const viewer = page.getByRole('dialog', { name: gallery.viewer });
    await partTakenOver(small);
    await small.tap();
    await expect(viewer).toBeVisible();
    await page.touchscreen.tap(180, 12);
    await expect(viewer).toHaveCount(0);
    await small.tap();
    await expect(viewer.getByRole('img', { name: pepper })).toBeVisible();
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 370 }] });
    const draw = async (from: number, to: number) => {
      await touch('touchStart', from);
      for (let step = 1; step <= 5; step += 1) await touch('touchMove', from + ((to - from) * step) / 5);
      await touch('touchEnd');
    };
    await draw(250, 120);
    await expect(viewer.getByRole('img', { name: garri })).toBeVisible();
    await draw(120, 250);
    await expect(viewer.getByRole('img', { name: pepper })).toBeVisible();
  });
});
