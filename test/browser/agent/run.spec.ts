import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { agentCopy } from '#contract/copy/agent.ts';
import { waitingCopy } from '#contract/copy/waiting.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { asKobo } from '#contract/kobo.ts';
import { moveOrder } from '#contract/orders/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { lineOf, type Placed } from '#test/factories/orders.ts';
import { inFull, seenBy, wrongPin } from '#test/factories/run.ts';
import { allSent, buy, carry, openLine, snap, typeAmount } from '../pages/agent-run.ts';
import { shoppedOrder } from '../set-up/working-agent.ts';
import { test, type Product } from '../set-up/product.ts';

test.use({ viewport: { width: 360, height: 740 } });

const { run: copy, door, frame, trouble } = agentCopy.pcm;
const tracking = trackingCopy.pcm;

const list = [
  lineOf('garri', { raw: '2 paint garri', quantity: 2, measure: 'paint', capKobo: asKobo(200_000) }),
  lineOf('pepper', { capKobo: asKobo(50_000), priceRule: 'ask-me-first' }),
];

const statusesOf = (placed: Placed, seen: Awaited<ReturnType<typeof seenBy>>) =>
  placed.order.items.map(({ id }) => seen.items.find((item) => item.id === id)?.status);

test('an agent asks a price and offers another kind, the customer answers on their own phone, and both hear', async ({
  context,
  browser,
  product,
}) => {
  const { placed, agent } = await shoppedOrder(product, { items: list });
  const home = await browser.newContext({ baseURL: product.url });
  const customer = await home.newPage();
  await customer.goto(paths.orderLink(placed.code, placed.token));
  const page = await carry(context, agent.client, product);
  await page.goto(paths.agentRun);

  const pepper = await openLine(page, 'pepper');
  await pepper.getByRole('button', { name: copy.item.found }).click();
  await typeAmount(page, '700');
  await expect(page.getByText(copy.buy.because['above-cap']('₦500'))).toBeVisible();
  await page.getByRole('button', { name: copy.buy.ask('₦700') }).click();
  await expect(page.getByText(copy.buy.photoWanted)).toBeVisible();
  await snap(page);
  await page.getByRole('button', { name: copy.buy.ask('₦700') }).click();
  await expect(pepper.getByText(/Customer get \d:\d\d/)).toBeVisible();

  const garri = await openLine(page, 'garri');
  await garri.getByRole('button', { name: copy.item.replace }).click();
  await page.getByLabel(copy.replace.name).fill('cassava flour');
  await typeAmount(page, '1500');
  await snap(page);
  await page.getByRole('button', { name: copy.buy.ask('₦1,500') }).click();

  const price = customer.getByRole('article', { name: tracking.questions.price('1', 'pepper', '₦700') });
  await price.getByRole('button', { name: tracking.questions.yes }).click();
  await expect(page.getByText(copy.answers.yes('pepper'), { exact: true })).toBeVisible();
  await expect(pepper.getByText('₦700', { exact: true })).toBeVisible();
  await customer.getByRole('button', { name: tracking.questions.no }).click();
  await expect(page.getByText(copy.answers.no('garri'), { exact: true })).toBeVisible();
  await expect(garri.getByText(copy.item.statuses.unavailable, { exact: true })).toBeVisible();
  await home.close();
});

test('an agent shops on without network, and all steps are sent once and in order when it is back', async ({
  context,
  product,
}) => {
  const { placed, customer, agent } = await shoppedOrder(product, { items: list });
  const page = await carry(context, agent.client, product);
  await page.goto(paths.agentRun);
  await buy(page, 'garri', '1800');
  // The line below the menu says so a moment after the tap, and is still that of before until then.
  await expect.poll(async () => statusesOf(placed, await seenBy(customer, placed))).toContain('found');
  await allSent(page);
  // The count of open lines leads to the first of them.
  await page.getByRole('button', { name: copy.next.resolve(1) }).click();
  await expect(page.getByRole('button', { name: /pepper/ })).toBeFocused();
  await context.setOffline(true);
  const garri = await openLine(page, 'garri');
  await garri.getByRole('button', { name: copy.item.change }).click();
  await garri.getByRole('button', { name: copy.item.found }).click();
  await typeAmount(page, '1700');
  await snap(page);
  await page.getByRole('button', { name: copy.buy.bought('₦1,700') }).click();
  await buy(page, 'pepper', '400');
  await page.getByRole('button', { name: copy.next.pickUp }).click();
  await snap(page);
  await page.getByRole('button', { name: copy.pickUp.confirm('₦2,300') }).click();
  await expect(page.getByRole('button', { name: copy.next.setOff })).toBeVisible();
  await expect(page.getByText(frame.waits(4))).toBeVisible();
  expect((await seenBy(customer, placed)).status).toBe('shopping');

  const sent: string[] = [];
  // Requests that failed without network do not count.
  page.on('requestfinished', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
  });
  await context.setOffline(false);
  await allSent(page);
  const steps = ['pictures', 'reopen', 'find', 'pick-up'];
  expect(sent.filter((word) => steps.includes(word))).toEqual([
    'reopen',
    'pictures',
    'find',
    'find',
    'pictures',
    'pick-up',
  ]);
  const seen = await seenBy(customer, placed);
  expect([seen.status, seen.billKobo, seen.receiptUrls.length]).toEqual(['ready_for_delivery', 230_000, 1]);
  expect(statusesOf(placed, seen)).toEqual(['found', 'found']);
});

test('the phone of an agent who shops stays awake, and says of an order that the office cancelled that it is gone', async ({
  context,
  product,
}) => {
  const { placed, customer, agent } = await shoppedOrder(product, { items: list });
  const page = await carry(context, agent.client, product);
  await page.addInitScript(() => {
    const ask = navigator.wakeLock.request.bind(navigator.wakeLock);
    navigator.wakeLock.request = (type) => {
      document.documentElement.dataset['awake'] = type;
      return ask(type);
    };
  });
  await page.goto(paths.agentRun);
  // A browser without a screen says no: that it was asked is all there is to see.
  await expect(page.locator('html')).toHaveAttribute('data-awake', 'screen');
  await expect(page.getByRole('listitem').filter({ hasText: 'garri' })).toBeVisible();
  await cancelled(product, placed, (await seenBy(customer, placed)).version);
  const alert = page.getByRole('alert').filter({ hasText: placed.code });
  await expect(alert.getByText(copy.answers.goneText)).toBeVisible();
  await alert.getByRole('button', { name: copy.answers.seen }).click();
  await expect(alert).toBeHidden();
});

test('an agent without a receipt says why, and brings the goods without one', async ({
  context,
  product,
}) => {
  const { placed, customer, agent, steps } = await shoppedOrder(product, { items: list });
  for (const { id, quantity } of placed.order.items)
    answered(await steps.find({ itemId: id, quantity, paidKobo: asKobo(40_000), pictureId: null }));
  const page = await carry(context, agent.client, product);
  await page.goto(paths.agentRun);
  await page.getByRole('button', { name: copy.next.pickUp }).click();
  await page.getByText(copy.pickUp.waive, { exact: true }).click();
  await page.getByText(copy.pickUp.waiveReasons.other, { exact: true }).click();
  await page.getByLabel(copy.pickUp.waiveOther).fill('Rain wet am');
  await page.getByRole('button', { name: copy.pickUp.confirm('₦1,000') }).click();
  await expect(page.getByRole('button', { name: copy.next.setOff })).toBeVisible();
  await allSent(page);
  const seen = await seenBy(customer, placed);
  expect([seen.status, seen.receiptUrls]).toEqual(['ready_for_delivery', []]);
});

test('an agent counts the cash at the door, sees a wrong PIN at once, and needs no network for a right one', async ({
  context,
  product,
}) => {
  const { placed, customer, agent, steps } = await shoppedOrder(product, { items: list });
  for (const { id, quantity } of placed.order.items)
    answered(await steps.find({ itemId: id, quantity, paidKobo: asKobo(40_000), pictureId: null }));
  answered(await steps.pickUp());
  const { pin } = await inFull(customer, placed);
  const page = await carry(context, agent.client, product);
  await page.goto(paths.agentRun);
  await page.getByRole('button', { name: copy.next.setOff }).click();
  await page.getByRole('link', { name: copy.next.toDoor }).click();
  await page.getByRole('button', { name: door.arrive, exact: true }).click();
  await expect(page.getByText('₦1,000', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: door.fail, exact: true })).toBeDisabled();
  await page.getByRole('group', { name: copy.buy.keypad }).getByRole('button', { name: '2' }).click();
  await page.getByRole('group', { name: copy.buy.keypad }).getByRole('button', { name: '000' }).click();
  await expect(page.getByText(door.change)).toBeVisible();
  await page.getByLabel(door.pin).fill(wrongPin(pin));
  // The keyboard lies over the button.
  await page.getByLabel(door.pin).press('Enter');
  await expect(page.getByText(door.pinWrong(4))).toBeVisible();

  await context.setOffline(true);
  await page.getByLabel(door.pin).fill(pin);
  await expect(page.getByText(door.pinOffline)).toBeVisible();
  await page.getByRole('button', { name: door.deliver, exact: true }).click();
  await expect(page.getByRole('heading', { name: door.delivered })).toBeVisible();
  await context.setOffline(false);
  await allSent(page);
  expect((await seenBy(customer, placed)).status).toBe('delivered');
});

async function cancelled(product: Product, placed: Placed, version: number): Promise<void> {
  const { code } = placed.order;
  const move = { code, action: 'cancel', version, reason: 'Rain don block the road', agentId: null } as const;
  answered(await product.device('godmode').call(moveOrder, { clientRequestId: randomUUID(), ...move }));
}

test('a refused step shows what to do, waits for the agent, and is asked about at sign-out', async ({
  context,
  product,
}) => {
  const { placed, customer, agent } = await shoppedOrder(product, { items: list });
  const page = await carry(context, agent.client, product);
  await page.goto(paths.agentRun);
  await expect(page.getByRole('listitem').filter({ hasText: 'garri' })).toBeVisible();
  await context.setOffline(true);
  await buy(page, 'garri', '1800');
  await buy(page, 'pepper', '400');
  await cancelled(product, placed, (await seenBy(customer, placed)).version);
  await context.setOffline(false);
  const card = page.getByRole('alert').filter({ hasText: trouble.step.findItem });
  await expect(card.getByText(trouble.advice.moved)).toBeVisible();
  await expect(card.getByText(trouble.behind(1))).toBeVisible();

  await page.getByRole('link', { name: frame.profile }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  const asked = page.getByRole('dialog', { name: waitingCopy.pcm.leaving.title });
  await asked.getByRole('button', { name: waitingCopy.pcm.leaving.stay }).click();
  await expect(asked).toBeHidden();

  await card.getByRole('button', { name: trouble.dropAll(2) }).click();
  await expect(card).toBeHidden();
  await allSent(page);
  await page.getByRole('link', { name: frame.run }).click();
  await expect(page.getByRole('heading', { name: copy.emptyTitle })).toBeVisible();
});
