import type { Locator, Page } from '@playwright/test';

/** Until the script has taken the rendered page over, a tap on a button that has no address does nothing. */
export async function takenOver(page: Page): Promise<void> {
  await page.locator('#root').evaluate(async (root) => {
    const isTakenOver = () => Object.keys(root).some((key) => key.startsWith('__reactContainer'));
    while (!isTakenOver()) await new Promise((resolve) => setTimeout(resolve, 20));
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

/** The same for one thing on it: what stands below the first screenful is taken over later than the rest. */
export async function partTakenOver(part: Locator): Promise<void> {
  await part.evaluate(async (element) => {
    const isTakenOver = () => Object.keys(element).some((key) => key.startsWith('__reactProps'));
    while (!isTakenOver()) await new Promise((resolve) => setTimeout(resolve, 20));
  });
}
