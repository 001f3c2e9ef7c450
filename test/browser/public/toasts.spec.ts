import { expect, type Page } from '@playwright/test';
import { loadPublicCopy } from '#contract/copy/public.ts';
import { test } from '../set-up/product.ts';

const copy = await loadPublicCopy('pcm');

/** Brings up a toast: a key that nobody was given. */
async function showToast(page: Page) {
  await page.goto('/maintenance');
  const opener = page.getByRole('button', { name: 'Access Key' });
  await opener.click();
  const field = page.getByRole('textbox', { name: copy.maintenance.accessKey.field });
  await field.fill('nobodys-key');
  await field.press('Enter');
  const toast = page.locator('.toast');
  await expect(toast).toContainText('Invalid access key');
  await page.getByRole('button', { name: copy.maintenance.accessKey.cancel }).click();
  // Out of sight at once, the dialog holds the keyboard until the frame in which it closes.
  await expect(opener).toBeFocused();
  return toast;
}

async function drag(page: Page, by: number): Promise<void> {
  const box = await page.locator('.toast').boundingBox();
  if (box === null) throw new Error('there is no toast to drag');
  const at = { x: box.x + 20, y: box.y + box.height / 2 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + by, at.y, { steps: 8 });
  await page.mouse.up();
}

test('a toast is never wider than 420 px and goes when it is swiped 50 px to the right', async ({ page }) => {
  await page.clock.install();
  const toast = await showToast(page);
  expect((await toast.boundingBox())?.width).toBeLessThanOrEqual(420);
  await drag(page, 40);
  await expect(toast).toBeVisible();
  await drag(page, -80);
  await expect(toast).toBeVisible();
  await drag(page, 60);
  await expect(toast).toHaveCount(0);
});

test('F8 brings the keyboard to the toast, and it stays while somebody reads it', async ({ page }) => {
  await page.clock.install();
  const toast = await showToast(page);
  await page.mouse.move(5, 5);
  await page.keyboard.press('F8');
  await expect(page.locator('.toasts')).toBeFocused();
  await page.clock.runFor(8000);
  await expect(toast).toBeVisible();
});

test('a toast goes by itself after five seconds', async ({ page }) => {
  await page.clock.install();
  const toast = await showToast(page);
  await page.mouse.move(5, 5);
  await page.clock.runFor(5100);
  await expect(toast).toHaveCount(0);
});

test('a tooltip waits 700 ms before it explains', async ({ page }) => {
  await page.goto('/testing/ui', { waitUntil: 'networkidle' });
  await page.clock.install();
  // Standing still: on a busy machine the way of the mouse alone may take its time.
  await page.clock.pauseAt(Date.now() + 1000);
  await page.getByRole('button', { name: 'Search the markets' }).first().hover();
  await page.clock.runFor(600);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.clock.runFor(150);
  await expect(page.getByRole('tooltip')).toHaveText('Search the markets');
});
