import { expect, type Page } from '@playwright/test';
import { analyseVisits } from '#contract/analytics/endpoints.ts';
import { changeSetting } from '#contract/settings/endpoints.ts';
import { lagosClock } from '#contract/time.ts';
import { answered } from '#test/client.ts';
import { test, type Product } from '../set-up/product.ts';
import { takenOver } from '../pages/hydrated.ts';

async function collecting(product: Product, value: 'on' | 'off'): Promise<void> {
  answered(await product.device('godmode').call(changeSetting, { key: 'collect_visits', value }));
}

/** Opens the markets, stays a moment, leaves; answers the calls that the page made on its own. */
async function visit(page: Page): Promise<string[]> {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.goto('/markets', { waitUntil: 'networkidle' });
  await takenOver(page);
  await page.clock.fastForward(1000);
  // Code that the event asked for was requested before this, and runs once it is here.
  await page.evaluate(async () => {
    await fetch('/robots.txt');
  });
  const code = calls.filter((path) => /\/visits-/.test(path));
  for (const path of code) await page.evaluate((address) => import(address), path);
  await page.goto('/robots.txt');
  return calls.filter((path) => path.startsWith('/api/') || code.includes(path));
}

async function visitsCounted(product: Product): Promise<unknown> {
  const { date } = lagosClock(new Date());
  const asked = { from: date, to: date };
  return answered(await product.device('godmode').call(analyseVisits, asked)).pages;
}

test.afterEach(async ({ product }) => collecting(product, 'off'));

test('a visit is neither recorded nor its code loaded until the owner switches it on', async ({ page }) => {
  expect(await visit(page)).toEqual([]);
});

test('a visit is counted when the person leaves, once it is switched on', async ({ page, product }) => {
  await collecting(product, 'on');
  const before = await visitsCounted(product);
  await visit(page);
  await expect.poll(() => visitsCounted(product)).not.toEqual(before);
});

for (const [wish, name, value] of [
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const) {
  test(`a device that asks for ${wish} is left alone`, async ({ page, product }) => {
    await collecting(product, 'on');
    await page.addInitScript(
      ([property, wanted]) => {
        Object.defineProperty(navigator, property, { value: wanted });
      },
      [name, value] as const,
    );
    expect(await visit(page)).toEqual([]);
  });
}
