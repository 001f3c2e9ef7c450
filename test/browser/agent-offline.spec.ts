import { expect, type Page } from '@playwright/test';
import { agentCopy } from '#contract/copy/agent.ts';
import { asKobo } from '#contract/kobo.ts';
import { paths } from '#contract/paths.ts';
import { lineOf } from '#test/factories-orders.ts';
import { seenBy } from '#test/factories-run.ts';
import { shoppedOrder } from './agent-at-work.ts';
import { buy, carry, openLine, snap, typeAmount } from './agent-phone.ts';
import { keptByWorker, ownReadKept } from './kept.ts';
import { test } from './product.ts';

test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' });

const { run: words, frame } = agentCopy.pcm;

const list = [
  lineOf('garri', { capKobo: asKobo(200_000) }),
  lineOf('pepper', { capKobo: asKobo(50_000) }),
  lineOf('onion', { capKobo: asKobo(50_000) }),
];

/** What the phone sends of the run, by the last word of each address. */
function stepsSent(page: Page): string[] {
  const sent: string[] = [];
  // What went while the network was still away is none of it.
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
  await keptByWorker(first);
  await ownReadKept(first, '/api/auth/me');
  await context.setOffline(true);
  const garri = await openLine(first, 'garri');
  await garri.getByRole('button', { name: words.item.found }).click();
  await typeAmount(first, '1700');
  await snap(first);
  await first.getByRole('button', { name: words.buy.bought('₦1,700') }).click();
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
  await page.getByRole('button', { name: words.next.pickUp }).click();
  await snap(page);
  await page.getByRole('button', { name: words.pickUp.confirm('₦2,600') }).click();
  await expect(page.getByRole('button', { name: words.next.setOff })).toBeVisible();
  await expect(page.getByText(frame.waits(4))).toBeVisible();
  // Whatever the phone does once more, no step is there twice.
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
