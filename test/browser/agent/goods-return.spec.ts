import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { agentMoneyCopy } from '#contract/copy/agent/money.ts';
import { returnsCopy } from '#contract/copy/admin/returns.ts';
import { agentCopy } from '#contract/copy/agent.ts';
import { waitingCopy } from '#contract/copy/waiting.ts';
import { asKobo } from '#contract/kobo.ts';
import { paths } from '#contract/paths.ts';
import { listMyReturns, writeReturnOff } from '#contract/payments/returns/endpoints.ts';
import { answered } from '#test/client.ts';
import { lineOf } from '#test/factories/orders.ts';
import { shoppedOrder } from '../set-up/working-agent.ts';
import { test } from '../set-up/product.ts';
import { sitDown } from '../set-up/session.ts';
import { troubles } from '../pages/accessibility.ts';

const { returns: copy } = agentMoneyCopy.pcm;
const { run, frame } = agentCopy.pcm;
const waiting = waitingCopy.pcm;
const office = returnsCopy.pcm;

test('an agent who cancelled with goods in the hand brings them back, and they are the house’s once staff have them', async ({
  page,
  context,
  browser,
  become,
  product,
}) => {
  const yam = lineOf('yam', { raw: '3 tubers yam', quantity: 3, measure: 'tuber', capKobo: asKobo(300_000) });
  const { agent, placed, steps } = await shoppedOrder(product, { items: [yam] });
  const [line] = placed.order.items;
  if (line === undefined) throw new Error('the order has no line');
  answered(await steps.find({ itemId: line.id, quantity: 3, paidKobo: asKobo(270_000), pictureId: null }));

  await page.setViewportSize({ width: 360, height: 740 });
  await sitDown(context, product, agent.client);
  await page.goto(paths.agentRun);
  await page.getByRole('button', { name: new RegExp(`^${run.more.open}`) }).click();
  await page.getByRole('button', { name: run.more.cancel }).click();
  await page.getByText(run.more.reasons.vehicle).click();
  await page.getByRole('button', { name: run.more.confirm.cancel }).click();
  // They carry no order, and goods all the same.
  await expect(page.getByRole('heading', { name: run.emptyTitle })).toBeVisible();
  await expect(page.getByRole('link', { name: copy.reminder(1) })).toBeVisible();
  await page.goto(paths.dashboard);
  await page.getByRole('link', { name: copy.reminder(1) }).click();
  await expect(page.getByRole('heading', { name: copy.title })).toBeVisible();
  await expect(page.getByText('3 tuber yam')).toBeInViewport();
  await expect(page.getByText(copy.bag('A'))).toBeVisible();
  await expect(page.getByText('₦2,700.00').first()).toBeVisible();
  expect(await troubles(page)).toEqual([]);

  await context.setOffline(true);
  await page.getByRole('button', { name: copy.brought }).click();
  await expect(page.getByText(copy.onPhone)).toBeVisible();
  await expect(page.getByText(frame.waits(1), { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: copy.brought })).toHaveCount(0);
  expect(await troubles(page)).toEqual([]);
  await page.close();
  await context.setOffline(false);
  page = await context.newPage();
  await page.goto(paths.agentFloat);
  await expect(page.getByText(copy.waits)).toBeVisible();

  const adminContext = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' });
  await become('admin', adminContext);
  const table = await adminContext.newPage();
  await table.goto(paths.admin);
  const onAccount = office.onAccount('₦2,700.00');
  const left = table.getByRole('listitem').filter({ hasText: placed.code }).filter({ hasText: onAccount });
  await left.getByRole('button', { name: office.confirm['thrown-away'] }).click();
  await left.getByRole('button', { name: office.confirm['thrown-away'] }).click();
  await expect(left.getByText(office.reasonRefused)).toBeVisible();
  expect(await troubles(table)).toEqual([]);
  await left.getByLabel(office.reason).fill('Rain touch am');
  await left.getByRole('button', { name: office.confirm['thrown-away'] }).click();
  await expect(table.getByText(office.done, { exact: true })).toBeVisible();
  await expect(left).toHaveCount(0);
  await adminContext.close();

  await page.reload();
  await expect(page.getByText(copy.none)).toBeVisible();
});

test('an agent without network drops goods that the office wrote off meanwhile, and is told so until they decide', async ({
  page,
  context,
  product,
}) => {
  const { agent, placed, steps } = await shoppedOrder(product);
  const [line] = placed.order.items;
  if (line === undefined) throw new Error('the order has no line');
  answered(await steps.find({ itemId: line.id, quantity: 1, paidKobo: asKobo(50_000), pictureId: null }));
  answered(await steps.cancel('My keke don spoil'));
  const { returns } = answered(await agent.client.call(listMyReturns, {}));
  const [goods] = returns;
  if (goods === undefined) throw new Error('there is nothing to bring back');

  await page.setViewportSize({ width: 360, height: 740 });
  await sitDown(context, product, agent.client);
  await page.goto(paths.agentFloat);
  await expect(page.getByRole('button', { name: copy.brought })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: copy.brought }).click();
  await expect(page.getByText(copy.onPhone)).toBeVisible();
  const lost = { clientRequestId: randomUUID(), returnId: goods.id, reason: 'E don loss' };
  answered(await product.device('godmode').call(writeReturnOff, lost));
  await context.setOffline(false);
  await page.getByRole('button', { name: waiting.notice.look }).click();
  const refused = page.getByRole('listitem').filter({ hasText: waiting.kind.goods });
  await expect(refused.getByText(waiting.stands.refused)).toBeVisible();
  await refused.getByRole('button', { name: waiting.drop, exact: true }).click();
  const asked = page.getByRole('dialog', { name: waiting.dropTitle });
  await asked.getByRole('button', { name: waiting.drop, exact: true }).click();
  await expect(refused).toHaveCount(0);
});
