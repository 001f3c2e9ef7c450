import { expect, type Page } from '@playwright/test';
import { agentCopy } from '#contract/copy/agent.ts';
import { asKobo } from '#contract/kobo.ts';
import { paths } from '#contract/paths.ts';
import { lineOf } from '#test/factories/orders.ts';
import { showMyEarnings } from '#contract/payments/earnings/endpoints.ts';
import { answered } from '#test/client.ts';
import { inFull, seenBy } from '#test/factories/run.ts';
import { shoppedOrder, type Applicant } from '../set-up/working-agent.ts';
import { buy, carry, openLine, snap, typeAmount } from '../pages/agent-run.ts';
import { cachedByWorker, ownReplyCached } from '../pages/cached.ts';
import { test, type Product } from '../set-up/product.ts';

test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' });

const { run: copy, door, frame } = agentCopy.pcm;

const list = [
  lineOf('garri', { capKobo: asKobo(200_000) }),
  lineOf('pepper', { capKobo: asKobo(50_000) }),
  lineOf('onion', { capKobo: asKobo(50_000) }),
];

/** Steps sent from the phone, by the last part of each address. */
function stepsSent(page: Page): string[] {
  const sent: string[] = [];
  // Requests that failed without network do not count.
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    const isStep = pathname.startsWith('/api/agent/orders/') || pathname.endsWith('/pictures');
    if (request.method() === 'POST' && isStep) sent.push(pathname.split('/').at(-1) ?? '');
  });
  return sent;
}

test('a tab that was closed without network opens again without network, with every step and photo, and is caught up', async ({
  context,
  product,
}) => {
  const { placed, customer, agent } = await shoppedOrder(product, { items: list });
  const first = await carry(context, agent.client, product);
  await first.goto(paths.agentRun);
  await cachedByWorker(first);
  await ownReplyCached(first, '/api/auth/me');
  await context.setOffline(true);
  const garri = await openLine(first, 'garri');
  await garri.getByRole('button', { name: copy.item.found }).click();
  await typeAmount(first, '1700');
  await snap(first);
  await first.getByRole('button', { name: copy.buy.bought('₦1,700') }).click();
  await buy(first, 'pepper', '400');
  await expect(first.getByText(frame.waits(2))).toBeVisible();
  await first.close();

  const page = await context.newPage();
  const sent = stepsSent(page);
  await page.goto(paths.agentRun);
  await expect(page.getByText(frame.waits(2))).toBeVisible();
  for (const [name, naira] of [
    ['garri', '₦1,700'],
    ['pepper', '₦400'],
  ] as const)
    await expect((await openLine(page, name)).getByText(naira, { exact: true })).toBeVisible();
  await buy(page, 'onion', '300');
  await page.getByRole('button', { name: copy.next.pickUp }).click();
  await snap(page);
  await page.getByRole('button', { name: copy.pickUp.confirm('₦2,600') }).click();
  await expect(page.getByRole('button', { name: copy.next.setOff })).toBeVisible();
  await expect(page.getByText(frame.waits(4))).toBeVisible();
  // The phone’s repeats make no step twice.
  await page.reload();
  await expect(page.getByText(frame.waits(4))).toBeVisible();
  expect((await seenBy(customer, placed)).status).toBe('shopping');

  sent.length = 0;
  await context.setOffline(false);
  await expect(page.getByText(frame.sent, { exact: true })).toBeVisible();
  expect(sent).toEqual(['pictures', 'find', 'find', 'find', 'pictures', 'pick-up']);
  const seen = await seenBy(customer, placed);
  expect([seen.status, seen.billKobo]).toEqual(['ready_for_delivery', 260_000]);
  expect(seen.items.map(({ status }) => status)).toEqual(['found', 'found', 'found']);
});

/** On the way to a door, with everything bought for what its line may cost. */
async function onTheWay(product: Product, carrier?: Applicant, items = list) {
  const going = await shoppedOrder(product, { items }, product.openDevice(), carrier);
  for (const { id, quantity, capKobo } of going.placed.order.items) {
    const paidKobo = asKobo(capKobo ?? 0);
    answered(await going.steps.find({ itemId: id, quantity, paidKobo, pictureId: null }));
  }
  answered(await going.steps.pickUp());
  answered(await going.steps.setOff());
  return { ...going, pin: (await inFull(going.customer, going.placed)).pin };
}

/** Everything at one door, with what the customer reads out and counts. */
async function handsOver(page: Page, pin: string): Promise<void> {
  await page.getByRole('button', { name: door.arrive, exact: true }).click();
  await page.getByRole('button', { name: '₦3,200', exact: true }).click();
  await expect(page.getByText(door.pinOffline)).toBeVisible();
  await page.getByLabel(door.pin).fill(pin);
  await page.getByRole('button', { name: door.deliver, exact: true }).click();
  await expect(page.getByText(door.deliveredOffline)).toBeVisible();
}

test('two doors without network are handed over with their PINs, and are delivered and paid for once it is back', async ({
  context,
  product,
}) => {
  const first = await onTheWay(product);
  const second = await onTheWay(product, first.agent);
  const page = await carry(context, first.agent.client, product);
  await page.goto(paths.agentRun);
  await page.getByRole('link', { name: copy.next.toDoor }).click();
  await expect(page.getByRole('button', { name: door.arrive, exact: true })).toBeVisible();
  await cachedByWorker(page);
  await ownReplyCached(page, '/api/auth/me');
  await context.setOffline(true);
  await handsOver(page, first.pin);
  await page.getByRole('link', { name: door.next }).click();
  await page.getByRole('link', { name: copy.next.toDoor }).click();
  await handsOver(page, second.pin);
  expect((await seenBy(first.customer, first.placed)).status).toBe('on_the_way');

  await context.setOffline(false);
  await expect(page.getByText(frame.sent, { exact: true })).toBeVisible();
  for (const { customer, placed } of [first, second])
    expect(await seenBy(customer, placed)).toMatchObject({ status: 'delivered', doorReport: null });
  const { orders } = answered(await first.agent.client.call(showMyEarnings, {}));
  expect(orders.map(({ held }) => held?.why)).toEqual(['claim-window', 'claim-window']);
});

test('an agent reads at a door without network which goods no child may receive', async ({
  context,
  product,
}) => {
  const beer = lineOf('beer', { capKobo: asKobo(100_000) });
  const { agent } = await onTheWay(product, undefined, [beer, ...list]);
  const page = await carry(context, agent.client, product);
  await page.goto(paths.agentRun);
  await page.getByRole('link', { name: copy.next.toDoor }).click();
  await expect(page.getByRole('button', { name: door.arrive, exact: true })).toBeVisible();
  await cachedByWorker(page);
  const isKnown = () => page.evaluate(async () => (await caches.match('/api/refused-goods')) !== undefined);
  await expect.poll(isKnown).toBe(true);
  await context.setOffline(true);
  await page.getByRole('button', { name: door.arrive, exact: true }).click();
  await expect(page.getByText(door.adultsOnlyText('beer'))).toBeVisible();
});
