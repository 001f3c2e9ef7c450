import { expect, type Page } from '@playwright/test';
import { signUp } from '#contract/accounts/endpoints.ts';
import { appCopy } from '#contract/copy/app.ts';
import { loadPublicCopy } from '#contract/copy/public.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { paths } from '#contract/paths.ts';
import { requestsCopy } from '#contract/copy/order/requests.ts';
import { shareAddress } from '#contract/installed/shared.ts';
import { changeSetting } from '#contract/settings/endpoints.ts';
import { answered } from '#test/client.ts';
import { asKobo } from '#contract/kobo.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { lineOf, placeThrough } from '#test/factories/orders.ts';
import { inFull } from '#test/factories/run.ts';
import { shoppedOrder } from '../set-up/working-agent.ts';
import { headings } from '../pages/headings.ts';
import { test as installed } from '../set-up/installed.ts';
import { latePartsLoaded } from '../pages/late-parts.ts';
import { test } from '../set-up/product.ts';
import { cachedByWorker } from '../pages/cached.ts';
import { takenOver } from '../pages/hydrated.ts';

const { install, splash } = appCopy.pcm;
const { shell } = await loadPublicCopy('pcm');
const banner = (page: Page) => page.getByRole('region', { name: install.label });

const phone = { width: 360, height: 740 };
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

/** The browser's own offer, with what the person answers to it. */
async function browserOffers(page: Page, outcome: 'accepted' | 'dismissed'): Promise<void> {
  await page.evaluate((answer) => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = () => {
      document.body.dataset['asked'] = String(Number(document.body.dataset['asked'] ?? 0) + 1);
      return Promise.resolve();
    };
    Object.assign(offer, { prompt, userChoice: Promise.resolve({ outcome: answer }) });
    addEventListener('install-outcome', (event) => {
      document.body.dataset['outcome'] = String(event instanceof CustomEvent && event.detail);
    });
    dispatchEvent(offer);
    document.body.dataset['kept'] = String(offer.defaultPrevented);
  }, outcome);
}

/** The page's clock goes only as far as it is told. */
async function standStill(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-11-20T10:00:00Z' });
  await page.clock.pauseAt('2026-11-20T10:00:01Z');
}

/** The moment at which the banner would have come by itself is over. The page's clock must be the test's. */
async function pastItsMoment(page: Page): Promise<void> {
  await latePartsLoaded(page);
  await page.clock.fastForward(5000);
  // Effects of that event are rendered by now.
  await page.evaluate(async () => {
    await fetch('/robots.txt');
  });
}

/** An order has come to the door of whoever holds this device. */
const afterADelivery = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('order-brought', 'true'));

test('a customer without a delivered order is not offered the app, not even by the browser itself', async ({
  page,
}) => {
  await page.goto(paths.markets);
  await latePartsLoaded(page);
  await browserOffers(page, 'accepted');
  await expect(page.locator('body')).toHaveAttribute('data-kept', 'true');
  await expect(banner(page)).toHaveCount(0);
});

test('a customer who has looked at a delivered order is offered the app', async ({ page, product }) => {
  const items = [lineOf('pepper', { capKobo: asKobo(50_000) })];
  const { placed, customer, steps } = await shoppedOrder(product, { items });
  const [item] = placed.order.items;
  if (item === undefined) throw new Error('the order has no line');
  answered(await steps.find({ itemId: item.id, quantity: 1, paidKobo: asKobo(40_000), pictureId: null }));
  answered(await steps.pickUp());
  answered(await steps.setOff());
  answered(await steps.arrive());
  answered(await steps.deliver(await inFull(customer, placed)));
  await page.setViewportSize(phone);
  await page.goto(paths.orderLink(placed.code, placed.token));
  await expect(page.getByText(trackingCopy.pcm.sentences.delivered()).first()).toBeVisible();
  await page.goto(paths.markets);
  await expect(banner(page)).toBeVisible();
  await page.goto(paths.login);
  await latePartsLoaded(page);
  await expect(banner(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });
  test.beforeEach(({ page }) => afterADelivery(page));

  test('the banner comes two seconds after the page, with the steps of Android', async ({ page }) => {
    await standStill(page);
    await page.goto('/');
    // It comes along with the place for messages, once the page has nothing else to do.
    await expect(async () => {
      await page.clock.runFor(50);
      await expect(page.locator('.toasts')).toBeAttached({ timeout: 500 });
    }).toPass();
    await page.clock.runFor(1500);
    await expect(banner(page)).toHaveCount(0);
    await page.clock.runFor(1000);
    await expect(banner(page)).toBeVisible();
    await page.clock.resume();
    await banner(page).getByRole('button', { name: install.showHow }).click();
    const steps = page.getByRole('dialog', { name: install.android.title });
    await expect(steps.getByRole('listitem')).toHaveCount(3);
    await steps.getByRole('button', { name: install.done }).click();
    await expect(steps).toHaveCount(0);
  });

  test('a dismissed banner stays away for this session and comes back in the next', async ({
    page,
    context,
  }) => {
    await page.clock.install();
    await page.goto('/markets');
    await pastItsMoment(page);
    await banner(page).getByRole('button', { name: install.later }).click();
    await expect(banner(page)).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('pwa-banner-dismissed'))).not.toBeNull();
    await page.reload();
    await pastItsMoment(page);
    await expect(banner(page)).toHaveCount(0);
    const later = await context.newPage();
    await afterADelivery(later);
    await later.goto('/markets');
    await pastItsMoment(later);
    await expect(banner(later)).toBeVisible();
  });

  test('a page with an order being written shows its own button at the foot, and no banner', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/markets');
    await pastItsMoment(page);
    await expect(banner(page)).toBeVisible();
    await page.goto(paths.order);
    await pastItsMoment(page);
    await expect(banner(page)).toHaveCount(0);
  });

  test('the page’s foot is never hidden under the banner', async ({ page }) => {
    await page.goto('/markets');
    await expect(banner(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const foot = await page.getByRole('contentinfo').boundingBox();
    const above = await banner(page).boundingBox();
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((above?.y ?? 0) + 1);
  });
});

test.describe('on an iPhone', () => {
  test.use({ viewport: phone, userAgent: iPhone });
  test.beforeEach(({ page }) => afterADelivery(page));

  test('the steps are those of Safari', async ({ page }) => {
    await page.goto('/markets');
    await banner(page).getByRole('button', { name: install.showHow }).click();
    const steps = page.getByRole('dialog', { name: install.ios.title });
    await expect(steps.getByRole('listitem')).toHaveCount(3);
    await expect(steps).toContainText('Add to Home Screen');
  });
});

test('a desktop offers the app only after the browser does', async ({ page }) => {
  await afterADelivery(page);
  await page.clock.install();
  await page.goto('/markets');
  await pastItsMoment(page);
  await expect(banner(page)).toHaveCount(0);
  await browserOffers(page, 'accepted');
  await expect(page.locator('body')).toHaveAttribute('data-kept', 'true');
  await banner(page).getByRole('button', { name: install.install, exact: true }).click();
  await expect(page.locator('body')).toHaveAttribute('data-outcome', 'accepted');
  await expect(page.locator('body')).toHaveAttribute('data-asked', '1');
  await expect(page.getByText(install.accepted, { exact: true })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test('a no to the browser’s question is a no for the session', async ({ page }) => {
  await afterADelivery(page);
  await page.goto('/markets');
  await takenOver(page);
  await browserOffers(page, 'dismissed');
  await banner(page).getByRole('button', { name: install.install, exact: true }).click();
  await expect(page.locator('body')).toHaveAttribute('data-outcome', 'dismissed');
  await expect(banner(page)).toHaveCount(0);
  await browserOffers(page, 'dismissed');
  await expect(banner(page)).toHaveCount(0);
});

test('installed from the browser’s own menu, the banner goes', async ({ page }) => {
  await afterADelivery(page);
  await page.goto('/markets');
  await takenOver(page);
  await browserOffers(page, 'accepted');
  await expect(banner(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(banner(page)).toHaveCount(0);
});

test('the manifest names the business, and its files are there', async ({ page, product }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(address ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as Manifest;
  expect(manifest).toMatchObject({
    name: 'MarketWaka',
    start_url: '/pwa',
    display: 'standalone',
    scope: '/',
  });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src } of [...manifest.icons, ...manifest.screenshots]) {
    expect((await page.request.get(src)).status(), src).toBe(200);
  }
  expect(manifest.share_target).toMatchObject({ action: shareAddress, method: 'POST' });
  for (const { url } of manifest.shortcuts) expect((await page.request.get(url)).status(), url).toBe(200);

  const owner = product.device('godmode');
  answered(await owner.call(changeSetting, { key: 'business_name', value: 'Mama Put Market' }));
  expect(await (await page.request.get('/manifest.webmanifest')).text()).toContain('Mama Put Market');
  answered(await owner.call(changeSetting, { key: 'business_name', value: 'MarketWaka' }));
});

interface Manifest {
  icons: { src: string; purpose: string }[];
  screenshots: { src: string }[];
  shortcuts: { url: string }[];
  share_target: { action: string; method: string };
}

test('both workers run beside each other, and the browser caches neither', async ({ page }) => {
  for (const path of ['/sw.js', '/firebase-messaging-sw.js']) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['cache-control'], path).toBe('no-cache');
    expect(answer.headers()['content-type'], path).toContain('javascript');
  }
});

/** Hands something over as a phone does it when another app shares it. */
async function shareWithApp(
  page: Page,
  fill: (form: HTMLFormElement) => void | Promise<void>,
): Promise<void> {
  await page.evaluate(
    `(async () => {
      const form = document.body.appendChild(document.createElement('form'));
      Object.assign(form, { action: '${shareAddress}', method: 'POST', enctype: 'multipart/form-data' });
      await (${fill.toString()})(form);
      form.submit();
    })()`,
  );
  await page.waitForURL(/\/place-order/);
}

installed('a list that another app shares opens the composer, without network too', async ({ app }) => {
  await app.goto(paths.order);
  await cachedByWorker(app);
  await app.context().setOffline(true);
  await shareWithApp(app, (form) => {
    const field = form.appendChild(document.createElement('textarea'));
    Object.assign(field, { name: 'text', value: '3 tubers yam\npepper 500' });
  });
  await expect(app.getByLabel(orderCopy.pcm.list.label)).toHaveValue('3 tubers yam\npepper 500');
  await expect(app).toHaveURL(paths.placeOrder);
});

installed('a photo of a list that another app shares stands ready to be sent', async ({ app }) => {
  await app.goto(paths.order);
  await cachedByWorker(app);
  await shareWithApp(app, async (form) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 });
    canvas.getContext('2d')?.fillRect(20, 20, 100, 50);
    const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    const held = new DataTransfer();
    held.items.add(new File([drawn ?? ''], 'list.png', { type: 'image/png' }));
    const field = form.appendChild(document.createElement('input'));
    Object.assign(field, { type: 'file', name: 'files', files: held.files });
  });
  await expect(app.getByRole('img', { name: requestsCopy.pcm.snap.photo(1) })).toBeVisible();
  await expect(app.getByRole('button', { name: requestsCopy.pcm.send.send })).toBeVisible();
  await app.reload();
  await expect(app.getByRole('button', { name: orderCopy.pcm.list.snap })).toBeVisible();
  await expect(app.getByRole('img', { name: requestsCopy.pcm.snap.photo(1) })).toHaveCount(0);
});

installed('the two workers are registered under their own scopes', async ({ app }) => {
  await app.goto(paths.appHome);
  const scopes = () =>
    app.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations())
        .map(({ scope }) => new URL(scope).pathname)
        .toSorted(),
    );
  await expect.poll(scopes).toEqual(['/', '/firebase-cloud-messaging-push-scope']);
});

installed.describe('the splash', () => {
  installed.use({ hasSplash: true });

  installed(
    'the app begins with its splash, once in a session, and the home is behind it',
    async ({ app }) => {
      await app.emulateMedia({ reducedMotion: 'no-preference' });
      await standStill(app);
      await app.goto(paths.appHome);
      const version = app.getByText(splash.version('1.0.0'));
      await expect(version).toBeVisible();
      await expect(app.getByText('Market Delivery Made Easy')).toBeVisible();
      await app.clock.runFor(3100);
      await expect(app.locator('.splash')).not.toHaveAttribute('data-fading');
      await app.clock.runFor(200);
      await expect(app.locator('.splash')).toHaveAttribute('data-fading');
      await app.clock.runFor(400);
      await expect(version).toHaveCount(0);
      await expect(app.getByRole('heading', { level: 1 })).toHaveText(headings[paths.appHome] ?? '');
      await app.reload();
      await expect(app.getByRole('heading', { level: 1 })).toHaveText(headings[paths.appHome] ?? '');
      await expect(version).toHaveCount(0);
    },
  );

  installed('for those who want nothing to move the splash is short', async ({ app }) => {
    await app.emulateMedia({ reducedMotion: 'reduce' });
    await standStill(app);
    await app.goto(paths.appHome);
    const version = app.getByText(splash.version('1.0.0'));
    await expect(version).toBeVisible();
    await app.clock.runFor(1000);
    await expect(version).toHaveCount(0);
  });
});

installed('the installed app offers no installing, and leads to its places by its tabs', async ({ app }) => {
  await app.setViewportSize(phone);
  await app.clock.install();
  await app.goto(paths.appHome);
  await expect(app.getByRole('navigation', { name: shell.nav.label })).toBeVisible();
  await pastItsMoment(app);
  await expect(banner(app)).toHaveCount(0);
});

installed('the number on the icon is what is under way', async ({ app, product }) => {
  await app.addInitScript(() => {
    const countText = (count: number) => {
      document.documentElement.dataset['badge'] = String(count);
      return Promise.resolve();
    };
    Object.assign(navigator, { setAppBadge: countText, clearAppBadge: () => countText(0) });
  });
  await app.goto(paths.appHome);
  await expect(app.locator('html')).toHaveAttribute('data-badge', '0');
  const device = product.openDevice();
  const username = `badge ${String(process.pid)}`;
  answered(await device.call(signUp, { username, password: 'jollof and plantain' }));
  await placeThrough(device);
  await app
    .context()
    .addCookies([...device.cookies].map(([name, value]) => ({ name, value, url: product.url })));
  await app.goto(paths.appHome);
  await expect(app.locator('html')).toHaveAttribute('data-badge', '1');
});

installed(
  'a message as FCM sends it is shown by its own worker, and a later one takes its place',
  async ({ app, product }) => {
    await app.context().grantPermissions(['notifications']);
    await app.goto(paths.appHome);
    const line = await app.context().newCDPSession(app);
    const known = new Map<string, string>();
    line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { scopeURL, registrationId } of registrations)
        known.set(new URL(scopeURL).pathname, registrationId);
    });
    await line.send('ServiceWorker.enable');
    const scope = '/firebase-cloud-messaging-push-scope';
    await app.evaluate(async (path) => {
      const isActive = async () =>
        (await navigator.serviceWorker.getRegistration(path))?.active?.state === 'activated';
      while (!(await isActive())) await new Promise((resolve) => setTimeout(resolve, 50));
    }, scope);
    await expect.poll(() => known.get(scope)).toBeDefined();
    const push = (title: string) =>
      line.send('ServiceWorker.deliverPushMessage', {
        origin: product.url,
        registrationId: known.get(scope) ?? '',
        data: JSON.stringify({ notification: { title, body: 'All 6 things' }, data: { tag: 'MW-23456789' } }),
      });
    const shown = () =>
      app.evaluate(async (path) => {
        const registration = await navigator.serviceWorker.getRegistration(path);
        return (await registration?.getNotifications())?.map(({ title, body, icon }) => [
          title,
          body,
          new URL(icon).pathname,
        ]);
      }, scope);
    // A browser that is just starting may let one go by; the same matter is shown once, however often it comes.
    const comes = (title: string) =>
      expect(async () => {
        await push(title);
        await expect
          .poll(shown, { timeout: 2000 })
          .toEqual([[title, 'All 6 things', '/icons/icon-192x192.png']]);
      }).toPass({ timeout: 30_000 });
    await comes('We dey buy am');
    await comes('We don pick am');
  },
);

test('a browser has no splash', async ({ page }) => {
  await page.goto('/');
  await takenOver(page);
  await expect(page.getByText(splash.version('1.0.0'))).toHaveCount(0);
});
