import { expect, type Page } from '@playwright/test';
import { agentCopy } from '#contract/copy/agent.ts';
import { stopCopy } from '#contract/copy/agent/stop.ts';
import { payCopy } from '#contract/copy/payments.ts';
import { errandCopy } from '#contract/copy/tracking/errand.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { mostWaitMinutes } from '#contract/orders/errands/waiting.ts';
import { paths } from '#contract/paths.ts';
import { utako } from '#test/factories/middles.ts';
import { lineOf, newPhone, parcelFrom, placeThrough } from '#test/factories/orders.ts';
import { inFull, seenBy } from '#test/factories/run.ts';
import { troubles } from '../pages/accessibility.ts';
import { allSent, carry, snap, withoutTelephone } from '../pages/agent-run.ts';
import { cachedByWorker, ownReplyCached } from '../pages/cached.ts';
import { standsAboveBar } from '../pages/reach.ts';
import { givenTo } from '../set-up/given-to.ts';
import { test, type Product } from '../set-up/product.ts';
import { waitedAtStop } from '../set-up/clock/waited-at-stop.ts';
import { agentWithMoney, standsAt } from '../set-up/working-agent.ts';

test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' });

const { run: copy, door, frame } = agentCopy.pcm;
const stop = stopCopy.pcm;
const own = errandCopy.pcm;

const stopOf = (page: Page) =>
  page.getByRole('region', { name: `${copy.place.kinds.carry}: Ngozi Fashion Home` });

/** A parcel for Zainab that an agent has been given. */
async function parcelToCarry(product: Product) {
  const agent = await agentWithMoney(product);
  const customer = product.openDevice();
  const placed = await placeThrough(customer, {
    errand: parcelFrom(),
    items: [lineOf('Shoes in a box', { capKobo: null, note: 'Hold it upright' })],
    receiver: { name: 'Zainab Musa', phone: newPhone() },
  });
  await givenTo(product, placed, agent);
  return { agent, customer, placed };
}

test('an agent picks a parcel up while the network is away, and hands it over with the PIN that its sender passed on', async ({
  browser,
  context,
  product,
}) => {
  test.setTimeout(90_000);
  const { agent, customer, placed } = await parcelToCarry(product);
  const phone = await browser.newContext({ baseURL: product.url, serviceWorkers: 'block' });
  const theirs = await phone.newPage();
  await theirs.goto(paths.orderLink(placed.code, placed.token));
  await expect(theirs.getByText(own.sentences.carry.assigned('Ngozi Fashion Home'))).toBeVisible();
  await expect(theirs.getByText(own.where.giver('Ngozi', '0803 555 0101'))).toBeVisible();

  const page = await carry(context, agent.client, product);
  await page.addInitScript(withoutTelephone);
  await page.goto(paths.agentRun);
  const card = stopOf(page);
  await expect(card.getByText('Utako', { exact: true })).toBeVisible();
  await expect(card.getByText('Shoes in a box')).toBeVisible();
  await expect(card.getByText('Hold it upright')).toBeVisible();
  await expect(card.getByText(stop.place.giver('Ngozi'))).toBeVisible();
  await expect(card.getByRole('link', { name: copy.place.map })).toHaveAttribute('href', /^geo:9\.\d+,7\./);
  await expect(page.getByText(copy.toBuy(1))).toHaveCount(0);
  await page.getByRole('button', { name: stop.next.reach }).click();
  await expect(card.getByText(stop.wait.waited)).toBeVisible();
  const ofMost = card.getByText(stop.wait.ofMost(mostWaitMinutes(2)));
  const isFree = card.getByText(new RegExp(`^${stop.wait.free('')}`));
  for (const line of [ofMost, isFree]) await expect.poll(() => standsAboveBar(line)).toBe(true);
  await expect(theirs.getByText(own.sentences.carry.shopping('Ngozi Fashion Home'))).toBeVisible();
  await expect(theirs.getByText(own.waiting.free)).toBeVisible();
  await cachedByWorker(page);
  await ownReplyCached(page, '/api/auth/me');

  await context.setOffline(true);
  await expect(card.getByText(stop.wait.offline)).toBeVisible();
  await card.getByRole('link', { name: door.call('Ngozi') }).click();
  await page.getByRole('button', { name: door.callNo }).click();
  await expect(card.getByText(door.callsMade(1))).toBeVisible();
  await page.getByRole('button', { name: stop.next.take }).click();
  const sheet = page.getByRole('dialog', { name: stop.leave.titles.carry });
  await sheet.getByRole('button', { name: stop.leave.confirm.carry }).click();
  await expect(sheet.getByText(stop.leave.photoRefused)).toBeVisible();
  await expect(sheet.getByText(stop.leave.givenByRefused)).toBeVisible();
  await snap(page);
  await page.reload();
  await expect(sheet.locator('img').first()).toBeVisible();
  await sheet.getByRole('button', { name: stop.leave.itWas('Ngozi') }).click();
  expect(await troubles(page)).toEqual([]);
  await sheet.getByRole('button', { name: stop.leave.confirm.carry }).click();
  await page.getByRole('button', { name: copy.next.setOff }).click();
  await expect(page.getByText(frame.waits(3))).toBeVisible();
  await context.setOffline(false);
  await allSent(page);

  await expect(theirs.getByText(own.checklist.givenBy('Ngozi'))).toBeVisible();
  await expect(theirs.getByRole('button', { name: new RegExp(own.checklist.photos.carry) })).toBeVisible();
  const { pin } = await inFull(customer, placed);
  const message = encodeURIComponent(own.pin.message('MarketWaka', placed.code, pin));
  await expect(theirs.getByRole('link', { name: own.pin.whatsapp })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/234\\d{10}\\?text=${message.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`),
  );
  await expect(theirs.getByRole('link', { name: own.pin.sms })).toHaveAttribute('href', /^sms:\+234/);
  expect(await troubles(theirs)).toEqual([]);

  await page.getByRole('link', { name: copy.next.toDoor }).click();
  await page.getByRole('button', { name: door.arrive, exact: true }).click();
  await expect(theirs.getByText(own.atDoor)).toBeVisible();
  await expect(page.getByRole('button', { name: stop.door.refuse })).toBeVisible();
  const { billKobo } = await seenBy(customer, placed);
  await page.getByRole('button', { name: `₦${(billKobo / 100).toLocaleString('en')}`, exact: true }).click();
  await page.getByLabel(stop.door.pinOfReceiver).fill(pin);
  expect(await troubles(page)).toEqual([]);
  await page.getByRole('button', { name: door.deliver, exact: true }).click();
  await expect(page.getByRole('heading', { name: door.delivered })).toBeVisible();
  await expect(theirs.getByText(own.sentences.carry.delivered('')).first()).toBeVisible();
  await phone.close();
});

test('an agent whom nobody meets reads what is still missing, and one who refuses a parcel says why, as its customer reads', async ({
  browser,
  context,
  product,
}) => {
  const { agent, customer, placed } = await parcelToCarry(product);
  const page = await carry(context, agent.client, product);
  await page.goto(paths.agentRun);
  await page.getByRole('button', { name: stop.next.reach }).click();
  const card = stopOf(page);
  await expect(card.getByRole('button', { name: stop.nobody.open })).toBeDisabled();
  const missing = door.failMissing(`${door.failWait('TIME')} ${door.and} ${door.failCalls(2)}`);
  await expect(card.getByText(new RegExp(`^${missing.replace('TIME', '(10:00|9:5\\d)')}$`))).toBeVisible();
  await card.getByRole('button', { name: stop.refuse.open }).click();
  const sheet = page.getByRole('dialog', { name: stop.refuse.title });
  await sheet.getByRole('button', { name: stop.refuse.confirm }).click();
  await expect(sheet.getByText(stop.reasonRefused)).toBeVisible();
  await sheet.getByText(stop.refuse.reasons.dishonest).click();
  await sheet.getByRole('button', { name: stop.refuse.confirm }).click();
  await expect(page.getByRole('heading', { name: copy.emptyTitle })).toBeVisible();
  await expect
    .poll(async () => (await seenBy(customer, placed)).events.at(-1))
    .toMatchObject({ action: 'cancel', by: 'agent', reason: stop.refuse.reasons.dishonest });
  const phone = await browser.newContext({ baseURL: product.url, serviceWorkers: 'block' });
  const theirs = await phone.newPage();
  await theirs.goto(paths.orderLink(placed.code, placed.token));
  await expect(theirs.getByText(trackingCopy.pcm.sentences.cancelled()).first()).toBeVisible();
  await expect(theirs.getByText(new RegExp(stop.refuse.reasons.dishonest))).toBeVisible();
  expect((await seenBy(customer, placed)).toPayKobo).toBe(0);
  await phone.close();
});

test('an agent leaves an empty stop after ten minutes and two calls, and its customer reads that the base is owed', async ({
  browser,
  context,
  product,
}) => {
  const { agent, customer, placed } = await parcelToCarry(product);
  await standsAt(agent, utako);
  const page = await carry(context, agent.client, product);
  await page.addInitScript(withoutTelephone);
  await page.goto(paths.agentRun);
  await page.getByRole('button', { name: stop.next.reach }).click();
  const card = stopOf(page);
  const leave = card.getByRole('button', { name: stop.nobody.open });
  for (const calls of [1, 2]) {
    await expect(leave).toBeDisabled();
    await card.getByRole('link', { name: door.call('Ngozi') }).click();
    await page.getByRole('button', { name: door.callNo }).click();
    await expect(card.getByText(door.callsMade(calls))).toBeVisible();
    await allSent(page);
    await waitedAtStop(product, placed, 5);
    await page.reload();
  }
  await leave.click();
  const sheet = page.getByRole('dialog', { name: stop.nobody.title });
  await sheet.getByRole('button', { name: stop.nobody.confirm }).click();
  await expect(sheet.getByText(stop.reasonRefused)).toBeVisible();
  await sheet.getByText(stop.nobody.reasons.nobody).click();
  expect(await troubles(page)).toEqual([]);
  await sheet.getByRole('button', { name: stop.nobody.confirm }).click();
  await expect(page.getByRole('heading', { name: copy.emptyTitle })).toBeVisible();
  await allSent(page);

  const phone = await browser.newContext({ baseURL: product.url, serviceWorkers: 'block' });
  const theirs = await phone.newPage();
  await theirs.setViewportSize({ width: 360, height: 740 });
  await theirs.goto(paths.orderLink(placed.code, placed.token));
  await expect(theirs.getByText(own.sentences.carry.failed('')).first()).toBeVisible();
  await expect(theirs.getByText(new RegExp(stop.nobody.reasons.nobody))).toBeVisible();
  const { toPayKobo } = await seenBy(customer, placed);
  expect(toPayKobo).toBe(15_000);
  await expect(theirs.getByRole('heading', { name: payCopy.pcm.now.owedTitle('₦150') })).toBeVisible();
  expect(await troubles(theirs)).toEqual([]);
  await phone.close();
});
