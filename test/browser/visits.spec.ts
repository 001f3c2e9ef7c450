import { expect, type Page } from '@playwright/test';
import { summariseVisits } from '#contract/analytics/endpoints.ts';
import { changeSetting } from '#contract/settings/endpoints.ts';
import { answered } from '#test/client.ts';
import { test, type Product } from './product.ts';

async function collecting(product: Product, value: 'on' | 'off'): Promise<void> {
  answered(await product.device('godmode').call(changeSetting, { key: 'collect_visits', value }));
}

/** Opens the markets, stays a moment, leaves; answers the calls that the page made on its own. */
async function visit(page: Page): Promise<string[]> {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/markets', { waitUntil: 'networkidle' });
  await page.waitForTimeout(300);
  await page.goto('/robots.txt');
  return calls.filter((path) => path.startsWith('/api/') || /\/visits-/.test(path));
}

async function visitsCounted(product: Product): Promise<unknown> {
  return answered(await product.device('godmode').call(summariseVisits, {}));
}

test.afterEach(async ({ product }) => collecting(product, 'off'));

test('nothing is collected, nor even loaded, until the owner switches it on', async ({ page }) => {
  expect(await visit(page)).toEqual([]);
});

test('once it is switched on, a visit is counted when the person leaves', async ({ page, product }) => {
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
