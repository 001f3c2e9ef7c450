import { expect } from '@playwright/test';
import { signUp } from '#contract/accounts/endpoints.ts';
import { agentCopy } from '#contract/copy/agent.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { agentWithMoney } from '../set-up/working-agent.ts';
import { carry } from '../pages/agent-run.ts';
import { everythingStored, cachedByWorker, ownReplyCached } from '../pages/cached.ts';
import { test } from '../set-up/product.ts';

test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' });

const { home, toWork } = agentCopy.pcm;

test('an agent who lands among their own orders sees the way to their work first, without network too', async ({
  context,
  product,
}) => {
  const agent = await agentWithMoney(product);
  const page = await carry(context, agent.client, product);
  await page.goto(paths.myOrders);
  const work = page.getByRole('region', { name: toWork.title });
  await expect(work.getByRole('link', { name: toWork.go })).toBeInViewport({ ratio: 1 });
  await cachedByWorker(page);
  await ownReplyCached(page, '/api/auth/me');
  await ownReplyCached(page, '/api/orders');
  await expect.poll(() => everythingStored(page)).toContain('/assets/work-card-');
  await context.setOffline(true);
  await page.goto(paths.myOrders);
  await expect(work).toBeVisible();
  await context.setOffline(false);
  await work.getByRole('link', { name: toWork.go }).click();
  await expect(page).toHaveURL(paths.dashboard);
  await expect(page.getByRole('button', { name: home.goOnline })).toBeVisible();
});

test('a customer sees nothing of the work there, nor downloads it', async ({ context, product }) => {
  const ada = product.openDevice();
  answered(await ada.call(signUp, { username: 'ada of the orders', password: 'yam and red oil' }));
  const page = await carry(context, ada, product);
  const loaded: string[] = [];
  context.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(paths.myOrders);
  await cachedByWorker(page);
  await ownReplyCached(page, '/api/auth/me');
  await expect(page.getByRole('region', { name: toWork.title })).toHaveCount(0);
  expect(loaded.filter((path) => path.includes('work-card'))).toEqual([]);
});
