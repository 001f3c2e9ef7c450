import { expect, type Page } from '@playwright/test';
import { goOffline } from '#contract/agents/endpoints.ts';
import { agentCopy } from '#contract/copy/agent.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { asKobo } from '#contract/kobo.ts';
import { listMarkets } from '#contract/markets/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { errandFrom, lineOf, placeThrough } from '#test/factories/orders.ts';
import { inFull, seenBy } from '#test/factories/run.ts';
import { allSent, buy, carry, snap, typeAmount } from '../pages/agent-run.ts';
import { cachedByWorker, ownReplyCached } from '../pages/cached.ts';
import { clearMarket } from '../set-up/clear-market.ts';
import { givenTo } from '../set-up/given-to.ts';
import { orderedNow } from '../set-up/order-to-buy-now.ts';
import { test, type Product } from '../set-up/product.ts';
import { agentWithMoney, shoppedOrder, standsAt } from '../set-up/working-agent.ts';

test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' });

const { run: copy, door, frame, home, offers } = agentCopy.pcm;
const atUtako = { latitude: 9.0665, longitude: 7.4415 };

const list = [
  lineOf('vitamin C', { capKobo: asKobo(100_000) }),
  lineOf('cough syrup', { quantity: 4, measure: 'bottle', capKobo: asKobo(200_000) }),
  lineOf('plaster', { capKobo: asKobo(50_000) }),
];

const shopOf = (page: Page, name: string) =>
  page.getByRole('region', { name: `${copy.place.kinds.fetch}: ${name}` });
const lineOn = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** An agent at work on this phone, to whom no order of another story is offered first. */
async function agentAtWork(product: Product) {
  const [market] = answered(await product.openDevice().call(listMarkets, {}));
  if (market === undefined) throw new Error('there is no market');
  await clearMarket(product, market.id);
  const agent = await agentWithMoney(product);
  await standsAt(agent, atUtako);
  return { agent, market };
}

test('an agent is offered an errand, buys it without network at the shop, and hands it over with the PIN, as its customer sees', async ({
  browser,
  context,
  product,
}) => {
  test.setTimeout(90_000);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(atUtako);
  const { agent, market } = await agentAtWork(product);
  const page = await carry(context, agent.client, product);
  await page.goto(paths.dashboard);
  await expect(page.getByText(frame.sharing)).toBeVisible();
  const errand = errandFrom({ name: 'Jabi Care Pharmacy', area: 'Jabi' });
  const placed = await orderedNow(product, { marketId: market.id, errand, items: list });
  const offer = page.getByRole('dialog', { name: offers.title });
  await expect(offer.getByText(offers.errands.fetch)).toBeVisible();
  await expect(offer.getByText(/Jabi Care Pharmacy/)).toBeVisible();
  await expect(offer.getByText(`${offers.errands.fetch} Jabi`)).toBeVisible();
  await expect(offer.getByText(/Beside/)).toHaveCount(0);
  await expect(offer.getByText(/Gwarinpa · \d/)).toBeVisible();
  await offer.getByRole('button', { name: offers.accept }).click();

  await page.getByRole('link', { name: home.toRun }).click();
  const shop = shopOf(page, 'Jabi Care Pharmacy');
  await expect(shop.getByText('Jabi', { exact: true })).toBeVisible();
  await expect(shop.getByText('Beside Jabi Lake gate')).toBeVisible();
  await expect(shop.getByRole('link', { name: copy.place.map })).toHaveAttribute('href', /^geo:9\.\d+,7\./);
  await expect(page.getByText(copy.item.noGuide)).toHaveCount(0);
  await page.getByRole('button', { name: copy.next.startAtShop }).click();
  const started = page.getByRole('button', { name: copy.item.found });
  await expect(started).toBeVisible();
  await cachedByWorker(page);
  await ownReplyCached(page, '/api/auth/me');
  const customer = product.openDevice();
  await expect.poll(async () => (await seenBy(customer, placed)).status).toBe('shopping');
  await allSent(page);

  await context.setOffline(true);
  await buy(page, 'vitamin C', '900');
  // The next line opens by itself.
  await lineOn(page, 'cough syrup').getByRole('button', { name: copy.item.found }).click();
  await page.getByRole('button', { name: copy.buy.less }).click();
  await typeAmount(page, '1400');
  await page.getByRole('button', { name: copy.buy.bought('₦1,400') }).click();
  await lineOn(page, 'plaster').getByRole('button', { name: copy.item.none }).click();
  await page.getByRole('button', { name: copy.next.pickUp }).click();
  await snap(page);
  await page.getByRole('button', { name: copy.pickUp.confirm('₦2,500') }).click();
  await expect(page.getByRole('button', { name: copy.next.setOff })).toBeVisible();
  await expect(page.getByText(frame.waits(4))).toBeVisible();
  await context.setOffline(false);
  await allSent(page);

  expect((await seenBy(customer, placed)).items.map(({ status }) => status)).toEqual([
    'found',
    'short',
    'unavailable',
  ]);
  const phone = await browser.newContext({ baseURL: product.url, serviceWorkers: 'block' });
  const theirs = await phone.newPage();
  await theirs.goto(paths.orderLink(placed.code, placed.token));
  await page.getByRole('button', { name: copy.next.setOff }).click();
  await page.getByRole('link', { name: copy.next.toDoor }).click();
  await page.getByRole('button', { name: door.arrive, exact: true }).click();
  await page.getByRole('button', { name: '₦2,500', exact: true }).click();
  await page.getByLabel(door.pin).fill((await inFull(customer, placed)).pin);
  await page.getByRole('button', { name: door.deliver, exact: true }).click();
  await expect(page.getByRole('heading', { name: door.delivered })).toBeVisible();
  await expect(theirs.getByText(trackingCopy.pcm.sentences.delivered()).first()).toBeVisible();
  await expect(theirs.getByText('cough syrup').first()).toBeVisible();
  await phone.close();
  answered(await agent.client.call(goOffline, {}));
});

test('an agent with a market order and an errand in hand sees both places, and arrives at each by itself', async ({
  context,
  product,
}) => {
  const { market, agent: idle } = await agentAtWork(product);
  answered(await idle.client.call(goOffline, {}));
  const { agent, placed, customer } = await shoppedOrder(product, { marketId: market.id });
  const errand = await placeThrough(product.openDevice(), { marketId: market.id, errand: errandFrom() });
  const next = await placeThrough(product.openDevice(), { marketId: market.id });
  for (const one of [errand, next]) await givenTo(product, one, agent);
  const page = await carry(context, agent.client, product);
  await page.goto(paths.agentRun);
  await expect(shopOf(page, 'Bama Pharmacy')).toBeVisible();
  await expect(
    page.getByRole('region', { name: `${copy.place.kinds.market}: ${market.name}` }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: /Bama Pharmacy/ })).toBeVisible();
  await page.getByRole('button', { name: copy.whose('B', 'Amaka') }).click();
  await page.getByRole('button', { name: new RegExp(copy.next.startAtShop) }).click();
  // The line below the menu is still that of before for a moment after the tap.
  const statuses = () =>
    Promise.all([placed, errand, next].map(async (one) => (await seenBy(customer, one)).status));
  await expect.poll(statuses).toEqual(['shopping', 'shopping', 'assigned']);
  await allSent(page);
  expect(await statuses()).toEqual(['shopping', 'shopping', 'assigned']);
});

test('an agent who may buy none of an errand closes it: it is cancelled as nothing was bought, and its customer sees that', async ({
  browser,
  context,
  product,
}) => {
  const agent = await agentWithMoney(product);
  const customer = product.openDevice();
  const placed = await placeThrough(customer, { errand: errandFrom(), items: [lineOf('sleeping tablets')] });
  await givenTo(product, placed, agent);
  const page = await carry(context, agent.client, product);
  await page.goto(paths.agentRun);
  await page.getByRole('button', { name: copy.next.startAtShop }).click();
  await page.getByRole('button', { name: copy.item.none }).click();
  await page.getByRole('button', { name: copy.next.nothing }).click();
  await expect(page.getByRole('heading', { name: copy.emptyTitle })).toBeVisible();
  const ended = async () => (await seenBy(customer, placed)).events.at(-1);
  await expect.poll(ended).toMatchObject({ action: 'cancel', by: 'system', reason: 'nothing-bought' });
  const phone = await browser.newContext({ baseURL: product.url, serviceWorkers: 'block' });
  const theirs = await phone.newPage();
  await theirs.goto(paths.orderLink(placed.code, placed.token));
  await expect(theirs.getByText(trackingCopy.pcm.sentences.cancelled()).first()).toBeVisible();
  await phone.close();
});
