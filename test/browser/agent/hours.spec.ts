import { expect } from '@playwright/test';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { agentCopy } from '#contract/copy/agent.ts';
import { refusalSentence } from '#contract/copy/refusals.ts';
import { addMarket } from '#contract/markets/endpoints.ts';
import { hourOf } from '#contract/orders/windows/rules.ts';
import { listMyHours, rosterAgent, setWindowHours } from '#contract/orders/windows/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { dayAfter, lagosClock, tradingDays } from '#contract/time.ts';
import { answered } from '#test/client.ts';
import { placeThrough } from '#test/factories/orders.ts';
import { troubles } from '../pages/accessibility.ts';
import { cachedByWorker, ownReplyCached } from '../pages/cached.ts';
import { anAdmin, openAdminBrowser } from '../set-up/admin.ts';
import { test } from '../set-up/product.ts';
import { sitDown } from '../set-up/session.ts';
import { agentWithMoney } from '../set-up/working-agent.ts';

test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' });

const { hours: copy } = agentCopy.pcm;
const { roster, taken } = adminMarketsCopy.pcm.windows;

test('an agent sees their hours, also without network, takes one, gives one up, and the office sees both', async ({
  page,
  context,
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  const owner = product.device('godmode');
  const agent = await agentWithMoney(product, 'Hours');
  await sitDown(context, product, agent.client);
  await page.goto(paths.dashboard);
  await expect(page.getByRole('heading', { name: agentCopy.pcm.home.offlineTitle })).toBeVisible();
  await expect(page.getByText(copy.title)).toHaveCount(0);

  const written = { name: 'Hours Market', description: 'Fresh things.', location: 'Dape, Abuja' };
  const market = answered(
    await owner.call(addMarket, { ...written, isActive: true, marketDays: [...tradingDays] }),
  );
  const hours = tradingDays.flatMap((weekday) => [10, 11, 12].map((hour) => ({ weekday, hour, orders: 5 })));
  answered(await owner.call(setWindowHours, { marketId: market.id, perAgent: 2, hours }));
  // Two days ahead at least, which no Sunday is between.
  const { open } = answered(await agent.client.call(listMyHours, {}));
  const soon = dayAfter(lagosClock(new Date()).date, 2);
  const day = open.find((its) => its.marketId === market.id && its.day >= soon)?.day ?? soon;
  const put = { marketId: market.id, agentId: agent.userId, day, hours: [10] };
  answered(await owner.call(rosterAgent, put));
  await placeThrough(product.openDevice(), {
    marketId: market.id,
    window: hourOf(day, 10).toISOString(),
  });

  await page.reload();
  const card = page.getByRole('region', { name: copy.title });
  await expect(card).toContainText('10 am – 11 am');
  await expect(card).toContainText(market.name);
  expect(await troubles(page)).toEqual([]);
  await page.getByRole('button', { name: copy.change }).click();
  const sheet = page.getByRole('dialog', { name: copy.title });
  await sheet.getByLabel(copy.market).selectOption(market.id);
  await sheet.getByLabel(copy.day).selectOption(day);
  const ten = sheet.getByRole('checkbox', { name: '10 am – 11 am' });
  const twelve = sheet.getByRole('checkbox', { name: '12 pm – 1 pm' });
  await expect(ten).toBeChecked();
  await twelve.check();
  await expect(card).toContainText('12 pm – 1 pm');
  await ten.uncheck();
  await expect(card).not.toContainText('10 am');
  expect(await troubles(page)).toEqual([]);

  const admin = await anAdmin(product, 'hours office', ['markets:manage']);
  const { adminContext, page: office } = await openAdminBrowser(browser, product, admin);
  await office.goto(`${paths.adminMarkets}?tab=windows&at=${market.id}`);
  await expect(office.getByText(roster.own('12 pm – 1 pm'))).toBeVisible();
  await expect(office.getByText(roster.givenUp('10 am – 11 am'))).toBeVisible();
  await expect(office.getByText(taken.short(0))).toBeVisible();
  expect(await troubles(office)).toEqual([]);
  await adminContext.close();

  // An hour that is gone by the time it is ticked says why.
  const none = hours.filter(({ hour }) => hour !== 11);
  answered(await owner.call(setWindowHours, { marketId: market.id, perAgent: 2, hours: none }));
  const eleven = sheet.getByRole('checkbox', { name: '11 am – 12 pm' });
  await eleven.click();
  await expect(page.getByText(refusalSentence('window-closed', 'pcm')).first()).toBeVisible();
  await expect(eleven).not.toBeChecked();

  await page.reload();
  await expect(card).toContainText('12 pm – 1 pm');
  await cachedByWorker(page);
  for (const read of ['/api/auth/me', '/api/agent/shift', '/api/agent/hours'])
    await ownReplyCached(page, read);
  await page.getByRole('button', { name: copy.change }).click();
  await context.setOffline(true);
  await expect(sheet.getByText(copy.needsNetwork)).toBeVisible();
  await expect(sheet.getByRole('checkbox').first()).toBeDisabled();
  await page.reload();
  await expect(card).toContainText('12 pm – 1 pm');
  await context.setOffline(false);
});
