import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { signUp } from '#contract/accounts/endpoints.ts';
import { agentCopy } from '#contract/copy/agent.ts';
import { stopCopy } from '#contract/copy/agent/stop.ts';
import { claimsCopy } from '#contract/copy/claims.ts';
import { errandCopy } from '#contract/copy/tracking/errand.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { asKobo } from '#contract/kobo.ts';
import { paths } from '#contract/paths.ts';
import { adjustCredit } from '#contract/payments/credit/endpoints.ts';
import { naira } from '#web/lib/format/money.ts';
import { answered } from '#test/client.ts';
import { lineOf, placeThrough, taskAt } from '#test/factories/orders.ts';
import { onRun, seenBy } from '#test/factories/run.ts';
import { troubles } from '../pages/accessibility.ts';
import { allSent, carry, snap, typeAmount } from '../pages/agent-run.ts';
import { givenTo } from '../set-up/given-to.ts';
import { test, type Product } from '../set-up/product.ts';
import { agentWithMoney } from '../set-up/working-agent.ts';

test.use({ viewport: { width: 360, height: 740 } });

const { run: copy } = agentCopy.pcm;
const stop = stopCopy.pcm;
const own = errandCopy.pcm;
const claiming = claimsCopy.pcm;

/** A light bill to be paid at an office, by credit that its customer has; an agent has been given it. */
async function billToPay(product: Product, username: string) {
  const agent = await agentWithMoney(product);
  const customer = product.openDevice();
  const { id: accountId } = answered(await customer.call(signUp, { username, password: 'yam and red oil' }));
  const gift = { direction: 'give', kobo: asKobo(2_000_000), reason: 'For the test' } as const;
  answered(
    await product.device('godmode').call(adjustCredit, { clientRequestId: randomUUID(), accountId, ...gift }),
  );
  const placed = await placeThrough(customer, {
    errand: taskAt({ brings: false }),
    items: [lineOf('Pay my light bill', { capKobo: asKobo(500_000), note: 'Meter 0123' })],
    payWay: 'online',
  });
  await givenTo(product, placed, agent);
  return { agent, customer, placed };
}

test('an agent pays a bill at an office with its receipt, and the customer confirms that it is done', async ({
  browser,
  context,
  product,
}) => {
  test.setTimeout(60_000);
  const { agent, customer, placed } = await billToPay(product, 'tunde pays light');
  const page = await carry(context, agent.client, product);
  await page.goto(paths.agentRun);
  const card = page.getByRole('region', { name: `${copy.place.kinds.do}: AEDC office` });
  await expect(card.getByText('Meter 0123')).toBeVisible();
  await expect(card.getByText(stop.place.layOut('₦5,000'))).toBeVisible();
  await page.getByRole('button', { name: stop.next.reach }).click();
  await page.getByRole('button', { name: stop.next.done }).click();
  const sheet = page.getByRole('dialog', { name: stop.leave.titles.do });
  await snap(page, sheet.getByLabel(stop.leave.photos.do));
  await typeAmount(page, '6000');
  await expect(sheet.getByText(stop.leave.tooMuch('₦5,000'))).toBeVisible();
  for (let figures = 4; figures > 0; figures -= 1)
    await sheet.getByRole('button', { name: copy.buy.clear }).click();
  await typeAmount(page, '4500');
  await sheet.getByRole('button', { name: stop.leave.confirm.do }).click();
  await expect(sheet.getByText(copy.pickUp.receiptWanted)).toBeVisible();
  await snap(page, sheet.getByLabel(copy.pickUp.add));
  await expect(sheet.getByAltText(copy.pickUp.receipt(1))).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  await sheet.getByRole('button', { name: stop.leave.confirm.do }).click();
  await expect(page.getByText(stop.leave.doneText, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: copy.emptyTitle })).toBeVisible();
  await allSent(page);

  const phone = await browser.newContext({ baseURL: product.url, serviceWorkers: 'block' });
  const theirs = await carry(phone, customer, product);
  await theirs.setViewportSize({ width: 360, height: 740 });
  await theirs.goto(paths.trackOrder(placed.code));
  await expect(theirs.getByRole('heading', { name: own.confirm.title })).toBeVisible();
  await expect(theirs.getByText(own.where.endsThere)).toBeVisible();
  await expect(theirs.getByText(own.receipt.laidOut, { exact: true })).toBeVisible();
  await expect(theirs.getByRole('button', { name: new RegExp(own.checklist.photos.do) })).toBeVisible();
  expect(await troubles(theirs)).toEqual([]);
  await theirs.getByRole('button', { name: own.confirm.yes }).click();
  await expect(theirs.getByText(own.confirm.done, { exact: true })).toBeVisible();
  await expect(theirs.getByText(trackingCopy.pcm.sentences.completed()).first()).toBeVisible();
  expect((await seenBy(customer, placed)).status).toBe('completed');
  await theirs.goto(paths.receipt(placed.code));
  await expect(theirs.getByText(own.receipt.stop.do)).toBeVisible();
  await expect(theirs.getByText('AEDC office')).toBeVisible();
  await phone.close();
});

test('a customer whose errand was not done says so with a claim, without a photo', async ({
  context,
  product,
}) => {
  const { agent, customer, placed } = await billToPay(product, 'tunde waits in vain');
  const steps = onRun(agent, placed);
  answered(await steps.startShopping());
  answered(await steps.leave({ givenBy: null }));
  const page = await carry(context, customer, product);
  await page.goto(paths.trackOrder(placed.code));
  await page.getByRole('button', { name: own.confirm.no, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Pay my light bill' });
  await expect(sheet.getByText(/^E no pass ₦/)).toBeVisible();
  await expect(sheet.getByText(claiming.kinds['not-done'])).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  const { billKobo } = await seenBy(customer, placed);
  await sheet.getByLabel(claiming.words).fill('Dem never pay am');
  await sheet.getByLabel(claiming.amount).fill(String(billKobo / 100 + 1));
  await sheet.getByRole('button', { name: claiming.send }).click();
  await expect(sheet.getByText(claiming.amountTooHigh(naira(billKobo)))).toBeVisible();
  await sheet.getByLabel(claiming.amount).fill('150');
  await sheet.getByRole('button', { name: claiming.send }).click();
  await expect(page.getByText(claiming.states.open, { exact: true })).toBeVisible();
  expect((await seenBy(customer, placed)).claims).toMatchObject([
    { state: 'open', what: 'not-done', words: 'Dem never pay am', askedKobo: 15_000 },
  ]);
});
