import { expect, type Page } from '@playwright/test';
import { appCopy } from '#contract/copy/app.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { test } from '../set-up/deployment.ts';
import { cachedByWorker } from '../pages/cached.ts';

test.use({ serviceWorkers: 'allow' });

const { update } = appCopy.pcm;
const { list } = orderCopy.pcm;

/** The browser looks for a new version by itself when it likes; here, now. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
}

const runsRenewed = (page: Page) => page.locator('script[data-entry*="/renewed/"]');

test('a new version is offered while a list is being written; taken, the list is still there', async ({
  page,
  deployment,
}) => {
  await page.goto(`${deployment.url}/order`);
  await page.getByLabel(list.label).fill('2 mudu garri');
  await cachedByWorker(page);
  deployment.renew();
  await lookForUpdate(page);
  const offer = page.getByRole('region', { name: update.label });
  await expect(offer).toContainText(update.title);
  await page.getByLabel(list.label).pressSequentially(', pepper 500');
  await offer.getByRole('button', { name: update.refresh }).click();
  await expect(runsRenewed(page)).toHaveCount(1);
  await expect(page.getByText('pepper').first()).toBeVisible();
  await expect(page.getByText('garri').first()).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('a new version that is put off disturbs nobody, and nothing is loaded anew by itself', async ({
  page,
  deployment,
}) => {
  await page.goto(`${deployment.url}/order`);
  await cachedByWorker(page);
  await page.evaluate(() => document.body.setAttribute('data-still', 'here'));
  deployment.renew();
  await lookForUpdate(page);
  const offer = page.getByRole('region', { name: update.label });
  await offer.getByRole('button', { name: update.later }).click();
  await expect(offer).toHaveCount(0);
  await page.getByLabel(list.label).fill('2 mudu garri');
  await expect(page.locator('body')).toHaveAttribute('data-still', 'here');
  await expect(runsRenewed(page)).toHaveCount(0);
});

test('a page that is of the new version already is offered nothing', async ({ page, deployment }) => {
  await page.goto(deployment.url);
  await cachedByWorker(page);
  deployment.renew();
  await page.goto(`${deployment.url}/order`);
  await expect(runsRenewed(page)).toHaveCount(1);
  // The only page there is lets the new worker in at once.
  await expect.poll(() => page.evaluate(() => caches.keys())).toContain('shell-feedfeedfeed');
  const isIn = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting === null);
  await expect.poll(isIn).toBe(true);
  await expect(page.getByRole('region', { name: update.label })).toHaveCount(0);
});
