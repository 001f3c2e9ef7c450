import { expect, type BrowserContext, type Page } from '@playwright/test';
import { signUp } from '#contract/accounts/endpoints.ts';
import { sendMessage } from '#contract/chat/endpoints.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { loadPublicCopy } from '#contract/copy/public.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { saveList } from '#contract/lists/saved/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { placeThrough } from '#test/factories/orders.ts';
import { headings } from '../pages/headings.ts';
import { test as installed } from '../set-up/installed.ts';
import { storedCopies, everythingStored, cachedByWorker, ownReplyCached } from '../pages/cached.ts';
import { test, type Product } from '../set-up/product.ts';

test.use({ serviceWorkers: 'allow' });

const copy = await loadPublicCopy('pcm');
const text = trackingCopy.pcm;
const appHome = headings[paths.appHome] ?? '';

let people = 0;

/** A customer with a saved list and an order under way, signed in in this browser. */
async function aCustomer(product: Product, context: BrowserContext) {
  people += 1;
  const username = `musa ${String(people)} of the ${String(process.pid)}`;
  const device = product.openDevice();
  const { id } = answered(await device.call(signUp, { username, password: 'jollof and plantain' }));
  const list = { clientRequestId: crypto.randomUUID(), name: 'Sunday soup', text: 'ugu 3 bunches' };
  answered(await device.call(saveList, list));
  const { code } = await placeThrough(device);
  await context.addCookies([...device.cookies].map(([name, value]) => ({ name, value, url: product.url })));
  return { id, username, code, device };
}

/** From here on the device has only what one visit stored. */
async function visitOnce(page: Page, context: BrowserContext): Promise<void> {
  await page.goto('/');
  await cachedByWorker(page);
  await context.setOffline(true);
}

async function opens(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
}

test('one visit is enough: without network every public screen opens, and the markets are there', async ({
  page,
  context,
}) => {
  await visitOnce(page, context);
  for (const path of [paths.home, paths.track, paths.login, paths.order, paths.markets]) {
    await opens(page, path, headings[path] ?? '');
  }
  await expect(page.getByRole('heading', { name: 'Kado Fish Market' })).toBeVisible();
  await expect(page.getByText(copy.shell.offline.title)).toBeVisible();
  await opens(page, '/no-such-place/at-all', '404 Page Not Found');
});

test('a screen without network loads its parts in one go when it is opened', async ({ page, context }) => {
  await visitOnce(page, context);
  for (const [path, screen] of [
    [paths.order, 'order'],
    [paths.placeOrder, 'order'],
    [paths.appHome, 'pwa'],
  ] as const) {
    await page.goto(path);
    const asked = page.locator(`link[as=script][href^="/assets/${screen}-"]`);
    await expect(asked.first(), path).toBeAttached();
  }
  await page.goto(paths.track);
  await expect(page.locator('link[as=script][href^="/assets/order-"]')).toHaveCount(0);
});

test('a page from the device is in the language and the theme that were chosen', async ({
  page,
  context,
  product,
}) => {
  await context.addCookies([{ name: 'theme', value: 'dark', url: product.url }]);
  await page.goto('/');
  await cachedByWorker(page);
  await page.getByRole('button', { name: copy.shell.language.label }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-NG');
  await context.setOffline(true);
  const english = await loadPublicCopy('en');
  await opens(page, paths.markets, english.markets.heading);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-NG');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('stored orders and lists open without network, and show their age', async ({
  page,
  context,
  product,
}) => {
  const { username, code } = await aCustomer(product, context);
  await page.goto('/');
  await cachedByWorker(page);
  await page.goto(paths.myOrders);
  await expect(page.getByRole('link', { name: code })).toBeVisible();
  await page.goto(paths.dashboard);
  await expect(page.getByRole('link', { name: 'Sunday soup' })).toBeVisible();
  await page.goto(paths.trackOrder(code));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(code);
  await ownReplyCached(page, '/api/auth/me');
  await ownReplyCached(page, '/api/lists/saved');
  await context.setOffline(true);

  await page.goto(paths.myOrders);
  await expect(page.getByRole('link', { name: code })).toBeVisible();
  await expect(page.getByText(text.freshness.offline('').split('.')[0] ?? '').first()).toBeVisible();
  await page.goto(paths.dashboard);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(username);
  await expect(page.getByRole('link', { name: 'Sunday soup' })).toBeVisible();
  await page.goto(paths.trackOrder(code));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(code);
  await opens(page, paths.profile, /^How far, /);
});

test('a stored part is never missing while it is renewed, because the app may be closed in that moment', async ({
  page,
  context,
  product,
}) => {
  await aCustomer(product, context);
  await page.goto(paths.myOrders);
  await cachedByWorker(page);
  await ownReplyCached(page, '/api/auth/me');
  const away = await page.evaluate(async () => {
    const renewed = new AbortController();
    let times = 0;
    const look = async () => {
      while (!renewed.signal.aborted) if ((await caches.match('/api/auth/me')) === undefined) times += 1;
    };
    const looking = look();
    for (let asked = 0; asked < 30; asked += 1) await (await fetch('/api/auth/me')).text();
    renewed.abort();
    await looking;
    return times;
  });
  expect(away).toBe(0);
});

test(
  'a phone that no longer knows whose it is says so without network, and goes on once there is one',
  { tag: '@full' },
  async ({ page, context, product }) => {
    const { code } = await aCustomer(product, context);
    await page.goto(paths.order);
    await cachedByWorker(page);
    await ownReplyCached(page, '/api/auth/me');
    await page.evaluate(async () => {
      for (const name of await caches.keys()) if (name.startsWith('own-')) await caches.delete(name);
    });
    await context.setOffline(true);
    for (const path of [paths.order, paths.myOrders]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: copy.errors.noNetworkTitle }), path).toBeVisible();
    }
    await context.setOffline(false);
    await page.getByRole('button', { name: copy.errors.tryAgain }).click();
    await expect(page.getByRole('link', { name: code })).toBeVisible();
  },
);

test('a screen whose network never answers is shown from the device', async ({ page, context }) => {
  await page.goto('/');
  await cachedByWorker(page);
  await context.route(/\/(markets)?$/, () => undefined);
  await opens(page, paths.markets, copy.markets.heading);
  await expect(page.getByRole('heading', { name: 'Kado Fish Market' })).toBeVisible();
});

/** Collects each screen’s title with network, and expects the same without. */
async function opensAsBefore(page: Page, addresses: readonly string[]): Promise<void> {
  await page.goto('/');
  await cachedByWorker(page);
  const title = page.getByRole('heading', { level: 1 });
  const titles = new Map<string, string>();
  for (const address of addresses) {
    await page.goto(address);
    await expect(title, address).not.toBeEmpty();
    await expect(page.locator('[aria-busy="true"]'), address).toHaveCount(0);
    titles.set(address, await title.innerText());
  }
  // Back where it began: what came with the last screen is on the device by then.
  await page.goto('/');
  await expect(title).toBeVisible();
  await page.context().setOffline(true);
  for (const [address, called] of titles) await opens(page, address, called);
}

test('an order, its talk and the screens of every day open without network as they did with it, and so does a screen not opened before', async ({
  page,
  context,
  product,
}) => {
  const { code, device } = await aCustomer(product, context);
  const about = { kind: 'order', code, token: null } as const;
  const input = { clientRequestId: crypto.randomUUID(), about, pictures: [], callsOffice: false };
  answered(await device.call(sendMessage, { ...input, text: 'Pick di fresh one' }));
  await page.goto(paths.orderChat(code));
  await expect(page.getByText('Pick di fresh one')).toBeVisible();
  const talks = async () => (await storedCopies(page)).filter(({ key }) => key.startsWith('chat:'));
  await expect.poll(talks).toHaveLength(1);
  const screens = [
    paths.home,
    paths.dashboard,
    paths.markets,
    paths.order,
    paths.trackOrder(code),
    paths.myOrders,
  ];
  await opensAsBefore(page, screens);
  await page.goto(paths.orderChat(code));
  await expect(page.getByText('Pick di fresh one')).toBeVisible();
  // A screen that was not opened before.
  await opens(page, paths.market('kado-fish-market'), 'Kado Fish Market');
});

test(
  'every other screen of a customer opens without network as it did with it',
  { tag: '@full' },
  async ({ page, context, product }) => {
    // Five screens, each twice.
    test.slow();
    await aCustomer(product, context);
    await opensAsBefore(page, [paths.placeOrder, paths.track, paths.orders, paths.profile, paths.agentApply]);
  },
);

test('every screen of an agent’s work opens without network as it did with it', async ({ page, become }) => {
  await become('agent');
  await opensAsBefore(page, [
    paths.agentRun,
    paths.agentFloat,
    paths.agentShiftClose,
    paths.agentEarnings,
    paths.profile,
  ]);
});

installed(
  'the installed app starts without network, with its orders, its settings and its composer',
  async ({ app, product }) => {
    const { code } = await aCustomer(product, app.context());
    await app.goto(paths.appHome);
    await expect(app.getByRole('link', { name: code })).toBeVisible();
    await cachedByWorker(app);
    await ownReplyCached(app, '/api/orders');
    await app.context().setOffline(true);
    await opens(app, paths.appHome, appHome);
    await expect(app.getByRole('link', { name: code })).toBeVisible();
    for (const path of [paths.appSettings, paths.order, paths.myOrders, paths.markets]) {
      await opens(app, path, headings[path] ?? '');
    }
    await app.goto('/place-order?list=2%20mudu%20garri');
    await expect(app.getByText('2 mudu garri').first()).toBeVisible();
  },
);

test('signing out leaves nothing of the last person, and the next one sees only their own', async ({
  page,
  context,
  product,
}) => {
  const first = await aCustomer(product, context);
  await page.goto(paths.myOrders);
  await expect(page.getByRole('link', { name: first.code })).toBeVisible();
  await cachedByWorker(page);
  await ownReplyCached(page, '/api/auth/me');
  await ownReplyCached(page, '/api/orders');
  expect(await everythingStored(page)).toContain(first.code);

  await page.getByRole('button', { name: copy.shell.nav.signOut }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => everythingStored(page)).not.toContain(first.id);
  const left = await everythingStored(page);
  expect(left).not.toContain(first.code);
  expect(left).not.toContain(first.username);

  await context.setOffline(true);
  await page.goto(paths.myOrders);
  await expect(page).toHaveURL(/\/login\?/);
  await context.setOffline(false);
  const second = await aCustomer(product, context);
  await page.goto(paths.myOrders);
  await expect(page.getByRole('link', { name: second.code })).toBeVisible();
  await ownReplyCached(page, '/api/orders');
  await context.setOffline(true);
  await page.goto(paths.myOrders);
  await expect(page.getByRole('link', { name: second.code })).toBeVisible();
  await expect(page.getByText(first.code)).toHaveCount(0);
});

test('signing out without network leaves nothing either', async ({ page, context, product }) => {
  const { id, code } = await aCustomer(product, context);
  await page.goto(paths.myOrders);
  await expect(page.getByRole('link', { name: code })).toBeVisible();
  await cachedByWorker(page);
  await ownReplyCached(page, '/api/orders');
  await context.setOffline(true);
  await page.getByRole('button', { name: copy.shell.nav.signOut }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => everythingStored(page)).not.toContain(id);
  expect(await everythingStored(page)).not.toContain(code);
});

test('a page asks for nothing twice, and live events, pictures and writes pass the worker by', async ({
  page,
  context,
  product,
}) => {
  const { code } = await aCustomer(product, context);
  await page.goto('/');
  await cachedByWorker(page);
  const asked = { byPage: 0, byWorker: 0 };
  const throughWorker: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/api/orders') return;
    asked[request.serviceWorker() === null ? 'byPage' : 'byWorker'] += 1;
  });
  page.on('response', (response) => {
    if (response.fromServiceWorker()) throughWorker.push(new URL(response.url()).pathname);
  });
  await page.goto(paths.myOrders);
  await expect(page.getByRole('link', { name: code })).toBeVisible();
  await expect(page.getByText(text.freshness.live, { exact: true })).toBeVisible();
  // Each request of a page to its worker becomes one request to the network.
  expect(asked.byPage).toBeGreaterThan(0);
  expect(asked.byWorker).toBe(asked.byPage);
  expect(throughWorker).toContain('/api/orders');
  expect(throughWorker).not.toContain('/api/events');
});

test('a composer that was open without network keeps what is written', async ({ page, context }) => {
  await visitOnce(page, context);
  await page.goto(paths.order);
  await page.getByLabel(orderCopy.pcm.list.label).fill('5 tubers yam, big');
  await page.reload();
  await expect(page.getByText('yam').first()).toBeVisible();
});

test('the screens of the work are kept on an agent’s phone, and on no customer’s', async ({
  page,
  browser,
  become,
  product,
}) => {
  const ofTheWork = /\/assets\/deliver-[^/]*\.js$/;
  const stored = (device: Page) =>
    device.evaluate(async () => {
      const shell = (await caches.keys()).find((name) => name.startsWith('shell-')) ?? '';
      return (await (await caches.open(shell)).keys()).map(({ url }) => url);
    });
  await become('agent');
  await page.goto('/');
  await cachedByWorker(page);
  await expect.poll(() => stored(page)).toContainEqual(expect.stringMatching(ofTheWork));
  const customers = await browser.newContext({ baseURL: product.url, serviceWorkers: 'allow' });
  await become('customer', customers);
  const theirs = await customers.newPage();
  await theirs.goto('/');
  await cachedByWorker(theirs);
  await ownReplyCached(theirs, '/api/auth/me');
  expect(await stored(theirs)).not.toContainEqual(expect.stringMatching(ofTheWork));
  await customers.close();
});
