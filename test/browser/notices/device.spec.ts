import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';
import { signUp } from '#contract/accounts/endpoints.ts';
import { appNoticesCopy } from '#contract/copy/app/notices.ts';
import { loadPublicCopy } from '#contract/copy/public.ts';
import { pushErrors } from '#contract/copy/notices/push-errors.ts';
import {
  showNotificationStatus,
  showPushConfig,
  subscribeFcm,
  testNotification,
  unsubscribeFcm,
} from '#contract/notifications/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { answered, type Client } from '#test/client.ts';
import { placeThrough } from '#test/factories/orders.ts';
import { registerAt, type BrowsersPush } from '../set-up/push-manager.ts';
import { latePartsLoaded } from '../pages/late-parts.ts';
import { test } from '../set-up/product-with-notices.ts';
import type { Product } from '../set-up/product.ts';
import { troubles } from '../pages/accessibility.ts';

// A registration belongs to a worker.
test.use({ serviceWorkers: 'allow' });

const { card, device, choices, saver } = appNoticesCopy.pcm;
const { shell } = await loadPublicCopy('pcm');

let people = 0;

/** A new customer, signed in in this browser. */
async function signedInCustomer(product: Product, context: BrowserContext): Promise<Client> {
  people += 1;
  const client = product.openDevice();
  const username = `hears ${String(people)} of ${String(process.pid)}`;
  answered(await client.call(signUp, { username, password: 'jollof and plantain' }));
  await context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: product.url })));
  return client;
}

/** Opens an address; answers whether it asks for the card, which nobody even loads who is not asked. */
async function cardComes(page: Page, path: string): Promise<boolean> {
  const asked: string[] = [];
  const note = (request: Request) => void asked.push(request.url());
  page.on('request', note);
  await page.goto(path);
  await latePartsLoaded(page);
  page.off('request', note);
  return asked.some((address) => address.includes('/enable-card'));
}

/** The page of an order that this person follows. */
async function followed(client: Client): Promise<string> {
  const { code } = await placeThrough(client);
  return paths.trackOrder(code);
}

const cardOn = (page: Page) => page.getByRole('region', { name: card.label });
const statusOf = async (client: Client) => answered(await client.call(showNotificationStatus, {}));
const toast = (page: Page, text: string) => page.locator('.toasts').getByText(text, { exact: true });
const way = (page: Page, name: string) => page.getByText(name, { exact: true });
const none = { hasSubscription: false, subscriptionCount: 0 };
const one = { hasSubscription: true, subscriptionCount: 1 };

/** As the page shows it; what is chosen has a tick before its name. */
const chosen = (page: Page, name: string) =>
  expect(page.getByRole('radio', { name: new RegExp(`^(✓ )?${name}$`) })).toBeChecked();

async function switchOn(page: Page, name: string, text: string): Promise<void> {
  await page.goto(paths.profile);
  await way(page, name).click();
  await expect(page.getByText(text)).toBeVisible();
}

test.describe('the card that asks', () => {
  test('comes to a signed-in customer with an order and an undecided browser, and to no one else', async ({
    page,
    context,
    product,
  }) => {
    const guests = await placeThrough(product.openDevice());
    expect(await cardComes(page, paths.orderLink(guests.code, guests.token))).toBe(false);
    await expect(cardOn(page)).toHaveCount(0);
    const order = await followed(await signedInCustomer(product, context));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(order);
    await expect(cardOn(page)).toBeVisible();
    expect(await troubles(page)).toEqual([]);
    // A page without an order has nothing to be notified of yet.
    for (const path of [paths.markets, paths.order]) {
      expect(await cardComes(page, path), path).toBe(false);
      await expect(cardOn(page)).toHaveCount(0);
    }
  });

  test('sent away, it never comes again on this device', async ({ page, context, product }) => {
    const order = await followed(await signedInCustomer(product, context));
    await page.goto(order);
    await cardOn(page).getByRole('button', { name: card.later }).click();
    await expect(cardOn(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('notification-dismissed'))).not.toBeNull();
    const later = await context.newPage();
    expect(await cardComes(later, order)).toBe(false);
    await expect(cardOn(later)).toHaveCount(0);
  });

  test('is not there once the browser was told yes, nor where it has no push', async ({
    page,
    context,
    product,
  }) => {
    const order = await followed(await signedInCustomer(product, context));
    await context.grantPermissions(['notifications']);
    expect(await cardComes(page, order)).toBe(false);
    await expect(cardOn(page)).toHaveCount(0);
    await context.clearPermissions();
    await context.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
    expect(await cardComes(page, order)).toBe(false);
    await expect(cardOn(page)).toHaveCount(0);
  });

  test('switches this device on by FCM, under the browser’s yes, and is gone', async ({
    page,
    context,
    product,
    pushService,
    fcm,
  }) => {
    const push = await registerAt(context, pushService);
    const client = await signedInCustomer(product, context);
    await page.goto(await followed(client));
    await expect(cardOn(page)).toBeVisible();
    const before = fcm.registrations.size;
    await context.grantPermissions(['notifications']);
    await cardOn(page).getByRole('button', { name: card.enable }).click();
    await expect(toast(page, card.done)).toBeVisible();
    await expect(cardOn(page)).toHaveCount(0);
    expect(await statusOf(client)).toEqual(one);
    expect(fcm.registrations.size).toBe(before + 1);
    expect([...push.held.keys()]).toEqual(['/firebase-cloud-messaging-push-scope']);
  });

  test('says it where the browser says no, and nothing is on', async ({ page, context, product }) => {
    const client = await signedInCustomer(product, context);
    await page.goto(await followed(client));
    // The question is not answered in this browser, which counts as a no.
    await cardOn(page).getByRole('button', { name: card.enable }).click();
    await expect(cardOn(page).getByRole('alert')).toHaveText(pushErrors.permissionDenied);
    expect(await statusOf(client)).toEqual(none);
  });
});

test.describe('on the profile', () => {
  let push: BrowsersPush;
  let client: Client;

  test.beforeEach(async ({ context, product, pushService }) => {
    push = await registerAt(context, pushService);
    client = await signedInCustomer(product, context);
    await context.grantPermissions(['notifications']);
  });

  test('one push service replaces the other, and a test notice reaches the device', async ({
    page,
    pushService,
    fcm,
  }) => {
    await switchOn(page, device.ways.webPush, device.on.webPush);
    expect([...push.held.keys()]).toEqual(['/']);
    const before = pushService.received.length;
    await page.getByRole('button', { name: device.test }).click();
    await expect(toast(page, device.testSent)).toBeVisible();
    expect(pushService.received.length).toBe(before + 1);

    const registered = fcm.registrations.size;
    await way(page, device.ways.fcm).click();
    await expect(page.getByText(device.on.fcm)).toBeVisible();
    expect(fcm.registrations.size).toBe(registered + 1);
    await expect.poll(() => [...push.held.keys()]).toEqual(['/firebase-cloud-messaging-push-scope']);
    expect(await statusOf(client)).toEqual(one);

    await way(page, device.ways.off).click();
    await expect(toast(page, device.turnedOff)).toBeVisible();
    expect(await statusOf(client)).toEqual(none);
    expect([...push.held.keys()]).toEqual([]);
    await expect.poll(() => fcm.registrations.size).toBe(registered);
  });

  test('the switch is shown at once and taken back where the browser gives nothing', async ({ page }) => {
    await page.goto(paths.profile);
    push.isBroken = true;
    await way(page, device.ways.fcm).click();
    await expect(toast(page, pushErrors.noToken)).toBeVisible();
    await chosen(page, device.ways.off);
    expect(await statusOf(client)).toEqual(none);
  });

  test('the switch is shown at once and taken back where the server takes nothing', async ({ page }) => {
    let answer: () => void = () => {};
    const answers = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`**${subscribeFcm.path}`, async (route) => {
      await answers;
      await route.fulfill({ status: 500, body: '' });
    });
    await page.goto(paths.profile);
    await way(page, device.ways.fcm).click();
    await chosen(page, device.ways.fcm);
    answer();
    await expect(toast(page, pushErrors.notSubscribed)).toBeVisible();
    await chosen(page, device.ways.off);
    await expect(page.getByText(device.off)).toBeVisible();
  });

  test('switching off is taken back where the server or the device knows of nothing', async ({ page }) => {
    await switchOn(page, device.ways.fcm, device.on.fcm);
    await page.route(`**${unsubscribeFcm.path}`, (route) => route.fulfill({ status: 500, body: '' }));
    await way(page, device.ways.off).click();
    await expect(toast(page, pushErrors.notUnsubscribed)).toBeVisible();
    await chosen(page, device.ways.fcm);
    await page.evaluate(() => localStorage.removeItem('notice-device'));
    await way(page, device.ways.off).click();
    await expect(toast(page, pushErrors.noneActive)).toBeVisible();
    await chosen(page, device.ways.fcm);
    expect(await statusOf(client)).toEqual(one);
  });

  test('a test notice that cannot be sent says so', async ({ page }) => {
    await switchOn(page, device.ways.webPush, device.on.webPush);
    await page.route(`**${testNotification.path}`, (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: device.test }).click();
    await expect(toast(page, pushErrors.testNotSent)).toBeVisible();
  });

  test('the token is renewed after seven days, and a changed address is reported at once', async ({
    page,
    fcm,
  }) => {
    await switchOn(page, device.ways.fcm, device.on.fcm);
    const age = (days: number) =>
      page.evaluate((ago) => {
        const stored = JSON.parse(localStorage.getItem('notice-device') ?? '{}') as { registeredAt: number };
        stored.registeredAt -= ago * 24 * 60 * 60 * 1000;
        localStorage.setItem('notice-device', JSON.stringify(stored));
      }, days);
    let shown = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === subscribeFcm.path) shown += 1;
    });
    await age(6);
    // The page before may be asking still; its question ends with it and is never finished.
    const looked = page.waitForResponse(
      (response) =>
        new URL(response.url()).pathname === showPushConfig.path &&
        new URL(response.frame().url()).pathname === paths.markets,
    );
    await page.goto(paths.markets);
    await (await looked).finished();
    await latePartsLoaded(page);
    expect(shown).toBe(0);
    await age(1);
    await page.goto(paths.markets);
    await expect.poll(() => shown).toBe(1);

    push.held.clear();
    await page.goto(paths.markets);
    await expect.poll(() => shown).toBe(2);
    const endpoint = push.held.get('/firebase-cloud-messaging-push-scope')?.subscription.endpoint;
    expect([...fcm.registrations.values()].map((registration) => registration.endpoint)).toContain(endpoint);
    expect(await statusOf(client)).toEqual(one);
  });

  test('signing out ends the registration, and the next person gets nothing of it', async ({
    page,
    context,
    product,
  }) => {
    await switchOn(page, device.ways.webPush, device.on.webPush);
    await page.goto(paths.markets);
    await page.getByRole('button', { name: shell.nav.signOut }).first().click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => push.held.size).toBe(0);
    const next = await signedInCustomer(product, context);
    await page.goto(paths.profile);
    await expect(page.getByText(device.off)).toBeVisible();
    expect(await statusOf(next)).toEqual(none);
  });

  test('the person’s choices of notices, channels and quiet hours are saved', async ({ page }) => {
    await page.goto(paths.profile);
    const name = choices.pushOf(choices.groups.money.name);
    const money = page.getByRole('switch', { name });
    await expect(money).toBeChecked();
    await money.click();
    await page.getByRole('switch', { name: choices.pushOf(choices.groups.news.name) }).click();
    const from = page.getByLabel(choices.from, { exact: true });
    await from.fill('21:30');
    const stored = page.waitForResponse((answer) => answer.request().postData()?.includes('21:30') === true);
    await from.blur();
    expect((await stored).status()).toBe(200);
    await page.reload();
    await expect(money).not.toBeChecked();
    await expect(page.getByRole('switch', { name: choices.pushOf(choices.groups.news.name) })).toBeChecked();
    await expect(page.getByLabel(choices.from, { exact: true })).toHaveValue('21:30');
    await expect(page.getByText(choices.noPhone)).toBeVisible();
    expect(await troubles(page)).toEqual([]);
    // Groups of other roles are not shown.
    await expect(page.getByText(choices.groups.office.text)).toHaveCount(0);
    await expect(page.getByText(choices.groups.offers.text)).toHaveCount(0);
  });

  test('the data saver is this device’s, and the next page has it from the start', async ({
    page,
    context,
  }) => {
    await page.goto(paths.profile);
    await page.getByRole('switch', { name: saver.label }).click();
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'data-saver')?.value)
      .toBe('1');
    await page.reload();
    await expect(page.getByRole('switch', { name: saver.label })).toBeChecked();
  });
});
