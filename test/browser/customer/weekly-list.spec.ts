import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { changeProfile, signUp } from '#contract/accounts/endpoints.ts';
import { savedListsCopy } from '#contract/copy/customer/saved-lists.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { weeklyCopy } from '#contract/copy/order/weekly.ts';
import { loadPublicCopy } from '#contract/copy/public.ts';
import { weekdayWords } from '#contract/copy/weekday-words.ts';
import { saveAddress, saveList } from '#contract/lists/saved/endpoints.ts';
import { addMarket } from '#contract/markets/endpoints.ts';
import type { Market } from '#contract/markets/schema.ts';
import { showOrder } from '#contract/orders/endpoints.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { listWeeklyLists, setWeeklyList } from '#contract/orders/weekly/endpoints.ts';
import { firstDayOf } from '#contract/orders/weekly/rules.ts';
import { setWindowHours } from '#contract/orders/windows/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { dayAfter, lagosInstant, tradingDays } from '#contract/time.ts';
import { endDrafts } from '#server/features/orders/weekly/end-drafts.ts';
import { makeDrafts } from '#server/features/orders/weekly/make-drafts.ts';
import { answered, type Client } from '#test/client.ts';
import { newPhone } from '#test/factories/orders.ts';
import { openItsDatabase } from '#test/product/database.ts';
import { troubles } from '../pages/accessibility.ts';
import { placeButton } from '../pages/composer.ts';
import { sitDown } from '../set-up/session.ts';
import { test, type Product } from '../set-up/product.ts';

const copy = weeklyCopy.pcm;
const lists = savedListsCopy.pcm;
const order = orderCopy.pcm;
const { errors } = await loadPublicCopy('pcm');

/** The trading day whose draft is made next. */
const [weekday, day] = nextTradingDay();

function nextTradingDay() {
  const now = new Date();
  const ahead = tradingDays.map((one) => [one, firstDayOf(one, now)] as const);
  return ahead.reduce((first, other) => (other[1] < first[1] ? other : first));
}

async function marketWithHours(product: Product, name: string): Promise<Market> {
  const owner = product.device('godmode');
  const written = { name, description: 'Fresh things.', location: 'Dape, Abuja', isActive: true };
  const market = answered(await owner.call(addMarket, { ...written, marketDays: [...tradingDays] }));
  const hours = tradingDays.flatMap((one) => [10, 11].map((hour) => ({ weekday: one, hour, orders: 5 })));
  answered(await owner.call(setWindowHours, { marketId: market.id, perAgent: 2, hours }));
  return market;
}

/** A customer with a saved list and a saved place. */
async function withList(product: Product, username: string) {
  const client = product.openDevice();
  answered(await client.call(signUp, { username, password: 'ofada and ayamase' }));
  answered(await client.call(changeProfile, { name: 'Amaka Obi', phone: newPhone() }));
  const list = { clientRequestId: randomUUID(), name: 'Soup', text: '2 mudu garri at 3000\npepper 500' };
  const { id: listId } = answered(await client.call(saveList, list));
  const place = { area: 'Gwarinpa', landmark: 'Opposite Dunamis church', directions: '', pin: null } as const;
  const home = { clientRequestId: randomUUID(), label: 'Home', ...place, isDefault: true };
  const { id: addressId } = answered(await client.call(saveAddress, home));
  return { client, listId, addressId };
}

/** The jobs of a weekly list run as if it were then. */
async function timeIs(product: Product, at: Date): Promise<void> {
  const db = openItsDatabase(product);
  await endDrafts(db, at);
  await makeDrafts(db, at);
  await db.end();
}

const evening = lagosInstant(dayAfter(day, -1), '18:00');

async function draftLink(client: Client): Promise<string> {
  const [weekly] = answered(await client.call(listWeeklyLists, {}));
  return paths.orderFromDraft(weekly?.draftId ?? '');
}

async function makeItWeekly(page: Page, market: Market): Promise<void> {
  const card = page.getByRole('region', { name: lists.title });
  await card.getByRole('button', { name: copy.makeOf('Soup') }).click();
  const sheet = page.getByRole('dialog', { name: copy.title('Soup') });
  await sheet.getByLabel(copy.market).selectOption(market.name);
  await sheet.getByLabel(copy.day).selectOption(weekdayWords[weekday]);
  await sheet.getByLabel(copy.hour).selectOption('10 am – 11 am');
  await expect(sheet.getByLabel(copy.place)).toHaveValue(/.+/);
  expect(await troubles(page)).toEqual([]);
  await page.context().setOffline(true);
  await sheet.getByRole('button', { name: copy.save }).click();
  await expect(sheet.getByText(errors.noNetworkTitle, { exact: true })).toBeInViewport({ ratio: 1 });
  await page.context().setOffline(false);
  await sheet.getByRole('button', { name: copy.save }).click();
  await expect(card.getByText(`${copy.every(weekdayWords[weekday])}, 10 am – 11 am`)).toBeVisible();
}

test('a customer makes a list weekly, opens its draft on the evening before, and orders it', async ({
  page,
  context,
  product,
}) => {
  const market = await marketWithHours(product, `Weekly ${process.pid}`);
  const { client } = await withList(product, `weekly ${process.pid}`);
  await sitDown(context, product, client);
  await page.goto(paths.dashboard);
  await makeItWeekly(page, market);
  await timeIs(product, evening);

  await page.goto(paths.order);
  await page.getByLabel(order.list.label).fill('yam 1 tuber');
  await page.goto(await draftLink(client));
  const asked = page.getByRole('dialog', { name: order.fill.title });
  await asked.getByRole('button', { name: order.fill.take }).click();
  await expect(page.getByRole('heading', { name: order.review.title })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${paths.order}$`));
  await expect(page.getByText('Opposite Dunamis church').first()).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  await placeButton(page).click();
  await page.waitForURL(/\/track\/MW-/);
  const code = orderCode.parse(/MW-[2-9A-Z]{8}$/.exec(page.url())?.[0]);
  const placed = answered(await client.call(showOrder, { code, token: null }));
  expect(placed.market.id).toBe(market.id);
  expect(placed.window?.from).toBe(lagosInstant(day, '10:00').toISOString());
  expect(answered(await client.call(listWeeklyLists, {}))).toMatchObject([{ draftId: null }]);
});

test('a draft asks for signing in and comes back after it; another account does not see it', async ({
  page,
  context,
  product,
}) => {
  const market = await marketWithHours(product, `Evening ${process.pid}`);
  const { client, listId, addressId } = await withList(product, `evening ${process.pid}`);
  const wanted = { listId, addressId, weekday, hour: null, marketId: market.id };
  answered(await client.call(setWeeklyList, wanted));
  await timeIs(product, evening);
  const link = await draftLink(client);
  await page.goto(link);
  await page.waitForURL(`${paths.login}?next=${encodeURIComponent(link)}`);
  await sitDown(context, product, client);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: order.review.title })).toBeVisible();
  await context.clearCookies();
  const stranger = product.openDevice();
  answered(await stranger.call(signUp, { username: `nosy ${process.pid}`, password: 'ofada and ayamase' }));
  await sitDown(context, product, stranger);
  await page.goto(link);
  await expect(page.locator('.toasts').getByText(copy.failed)).toBeVisible();
  await expect(page.getByLabel(order.list.label)).toHaveValue('');
});

test('a draft that cannot be read says so in sight, also above an order that is ready, and opens at the next try', async ({
  page,
  context,
  product,
}) => {
  const market = await marketWithHours(product, `Weak ${process.pid}`);
  const { client, listId, addressId } = await withList(product, `weak ${process.pid}`);
  answered(await client.call(setWeeklyList, { listId, addressId, weekday, hour: 10, marketId: market.id }));
  await timeIs(product, evening);
  const link = await draftLink(client);
  await sitDown(context, product, client);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(link);
  const review = page.getByRole('heading', { name: order.review.title });
  await expect(review).toBeVisible();
  await page.route('**/api/weekly-drafts/**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(link);
  await expect(page.getByText(errors.couldNotLoad)).toBeInViewport();
  await expect(placeButton(page)).toBeHidden();
  await page.unroute('**/api/weekly-drafts/**');
  await page.getByRole('button', { name: errors.tryAgain }).click();
  await expect(review).toBeVisible();
});

test('a list that was ignored for three weeks rests, and is started again where it stands', async ({
  page,
  context,
  product,
}) => {
  const market = await marketWithHours(product, `Rest ${process.pid}`);
  const { client, listId, addressId } = await withList(product, `resting ${process.pid}`);
  answered(await client.call(setWeeklyList, { listId, addressId, weekday, hour: 10, marketId: market.id }));
  for (const weeks of [0, 1, 2, 3]) {
    const at = dayAfter(day, 7 * weeks);
    await timeIs(product, lagosInstant(dayAfter(at, -1), '18:00'));
    await timeIs(product, lagosInstant(dayAfter(at, 1), '00:01'));
  }
  await sitDown(context, product, client);
  await page.goto(paths.savedLists());
  const card = page.getByRole('region', { name: lists.title });
  await expect(card.getByText(copy.paused)).toBeVisible();
  await expect(card.getByRole('link', { name: copy.open })).toBeHidden();
  expect(await troubles(page)).toEqual([]);
  await card.getByRole('button', { name: copy.againOf('Soup') }).click();
  const sheet = page.getByRole('dialog', { name: copy.title('Soup') });
  await sheet.getByRole('button', { name: copy.save }).click();
  await expect(card.getByText(copy.paused)).toBeHidden();
  await card.getByRole('button', { name: copy.stopOf('Soup') }).click();
  await expect(card.getByRole('button', { name: copy.makeOf('Soup') })).toBeVisible();
  expect(answered(await client.call(listWeeklyLists, {}))).toEqual([]);
});
