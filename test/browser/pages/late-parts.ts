import { expect, type Page } from '@playwright/test';

/** What goes along with every screen has come, and whatever code it wants for this page has been asked for. */
export async function companyHere(page: Page): Promise<void> {
  await expect(page.locator('.toasts')).toBeAttached();
  await page.evaluate(async () => {
    await fetch('/robots.txt');
  });
}
