import { expect, type Locator, type Page } from '@playwright/test';
import { listZones } from '#contract/cities/zones/endpoints.ts';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { officePaths } from '#contract/admin/paths.ts';
import { answered } from '#test/client.ts';
import { troubles } from '#test/browser/pages/accessibility.ts';
import { anAdmin, openAdminBrowser } from '#test/browser/set-up/admin.ts';
import { test } from '#test/browser/set-up/product.ts';

const { zones: copy } = adminMarketsCopy.pcm;

/** The mouse goes down on an element, moves and is let go. */
async function dragByMouse(page: Page, element: Locator, by: { x: number; y: number }): Promise<void> {
  await element.hover();
  const place = await element.boundingBox();
  if (place === null) throw new Error('it is not in sight');
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  await page.mouse.down();
  await page.mouse.move(x + by.x, y + by.y, { steps: 5 });
  await page.mouse.up();
}

test('an admin draws a neighbourhood with the mouse, drags a corner, takes one off, and reads over which it lies', async ({
  browser,
  product,
}) => {
  const admin = await anAdmin(product, 'ladi mouse', ['markets:manage']);
  const { page } = await openAdminBrowser(browser, product, admin);
  await page.goto(officePaths.zones);
  await page.getByRole('button', { name: copy.add }).click();
  const sheet = page.getByRole('dialog', { name: copy.add });
  const map = (points: number) => sheet.getByRole('img', { name: copy.drawing(points), exact: true });
  const corners = sheet.locator('.map-corner');
  const takeOff = sheet.getByRole('button', { name: copy.takeOff });
  const over = sheet.getByRole('alert').filter({ hasText: /enter/ });
  for (const [at, left, up] of [
    [0, 20, 20],
    [1, 100, 20],
    [2, 100, 60],
    [3, 233, 200],
  ] as const) {
    const { width, height } = (await map(at).boundingBox()) ?? { width: 0, height: 0 };
    await map(at).click({ position: { x: width - left, y: height - up } });
  }
  // The last lies in the middle of the town, under a name.
  await expect(corners).toHaveCount(4);
  await expect(over).toBeVisible();
  await sheet.getByLabel(copy.name, { exact: true }).fill('Pyakasa');
  await sheet.getByRole('button', { name: copy.save }).click();
  await expect(map(4)).toBeInViewport({ ratio: 1 });
  await expect(over).toBeInViewport({ ratio: 1 });
  expect(await troubles(page)).toEqual([]);

  await expect(takeOff).toBeDisabled();
  await corners.nth(3).click();
  await takeOff.click();
  await expect(corners).toHaveCount(3);
  await expect(over).toBeHidden();
  await expect(takeOff).toBeDisabled();

  const written = () => sheet.getByLabel(copy.coordinates).inputValue();
  const [first, second, third] = (await written()).split('\n');
  await dragByMouse(page, corners.nth(2), { x: 20, y: 15 });
  await expect.poll(async () => (await written()).split('\n').slice(0, 2)).toEqual([first, second]);
  expect((await written()).split('\n')[2]).not.toBe(third);
  await sheet.getByRole('button', { name: copy.save }).click();
  await expect(page.getByText(copy.saved('Pyakasa'), { exact: true }).first()).toBeVisible();
  const zones = answered(await product.openDevice().call(listZones, {}));
  expect(zones.find(({ name }) => name === 'Pyakasa')?.outline).toHaveLength(3);
  await expect(page.getByRole('row', { name: /Pyakasa/ })).toBeVisible();
});
