import { expect, type Page } from '@playwright/test';

/** Waits for the late parts of a screen, and for the code that they load. */
export async function latePartsLoaded(page: Page): Promise<void> {
  await expect(page.locator('.toasts')).toBeAttached();
  await page.evaluate(async () => {
    await fetch('/robots.txt');
  });
}
