import { expect, type BrowserContext, type Page } from '@playwright/test';
import { agentCopy } from '#contract/copy/agent.ts';
import { showRun } from '#contract/orders/run/endpoints.ts';
import type { Run } from '#contract/orders/run/schema.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { seenBy } from '#test/factories/run.ts';
import { buy, carry, openLine } from '../pages/agent-run.ts';
import { cachedByWorker, ownReplyCached, replaceOwnReply } from '../pages/cached.ts';
import { test, type Product } from '../set-up/product.ts';
import { assignedOrder, type Applicant } from '../set-up/working-agent.ts';

test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' });

const { run: copy, frame } = agentCopy.pcm;

/** The run on the phone of this agent, whose worker stores what it needs without network. */
async function openRun(context: BrowserContext, product: Product, agent: Applicant): Promise<Page> {
  const page = await carry(context, agent.client, product);
  await page.goto(paths.agentRun);
  await expect(page.getByRole('button', { name: copy.next.startShopping })).toBeVisible();
  await cachedByWorker(page);
  await ownReplyCached(page, '/api/auth/me');
  await ownReplyCached(page, showRun.path);
  return page;
}

/** Opens the app again without network, where its worker has no newer run than this. */
async function openedWithout(context: BrowserContext, page: Page, stored: Run): Promise<void> {
  await context.setOffline(true);
  await replaceOwnReply(page, showRun.path, stored);
  const response = page.waitForResponse((reply) => new URL(reply.url()).pathname === showRun.path);
  await page.reload();
  await (await response).finished();
}

test('an agent starts an order, loses the network before the worker has asked again, and shops it without network', async ({
  context,
  product,
}) => {
  const { placed, customer, agent } = await assignedOrder(product);
  const page = await openRun(context, product, agent);
  const before = answered(await agent.client.call(showRun, {}));
  await page.getByRole('button', { name: copy.next.startShopping }).click();
  await expect.poll(async () => (await seenBy(customer, placed)).status).toBe('shopping');
  await expect(page.getByText(frame.sent, { exact: true })).toBeVisible();

  await openedWithout(context, page, before);
  await buy(page, 'pepper', '400');
  await expect(page.getByText(frame.waits(1))).toBeVisible();
  await expect((await openLine(page, 'pepper')).getByText('₦400', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: copy.next.startShopping })).toHaveCount(0);
});

test(
  'a step that an agent does without network has the time of when it was done, however long ago the worker stored the run',
  { tag: '@full' },
  async ({ context, product }) => {
    const { placed, customer, agent } = await assignedOrder(product);
    const page = await openRun(context, product, agent);
    const { orders, ...run } = answered(await agent.client.call(showRun, {}));
    const anHourAgo = new Date(Date.parse(run.asOf) - 3_600_000).toISOString();
    await openedWithout(context, page, { ...run, orders, asOf: anHourAgo });
    const sent = page.waitForRequest((request) => request.url().endsWith('/start-shopping'));
    await page.getByRole('button', { name: copy.next.startShopping }).click();
    await expect(page.getByText(frame.waits(1))).toBeVisible();
    await context.setOffline(false);
    const { doneAt } = (await sent).postDataJSON() as { doneAt: string };
    expect(Date.now() - Date.parse(doneAt)).toBeLessThan(600_000);
    await expect.poll(async () => (await seenBy(customer, placed)).status).toBe('shopping');
  },
);
