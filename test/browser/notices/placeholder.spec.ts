import { expect } from '@playwright/test';
import { signUp } from '#contract/accounts/endpoints.ts';
import { appNoticesCopy } from '#contract/copy/app/notices.ts';
import { pushErrors } from '#contract/copy/notices/push-errors.ts';
import { showNotificationPreferences, showNotificationStatus } from '#contract/notifications/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { placeThrough } from '#test/factories/orders.ts';
import { registerAt } from '../set-up/push-manager.ts';
import { test } from '../set-up/product-with-notices.ts';

test.use({ serviceWorkers: 'allow', hasFirebase: false });

const { card, device } = appNoticesCopy.pcm;

test('notices without Firebase say so, and the browser’s own service works with no third party', async ({
  page,
  context,
  product,
  pushService,
}) => {
  await registerAt(context, pushService);
  const client = product.openDevice();
  answered(await client.call(signUp, { username: 'no google here', password: 'jollof and plantain' }));
  await context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: product.url })));
  const { code } = await placeThrough(client);
  await page.goto(paths.trackOrder(code));
  const ask = page.getByRole('region', { name: card.label });
  await ask.getByRole('button', { name: card.enable }).click();
  await expect(ask.getByRole('alert')).toHaveText(pushErrors.notConfigured);
  // No permission was asked for, because it would lead nowhere.
  expect(await page.evaluate(() => Notification.permission)).toBe('default');
  expect(answered(await client.call(showNotificationStatus, {})).hasSubscription).toBe(false);

  await context.grantPermissions(['notifications']);
  await ask.getByRole('button', { name: card.otherWay }).click();
  await expect(page.locator('.toasts').getByText(card.done, { exact: true })).toBeVisible();
  await expect(ask).toHaveCount(0);
  expect(answered(await client.call(showNotificationPreferences, {})).device?.way).toBe('webPush');
  await page.goto(paths.testing);
  await expect(page.getByText(device.ways.webPush, { exact: false }).first()).toBeVisible();
});

test('a registration that the browser takes back is made anew by the worker, with no page asking', async ({
  page,
  context,
  product,
  pushService,
}) => {
  const push = await registerAt(context, pushService);
  const client = product.openDevice();
  answered(await client.call(signUp, { username: 'changed address', password: 'jollof and plantain' }));
  await context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: product.url })));
  await context.grantPermissions(['notifications']);
  await page.goto(paths.profile);
  await page.getByText(device.ways.webPush, { exact: true }).click();
  await expect(page.getByText(device.on.webPush)).toBeVisible();
  const key = push.held.get('/')?.key ?? '';
  const fresh = pushService.subscribe(key);

  const worker = context.serviceWorkers().find((one) => new URL(one.url()).pathname === '/sw.js');
  await worker?.evaluate(async (made) => {
    const subscription = { endpoint: made.endpoint, toJSON: () => made };
    Object.assign(PushManager.prototype, { subscribe: () => Promise.resolve(subscription) });
    const here = globalThis as unknown as { ExtendableEvent: new (type: string) => Event };
    const event = new here.ExtendableEvent('pushsubscriptionchange');
    let done: Promise<unknown> = Promise.resolve();
    Object.defineProperty(event, 'waitUntil', { value: (work: Promise<unknown>) => (done = work) });
    dispatchEvent(event);
    await done;
  }, fresh);
  const count = () => pushService.received.filter(({ endpoint }) => endpoint === fresh.endpoint).length;
  await page.getByRole('button', { name: device.test }).click();
  await expect.poll(count).toBe(1);
});
