import { expect, type Page } from '@playwright/test';
import type { Language } from '#contract/accounts/schema.ts';
import { listMarkets } from '#contract/markets/endpoints.ts';
import { loadPublicCopy } from '#contract/copy/public.ts';
import { languageCookie } from '#contract/pages/device-cookies.ts';
import { answered } from '#test/client.ts';
import { routeTables } from '#web/routes.ts';
import { addressOf } from '../pages/headings.ts';
import { test } from '../set-up/product.ts';
import { takenOver } from '../pages/hydrated.ts';

const rendered = routeTables.browser
  .filter((route) => route.rendered)
  .map(({ pattern }) => addressOf(pattern));
const everyPage = [...rendered, '/no-such-market'];

/** All that a page reports: console, errors, and what the policy refused. */
async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  const reportError = (what: string) => complaints.push(`${new URL(page.url()).pathname}: ${what}`);
  page.on('console', (message) => {
    // The page itself came with this status, and Playwright tells where it keeps workers out: neither is the script's complaint.
    if (!/status of 404|registration blocked by Playwright/.test(message.text())) reportError(message.text());
  });
  page.on('pageerror', (error) => reportError(error.message));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`${event.violatedDirective} refused ${event.blockedURI} ${event.sample}`);
    });
  });
  return complaints;
}

const languages = ['pcm', 'en'] satisfies Language[];

/** The page is painted before the script for it is asked for. */
async function isPaintedFirst(page: Page, path: string): Promise<void> {
  const { paintedAt, scriptsAt } = await page.evaluate(() => ({
    paintedAt: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    scriptsAt: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(scriptsAt.length, path).toBeGreaterThan(3);
  expect(paintedAt, path).toBeLessThan(Math.min(...scriptsAt));
}

/** Each page in one of the two languages, by turns; the other is of the full matrix. */
const parts = [
  { title: 'in one language', tag: [], turn: 0 },
  { title: 'in the other language', tag: ['@full'], turn: 1 },
];

for (const { title, tag, turn } of parts) {
  test(
    `every rendered page is painted before its script is asked for, and taken over without a word, ${title}`,
    {
      tag,
    },
    async ({ page, context, product }) => {
      const complaints = await complaintsOf(page);
      for (const [index, path] of everyPage.entries()) {
        const language = languages[(index + turn) % languages.length] ?? 'pcm';
        await context.addCookies([{ name: languageCookie, value: language, url: product.url }]);
        await page.goto(path, { waitUntil: 'networkidle' });
        await takenOver(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language === 'pcm' ? 'pcm-NG' : 'en-NG');
        if (rendered.includes(path)) await isPaintedFirst(page, path);
      }
      expect(complaints).toEqual([]);
    },
  );
}

test('a button that is tapped before the script has come is answered when it comes', async ({ page }) => {
  const tapped = Promise.withResolvers<void>();
  await page.route('**/assets/entry-browser-*.js', async (route) => {
    await tapped.promise;
    await route.continue();
  });
  const { login } = await loadPublicCopy('pcm');
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('button', { name: login.toSignUp }).click();
  await expect(page.getByRole('heading', { name: login.signInHeading })).toBeVisible();
  tapped.resolve();
  await expect(page.getByRole('heading', { name: login.signUpHeading })).toBeVisible();
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('every rendered page shows its content and carries no style attribute', async ({ page }) => {
    for (const path of everyPage) {
      const response = await page.goto(path);
      expect(await response?.text(), path).not.toMatch(/<[^>]* style=/);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByText('Loading...'), path).toHaveCount(0);
    }
  });

  test('a shared link has a preview of its content', async ({ page, product }) => {
    for (const path of rendered) {
      await page.goto(path);
      const valueOf = async (selector: string, attribute: string) =>
        (await page.locator(selector).getAttribute(attribute)) ?? '';
      expect(await page.title(), path).toContain('MarketWaka');
      expect(await valueOf('link[rel=canonical]', 'href'), path).toBe(
        product.url + (path === '/' ? '' : path),
      );
      expect((await valueOf('meta[name=description]', 'content')).length, path).toBeGreaterThan(40);
      expect(await valueOf('meta[property="og:title"]', 'content'), path).toBe(await page.title());
      expect(await valueOf('meta[property="og:image"]', 'content'), path).toBe(`${product.url}/og.png`);
    }
    const picture = await page.request.get('/og.png');
    expect(picture.headers()['content-type']).toBe('image/png');
  });

  test('the front page tells search engines who we are and when we open', async ({ page }) => {
    await page.goto('/');
    const data: unknown = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    );
    expect(data).toMatchObject({ '@type': 'LocalBusiness', name: 'MarketWaka', priceRange: '₦₦' });
    expect(JSON.stringify(data)).toMatch(/Abuja.*06:00.*22:00|06:00.*22:00.*Abuja/);
  });

  test('a missing page is kept out of search engines', async ({ page }) => {
    await page.goto('/no-such-market');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  });
});

test('robots are shown the sitemap, and the sitemap every market', async ({ page, product }) => {
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${product.url}/sitemap.xml`);
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  for (const { slug } of answered(await product.device('visitor').call(listMarkets, {}))) {
    expect(sitemap).toContain(`<loc>${product.url}/${slug}</loc>`);
  }
});
