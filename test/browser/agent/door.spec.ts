import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { signUp } from '#contract/accounts/endpoints.ts';
import { agentCopy } from '#contract/copy/agent.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { asKobo } from '#contract/kobo.ts';
import { decideRejection } from '#contract/orders/run/endpoints.ts';
import { changeMyWork } from '#contract/agents/endpoints.ts';
import { listMarkets } from '#contract/markets/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { answered, type Client } from '#test/client.ts';
import { decides } from '#test/factories/door.ts';
import { lineOf } from '#test/factories/orders.ts';
import { inFull, onRun, seenBy } from '#test/factories/run.ts';
import { agentWithMoney, shoppedOrder, standsAt } from '../set-up/working-agent.ts';
import { allSent, carry, snap, withoutTelephone } from '../pages/agent-run.ts';
import { longSetOff } from '../set-up/clock/set-off-long-ago.ts';
import { sitDown } from '../set-up/session.ts';
import { test, type Product } from '../set-up/product.ts';

test.use({ viewport: { width: 360, height: 740 } });

const { run: copy, door, frame, home, offers } = agentCopy.pcm;
const tracking = trackingCopy.pcm;
const atUtako = { latitude: 9.0665, longitude: 7.4415 };

const list = [
  lineOf('goat meat', { capKobo: asKobo(250_000) }),
  lineOf('pepper', { capKobo: asKobo(50_000) }),
];

/** Everything is bought for what its line may cost, and packed. */
async function packed(
  product: Product,
  wanted: { marketId?: string; items?: typeof list } = {},
  customer?: Client,
) {
  const going = await shoppedOrder(product, { items: list, ...wanted }, customer);
  for (const { id, quantity, capKobo } of going.placed.order.items)
    answered(
      await going.steps.find({ itemId: id, quantity, paidKobo: asKobo(capKobo ?? 0), pictureId: null }),
    );
  answered(await going.steps.pickUp());
  return going;
}

/** Counts what the door owes and types the PIN. */
async function handsOver(page: Page, pin: string, owed: string): Promise<void> {
  await page.getByRole('button', { name: owed, exact: true }).click();
  await page.getByLabel(door.pin).fill(pin);
  await page.getByRole('button', { name: door.deliver, exact: true }).click();
  await expect(page.getByRole('heading', { name: door.delivered })).toBeVisible();
}

test('a dear thing that is not taken waits for the office, and comes off the bill when the office says so', async ({
  context,
  product,
}) => {
  const { placed, customer, agent, steps } = await packed(product);
  answered(await steps.setOff());
  answered(await steps.arrive());
  const { pin } = await inFull(customer, placed);
  const page = await carry(context, agent.client, product);
  await page.goto(paths.agentDoor(placed.code));
  await page.getByText(door.items).click();
  const meat = page.getByRole('listitem').filter({ hasText: 'goat meat' });
  await meat.getByRole('button', { name: door.reject }).click();
  const sheet = page.getByRole('dialog', { name: door.rejectTitle('goat meat') });
  await expect(sheet.getByText(door.rejectDear)).toBeVisible();
  await sheet.getByRole('button', { name: door.rejectConfirm }).click();
  await expect(sheet.getByText(copy.buy.photoWanted)).toBeVisible();
  await snap(page);
  await sheet.getByRole('button', { name: door.rejectConfirm }).click();
  await expect(meat.getByText(door.rejectWaits)).toBeVisible();
  await expect(page.getByRole('button', { name: door.deliver, exact: true })).toBeDisabled();
  await allSent(page);

  const before = await seenBy(customer, placed);
  await adminSaysYes(product.device('admin'), placed.code, before.items);
  await expect(meat.getByText(copy.item.statuses.rejected, { exact: true })).toBeVisible();
  await handsOver(page, pin, '₦700');
  await allSent(page);
  const after = await seenBy(customer, placed);
  expect([after.status, after.billKobo]).toEqual(['delivered', before.billKobo - 250_000]);
});

test('a customer whose agent stands at the door reads so at once, on the order and among their orders', async ({
  page,
  context,
  product,
}) => {
  const ada = product.openDevice();
  answered(await ada.call(signUp, { username: 'ada behind her door', password: 'yam and red oil' }));
  const { placed, steps } = await packed(product, {}, ada);
  answered(await steps.setOff());
  await sitDown(context, product, ada);
  await page.goto(paths.trackOrder(placed.code));
  await expect(page.getByText(tracking.sentences.on_the_way())).toBeVisible();
  await expect(page.getByText(tracking.freshness.live, { exact: true })).toBeVisible();
  answered(await steps.arrive());
  await expect(page.getByText(tracking.atDoor.sentence)).toBeVisible();
  await expect(page.getByText(tracking.atDoor.step)).toBeVisible();
  await expect(page.getByText(tracking.eta.label)).toHaveCount(0);
  await expect(page.getByText(tracking.statuses.on_the_way, { exact: true })).toHaveCount(0);
  await page.goto(paths.myOrders);
  const card = page.getByRole('article').filter({ hasText: placed.code });
  await expect(card.getByText(tracking.atDoor.status, { exact: true })).toBeVisible();
});

test('an agent at the door reads which goods no child may receive', async ({ context, product }) => {
  const items = [lineOf('beer', { capKobo: asKobo(100_000) }), ...list];
  const { placed, agent, steps } = await packed(product, { items });
  answered(await steps.setOff());
  answered(await steps.arrive());
  const page = await carry(context, agent.client, product);
  await page.goto(paths.agentDoor(placed.code));
  await expect(page.getByText(door.adultsOnly, { exact: true })).toBeVisible();
  await expect(page.getByText(door.adultsOnlyText('beer'))).toBeVisible();
});

async function adminSaysYes(
  admin: Client,
  code: string,
  items: Awaited<ReturnType<typeof seenBy>>['items'],
): Promise<void> {
  const asked = items.find(({ question }) => question !== null)?.question;
  if (!asked) throw new Error('the office is asked nothing');
  const decision = { clientRequestId: randomUUID(), code, questionId: asked.id, yes: true };
  answered(await admin.call(decideRejection, decision));
}

test('an agent’s phone counts ten minutes and three calls at a closed door without network, and then an admin decides', async ({
  context,
  product,
}) => {
  const { placed, customer, agent, steps } = await packed(product);
  answered(await steps.setOff());
  await longSetOff(product, placed);
  const page = await carry(context, agent.client, product);
  await page.clock.install();
  await page.addInitScript(withoutTelephone);
  await page.goto(paths.agentDoor(placed.code));
  await expect(page.getByRole('button', { name: door.arrive, exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: door.arrive, exact: true }).click();
  const leave = page.getByRole('button', { name: door.fail, exact: true });
  await expect(page.getByText(door.failCalls(3))).toBeVisible();
  for (let calls = 1; calls <= 3; calls += 1) {
    await page.getByRole('link', { name: /^Call / }).click();
    await page.getByRole('button', { name: door.callNo }).click();
    await expect(page.getByText(door.callsMade(calls), { exact: true })).toBeVisible();
    await page.clock.fastForward('00:31');
  }
  await page.clock.fastForward('08:00');
  await expect(page.getByRole('timer')).toHaveText(/9:[345]\d/);
  await expect(leave).toBeDisabled();
  await page.clock.fastForward('00:31');
  await leave.click();
  await page.getByText(door.failReasons.nobody).click();
  await page.getByRole('button', { name: door.failConfirm }).click();
  await expect(page.getByRole('heading', { name: door.failed })).toBeVisible();
  expect((await seenBy(customer, placed)).status).toBe('on_the_way');
  await context.setOffline(false);
  await expect(page.getByText(door.withOffice.notOpened)).toBeVisible();
  expect((await seenBy(customer, placed)).status).toBe('on_the_way');
  answered(await decides(product.device('admin'), placed, 'customers'));
  expect((await seenBy(customer, placed)).status).toBe('failed');
});

test('a shopper asks a rider at the market; their yes makes it theirs, to the door and there', async ({
  context,
  browser,
  product,
}) => {
  const [market] = answered(await product.openDevice().call(listMarkets, {}));
  if (market === undefined) throw new Error('there is no market');
  const { placed, customer, agent: shopper } = await packed(product, { marketId: market.id });
  // A name of their own: agents of other stories may stand at this market too.
  const rider = await agentWithMoney(product, 'Zubairu');
  // A rider is offered no order that another story left waiting; with an offer open they are no choice here.
  const marketIds = [market.id];
  answered(await rider.client.call(changeMyWork, { vehicle: 'motorcycle', works: 'rider', marketIds }));
  for (const one of [shopper, rider]) await standsAt(one, atUtako);
  const page = await carry(context, shopper.client, product);
  await page.goto(paths.agentRun);
  const street = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 360, height: 740 },
    permissions: ['geolocation'],
    geolocation: atUtako,
  });
  const riders = await carry(street, rider.client, product);
  await riders.goto(paths.dashboard);
  await expect(riders.getByText(frame.sharing)).toBeVisible();

  await page.getByRole('button', { name: copy.next.handOver }).click();
  await page.getByRole('button', { name: copy.handOver.ask('Zubairu') }).click();
  await expect(page.getByText(copy.handOver.asked('Zubairu'), { exact: true })).toBeVisible();
  await expect(page.getByText(copy.next.waitsFor(rider.name))).toBeVisible();
  const offer = riders.getByRole('dialog', { name: offers.title });
  await expect(offer.getByText(offers.from(shopper.name, placed.order.market.name))).toBeVisible();
  await offer.getByRole('button', { name: offers.accept }).click();
  await expect(page.getByRole('heading', { name: copy.emptyTitle })).toBeVisible();

  await riders.getByRole('link', { name: home.toRun }).click();
  await riders.getByRole('button', { name: copy.next.haveBag('A') }).click();
  await riders.getByRole('link', { name: copy.next.toDoor }).click();
  await riders.getByRole('button', { name: door.arrive, exact: true }).click();
  await handsOver(riders, (await inFull(customer, placed)).pin, '₦3,200');
  await allSent(riders);
  expect((await seenBy(customer, placed)).status).toBe('delivered');
  expect(await onRun(shopper, placed).setOff()).toMatchObject({ ok: false, reason: 'not-found' });
  await street.close();
});
