import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { weekdayWords } from '#contract/copy/weekday-words.ts';
import { agentCopy } from '#contract/copy/agent.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { refusalSentence } from '#contract/copy/refusals.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { signUp } from '#contract/accounts/endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import { addMarket } from '#contract/markets/endpoints.ts';
import type { Market } from '#contract/markets/schema.ts';
import { moveOrder, showOrder } from '#contract/orders/endpoints.ts';
import { listWindows, setWindowHours, showWindowPlan } from '#contract/orders/windows/endpoints.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { paths } from '#contract/paths.ts';
import { lagosClock, tradingDays } from '#contract/time.ts';
import { answered } from '#test/client.ts';
import { newPhone, placeThrough } from '#test/factories/orders.ts';
import { onRun } from '#test/factories/run.ts';
import { troubles } from '../pages/accessibility.ts';
import { carry } from '../pages/agent-run.ts';
import { change, nextButton, placeButton } from '../pages/composer.ts';
import { anAdmin, openAdminBrowser } from '../set-up/admin.ts';
import { sitDown } from '../set-up/session.ts';
import { test, type Product } from '../set-up/product.ts';
import { agentWithMoney } from '../set-up/working-agent.ts';

const copy = orderCopy.pcm;
const tracking = trackingCopy.pcm;
const { windows: office } = adminMarketsCopy.pcm;
const { facts } = adminOrdersCopy.pcm.order;
const anOrder = /\/track\/(MW-[2-9A-Z]{8})$/;

/** A market of its own, with two hours of each day for deliveries; the first of them takes one order. */
async function marketWithWindows(product: Product, name: string): Promise<Market> {
  const owner = product.device('godmode');
  const marketDays = [...tradingDays];
  const written = { name, description: 'Fresh things.', location: 'Dape, Abuja', isActive: true, marketDays };
  const market = answered(await owner.call(addMarket, written));
  const hours = tradingDays.flatMap((weekday) => [
    { weekday, hour: 10, orders: 1 },
    { weekday, hour: 11, orders: 5 },
  ]);
  answered(await owner.call(setWindowHours, { marketId: market.id, perAgent: 2, hours }));
  return market;
}

const dayOf = (startsAt: string) => lagosClock(new Date(startsAt)).date;

/** Both windows of the day after the first that is offered, which no list shows by itself. */
async function nextDay(product: Product, { id: marketId }: Market): Promise<[string, string]> {
  const windows = answered(await product.openDevice().call(listWindows, { marketId }));
  const first = windows[0]?.startsAt;
  const later = windows.filter(({ startsAt }) => first !== undefined && dayOf(startsAt) > dayOf(first));
  const [ten, eleven] = later;
  if (ten === undefined || eleven === undefined) throw new Error('the market offers no windows');
  return [ten.startsAt, eleven.startsAt];
}

const atTen = '10:00 am – 11:00 am';
const atEleven = '11:00 am – 12:00 pm';

/** Writes a list, taps the market, and stands before its windows of that day. */
async function toWindows(page: Page, market: Market, startsAt: string): Promise<void> {
  await page.goto('/order');
  await page.getByLabel(copy.list.label).fill('2 mudu garri at 3000\npepper 500');
  await nextButton(page).click();
  const all = page.getByRole('button', { name: /^See all di \d+ markets/ });
  const option = page.getByRole('radio', { name: new RegExp(`^${market.name}`) });
  await expect(option.or(all).first()).toBeVisible();
  if (!(await option.isVisible())) await all.click();
  await option.click();
  await expect(page.getByRole('radio', { name: copy.when.now })).toBeChecked();
  await expect(page.getByRole('heading', { name: copy.market.title })).toBeVisible();
  const day = page.getByLabel(copy.when.day);
  await day.selectOption(dayOf(startsAt));
}

async function fillWhereAndWho(page: Page, phone: string): Promise<void> {
  await page.getByLabel(copy.where.area).selectOption('Gwarinpa');
  await page.getByLabel(copy.where.landmark).fill('Opposite Dunamis church');
  await nextButton(page).click();
  await page.getByLabel(copy.who.name).fill('Amaka');
  await page.getByLabel(copy.who.phone).fill(phone);
  await nextButton(page).click();
  await expect(page.getByRole('heading', { name: copy.review.title })).toBeVisible();
}

const range = tracking.eta.between('11:00 am', '12:00 pm');

test('a window that is full cannot be chosen; the one after it is ordered, and the order comes in it', async ({
  page,
  browser,
  context,
  product,
}) => {
  test.setTimeout(120_000);
  const market = await marketWithWindows(product, 'Window Market');
  const [ten, eleven] = await nextDay(product, market);
  await placeThrough(product.openDevice(), { marketId: market.id, window: ten });
  const ada = product.openDevice();
  answered(await ada.call(signUp, { username: 'ada of the window', password: 'yam and red oil' }));
  await sitDown(context, product, ada);
  await toWindows(page, market, ten);
  await expect(page.getByRole('radio', { name: atTen })).toBeDisabled();
  await expect(page.getByText(copy.when.full, { exact: true })).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  await page.getByRole('radio', { name: atEleven }).click();
  await fillWhereAndWho(page, newPhone());
  await expect(page.getByRole('region', { name: copy.market.title })).toContainText(range);
  await expect(placeButton(page)).toContainText(range);
  await expect(page.getByText(copy.quote.scheduled(''))).toHaveCount(0);
  await placeButton(page).click();
  await expect(page).toHaveURL(anOrder);
  const code = orderCode.parse(anOrder.exec(page.url())?.[1]);
  await expect(page.getByText(/E dey for di time wey you choose/)).toBeVisible();
  await expect(page.getByText(range).first()).toBeVisible();

  const agent = await agentWithMoney(product);
  const given = { code, action: 'assign', version: 2, reason: null, agentId: agent.userId } as const;
  const assigned = await product
    .device('godmode')
    .call(moveOrder, { clientRequestId: randomUUID(), ...given });
  const { window, items } = answered(assigned);
  expect(window?.from).toBe(eleven);
  const { adminContext, page: board } = await openAdminBrowser(browser, product, product.device('admin'));
  await board.goto(`/admin/orders?order=${code}`);
  await expect(board.getByText(facts.window, { exact: true })).toBeVisible();
  await adminContext.close();

  const steps = onRun(agent, { code });
  answered(await steps.startShopping());
  for (const { id, quantity } of items)
    answered(await steps.find({ itemId: id, quantity, paidKobo: asKobo(50_000), pictureId: null }));
  answered(await steps.pickUp());
  answered(await steps.setOff());
  const road = await browser.newContext({ baseURL: product.url });
  const carrying = await carry(road, agent.client, product);
  await carrying.goto(paths.agentDoor(code));
  const wanted = agentCopy.pcm.offers.window('11:00 am', '12:00 pm');
  await expect(carrying.getByText(wanted)).toBeVisible();
  await road.close();
  const { pin, billKobo } = answered(await ada.call(showOrder, { code, token: null }));
  const cash = { takenKobo: billKobo, changeKobo: asKobo(0) };
  answered(await steps.arrive());
  answered(await steps.deliver({ pin: pin ?? '', typedOffline: false, cash }));
  await expect(page.getByText(tracking.sentences.delivered())).toBeVisible();
});

test('a window that was lost before the order arrived is told, and the free ones are there', async ({
  page,
  product,
}) => {
  const market = await marketWithWindows(product, 'Lost Window Market');
  const [ten, eleven] = await nextDay(product, market);
  await toWindows(page, market, ten);
  await page.getByRole('radio', { name: atTen }).click();
  await fillWhereAndWho(page, newPhone());
  await expect(placeButton(page)).toBeVisible();
  await placeThrough(product.openDevice(), { marketId: market.id, window: ten });
  await placeButton(page).click();
  await expect(page.getByText(refusalSentence('window-full', 'pcm')).first()).toBeVisible();
  await expect(page.getByRole('radio', { name: atTen })).toBeDisabled();
  await page.getByRole('radio', { name: atEleven }).click();
  await expect(page.getByText(refusalSentence('window-full', 'pcm'))).toHaveCount(0);
  await placeButton(page).click();
  await expect(page).toHaveURL(anOrder);
  const { perAgent, taken } = answered(
    await product.device('godmode').call(showWindowPlan, { marketId: market.id }),
  );
  expect(perAgent).toBe(2);
  expect(taken).toEqual([
    { startsAt: ten, orders: 1, capacity: 1 },
    { startsAt: eleven, orders: 1, capacity: 5 },
  ]);
});

test('an order that waited without network for a window that is not taken any more comes back with its list', async ({
  page,
  context,
  product,
}) => {
  const market = await marketWithWindows(product, 'Offline Window Market');
  const [ten] = await nextDay(product, market);
  await toWindows(page, market, ten);
  await page.getByRole('radio', { name: atTen }).click();
  await fillWhereAndWho(page, newPhone());
  await expect(placeButton(page)).toBeVisible();
  await context.setOffline(true);
  await placeButton(page).click();
  await expect(page.getByText(copy.place.keptTitle)).toBeVisible();
  const none = { marketId: market.id, perAgent: 2, hours: [] };
  answered(await product.device('godmode').call(setWindowHours, none));
  await context.setOffline(false);
  await expect(page.getByText(refusalSentence('window-closed', 'pcm')).first()).toBeVisible();
  await page.getByRole('radio', { name: copy.when.now }).click();
  await expect(placeButton(page)).toBeVisible();
  await placeButton(page).click();
  await expect(page).toHaveURL(anOrder);
  await expect(page.getByText('garri').first()).toBeVisible();
});

test('a market that is tapped before the arrivals have come waits to say whether a time is to be chosen', async ({
  page,
  product,
}) => {
  const market = await marketWithWindows(product, 'Slow Window Market');
  const [, eleven] = await nextDay(product, market);
  await page.route('**/api/orders/arrivals', async (route) => {
    await expect(page.getByRole('radio', { name: new RegExp(`^${market.name}`) })).toBeChecked();
    await route.continue();
  });
  await toWindows(page, market, eleven);
  await page.getByRole('radio', { name: atEleven }).click();
  await expect(page.getByLabel(copy.where.area)).toBeVisible();
});

test('a chosen window is taken back while the windows cannot be read', async ({ page, product }) => {
  const market = await marketWithWindows(product, 'Unread Window Market');
  const [, eleven] = await nextDay(product, market);
  await toWindows(page, market, eleven);
  await page.getByRole('radio', { name: atEleven }).click();
  await expect(page.getByText(`${market.name} · `)).toBeVisible();
  await page.route(`**/api/markets/${market.id}/windows`, (route) => route.abort());
  await page.reload();
  await change(page, copy.market.title);
  await expect(page.getByRole('radio', { name: atEleven })).toBeChecked();
  await page.getByRole('radio', { name: copy.when.now }).click();
  await expect(page.getByText(`${market.name} · `)).toHaveCount(0);
  await expect(page.getByText(market.name, { exact: true })).toBeVisible();
});

test('an admin whose hours another saved first reads so, and keeps what they typed', async ({
  browser,
  product,
}) => {
  const market = await marketWithWindows(product, 'Two Hands Windows');
  const admin = await anAdmin(product, 'two hands windows', ['markets:manage']);
  const { adminContext, page } = await openAdminBrowser(browser, product, admin);
  await page.goto(`${paths.adminMarkets}?tab=windows&at=${market.id}`);
  const { capacity } = office;
  const monday = page.getByLabel(capacity.cell(weekdayWords.monday, '10 am'));
  await monday.fill('4');
  const theirs = { perAgent: 3, hours: [{ weekday: 'monday' as const, hour: 10, orders: 9 }] };
  answered(await product.device('godmode').call(setWindowHours, { marketId: market.id, ...theirs }));
  await page.getByRole('button', { name: capacity.save }).click();
  await expect(page.getByText(capacity.meanwhile)).toBeVisible();
  await expect(monday).toHaveValue('4');
  await page.getByRole('button', { name: capacity.takeTheirs }).click();
  await expect(monday).toHaveValue('9');
  await monday.fill('5');
  await page.getByRole('button', { name: capacity.save }).click();
  await expect(page.getByText(capacity.saved).first()).toBeVisible();
  await adminContext.close();
});

test('an admin who keeps markets sets what an hour takes, and puts an agent down for it', async ({
  browser,
  product,
}) => {
  const market = await marketWithWindows(product, 'Planned Market');
  const agent = await agentWithMoney(product, 'Sani');
  const admin = await anAdmin(product, 'bola windows', ['markets:manage']);
  const { adminContext, page } = await openAdminBrowser(browser, product, admin);
  await page.goto(`${paths.adminMarkets}?tab=windows&at=${market.id}`);
  const { capacity, roster } = office;
  const monday = page.getByLabel(capacity.cell(weekdayWords.monday, '10 am'));
  await expect(monday).toHaveValue('1');
  await monday.fill('many');
  await page.getByRole('button', { name: capacity.save }).click();
  await expect(page.getByText(capacity.wrong(200))).toBeVisible();
  await monday.fill('4');
  await page.getByRole('button', { name: capacity.copy(weekdayWords.monday) }).click();
  await expect(page.getByLabel(capacity.cell(weekdayWords.saturday, '10 am'))).toHaveValue('4');
  await page.getByLabel(capacity.perAgent).fill('3');
  await page.getByRole('button', { name: capacity.save }).click();
  await expect(page.getByText(capacity.saved).first()).toBeVisible();

  await page.getByRole('button', { name: roster.put, exact: true }).click();
  await expect(page.getByText(roster.agentRefused)).toBeVisible();
  await page.getByLabel(roster.agent, { exact: true }).selectOption({ label: agent.name });
  await page.getByLabel(roster.from, { exact: true }).selectOption({ label: '10 am' });
  await page.getByLabel(roster.to, { exact: true }).selectOption({ label: '12 pm' });
  await page.getByRole('button', { name: roster.put, exact: true }).click();
  const row = page
    .getByRole('region', { name: roster.title })
    .getByRole('listitem')
    .filter({ hasText: agent.name });
  await expect(row).toContainText('10 am – 12 pm');
  expect(await troubles(page)).toEqual([]);
  await page.reload();
  await expect(monday).toHaveValue('4');
  await row.getByRole('button').click();
  await expect(row).toHaveCount(0);
  await expect(page.getByText(roster.none)).toBeVisible();
  await adminContext.close();
});
