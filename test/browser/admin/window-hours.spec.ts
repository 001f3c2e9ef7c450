import { expect } from '@playwright/test';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { weekdayWords } from '#contract/copy/weekday-words.ts';
import { addMarket } from '#contract/markets/endpoints.ts';
import { setWindowHours } from '#contract/orders/windows/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { tradingDays } from '#contract/time.ts';
import { answered } from '#test/client.ts';
import { troubles } from '../pages/accessibility.ts';
import { anAdmin, openAdminBrowser } from '../set-up/admin.ts';
import { test } from '../set-up/product.ts';

const { capacity, roster } = adminMarketsCopy.pcm.windows;

test('a phone shows the hours of one day at a time, and a wrong number of another day is brought into sight', async ({
  browser,
  product,
}) => {
  const owner = product.device('godmode');
  const written = { name: 'Pocket Windows', description: 'Fresh things.', location: 'Dape, Abuja' };
  const market = answered(
    await owner.call(addMarket, { ...written, isActive: true, marketDays: [...tradingDays] }),
  );
  const hours = [{ weekday: 'monday' as const, hour: 10, orders: 1 }];
  answered(await owner.call(setWindowHours, { marketId: market.id, perAgent: 2, hours }));
  const admin = await anAdmin(product, 'pocket windows', ['markets:manage']);
  const { adminContext, page } = await openAdminBrowser(browser, product, admin);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${paths.adminMarkets}?tab=windows&at=${market.id}`);
  const monday = page.getByLabel(capacity.cell(weekdayWords.monday, '10 am'));
  const tuesday = page.getByLabel(capacity.cell(weekdayWords.tuesday, '11 am'));
  const day = page.getByLabel(roster.day, { exact: true }).first();
  await expect(monday).toHaveValue('1');
  await expect(tuesday).toBeHidden();
  await day.selectOption('tuesday');
  await expect(monday).toBeHidden();
  await tuesday.fill('many');
  await day.selectOption('monday');
  await page.getByRole('button', { name: capacity.save }).click();
  await expect(tuesday).toBeFocused();
  await expect(tuesday).toBeInViewport();
  await expect(tuesday).toHaveAccessibleDescription(capacity.wrong(200));
  await expect(monday).toBeHidden();
  expect(await troubles(page)).toEqual([]);
  await tuesday.fill('4');
  await expect(page.getByText(capacity.wrong(200))).toHaveCount(0);
  await page.getByRole('button', { name: capacity.save }).click();
  await expect(page.getByText(capacity.saved).first()).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(monday).toHaveValue('1');
  await expect(tuesday).toHaveValue('4');
  await adminContext.close();
});
