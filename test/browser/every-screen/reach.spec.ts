import { expect, type Page } from '@playwright/test';
import { asKobo } from '#contract/kobo.ts';
import { paths } from '#contract/paths.ts';
import { lineOf } from '#test/factories/orders.ts';
import { carry } from '../pages/agent-run.ts';
import { coveredUnderFocus, doubleText, heldByBars, standingOut } from '../pages/reach.ts';
import { test, type Product } from '../set-up/product.ts';
import { shoppedOrder } from '../set-up/working-agent.ts';

const upright = { width: 360, height: 740 };
const sideways = { width: 740, height: 360 };

/** Expects no bar over the focused control, with usual and with double letters, and no sideways scrolling. */
async function expectReach(page: Page, name: string): Promise<void> {
  await page.setViewportSize(upright);
  expect.soft(await coveredUnderFocus(page), `${name}, covered`).toEqual([]);
  await page.setViewportSize(sideways);
  expect.soft(await heldByBars(page), `${name}, sideways`).toBeLessThan(0.3);
  expect.soft(await coveredUnderFocus(page), `${name}, sideways, covered`).toEqual([]);
  await page.setViewportSize(upright);
  await doubleText(page);
  expect.soft(await standingOut(page), `${name}, double letters`).toEqual([]);
  expect.soft(await coveredUnderFocus(page), `${name}, double letters, covered`).toEqual([]);
}

/** An order of five things with an agent who shops them. */
function fiveThings(product: Product) {
  const items = ['garri', 'pepper', 'yam', 'onion', 'ugu'].map((name) =>
    lineOf(name, { capKobo: asKobo(50_000) }),
  );
  return shoppedOrder(product, { items });
}

async function opensWithItsList(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('onion').first()).toBeVisible();
}

test('an agent’s run is in reach by keyboard, sideways and with letters twice as big', async ({
  context,
  product,
}) => {
  const { agent } = await fiveThings(product);
  const run = await carry(context, agent.client, product);
  await opensWithItsList(run, paths.agentRun);
  await expectReach(run, 'run');
});

test(
  'a tracked order is in reach by keyboard, sideways and with letters twice as big',
  { tag: '@full' },
  async ({ page, product }) => {
    const { placed } = await fiveThings(product);
    await opensWithItsList(page, paths.orderLink(placed.code, placed.token));
    await expectReach(page, 'tracked order');
  },
);

test('a focused control is never covered on public pages', { tag: '@full' }, async ({ page }) => {
  for (const path of [paths.home, paths.markets, paths.market('kado-fish-market'), paths.order]) {
    await page.setViewportSize(sideways);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await heldByBars(page), `${path}, sideways`).toBeLessThan(0.3);
    expect.soft(await coveredUnderFocus(page), path).toEqual([]);
    await page.setViewportSize(upright);
    expect.soft(await coveredUnderFocus(page), path).toEqual([]);
  }
});
