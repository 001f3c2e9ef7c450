import { expect, type Page } from '@playwright/test';
import { loadPublicCopy } from '#contract/copy/public.ts';
import { paths } from '#contract/paths.ts';
import { routeTables, type Route } from '#web/routes.ts';
import { addressOf, headings } from '../pages/headings.ts';
import { test as installed } from '../set-up/installed.ts';
import { kinds, test, type Kind } from '../set-up/product.ts';

const copy = await loadPublicCopy('pcm');
const isAdmin = (kind: Kind) => kind === 'admin' || kind === 'godmode';

/** An agent's orders are what they carry. */
const theRun = { at: paths.agentRun, heading: headings[paths.agentRun] ?? '' };

/** Expected address and title for this person. */
function expected(
  { pattern, audience }: Route,
  at: string,
  kind: Kind,
): { at: string; heading: string | RegExp } {
  const open = { at, heading: headings[pattern] ?? `no heading is known for ${pattern}` };
  const isPassedBy = pattern === paths.login || pattern === paths.newPassword;
  if (isPassedBy && kind !== 'visitor') {
    const home = isAdmin(kind) ? paths.admin : paths.myOrders;
    return { at: home, heading: headings[home] ?? '' };
  }
  if (pattern === paths.maintenance && isAdmin(kind)) return { at: paths.home, heading: /./ };
  if (audience === 'anyone') return open;
  if (kind === 'visitor') {
    // Most who come for work have no account yet.
    const { signInHeading, signUpHeading } = copy.login;
    const heading = pattern === paths.agentApply ? signUpHeading : signInHeading;
    return { at: `${paths.login}?next=${encodeURIComponent(at)}`, heading };
  }
  if (kind === 'agent' && pattern === paths.orders) return { ...open, ...theRun };
  if (audience === 'agent') return kind === 'agent' ? open : { at, heading: copy.errors.notAllowedTitle };
  return audience === 'signed-in' || isAdmin(kind) ? open : { at, heading: copy.errors.notAllowedTitle };
}

async function opens(page: Page, route: Route, kind: Kind): Promise<void> {
  const address = addressOf(route.pattern);
  const { at, heading } = expected(route, address, kind);
  await page.goto(address);
  const title = page.getByRole('heading', { level: 1 });
  // An order that is not there is asked for three times, as every read is: that takes its seconds.
  await expect.soft(title, `${kind} at ${route.pattern}`).toHaveText(heading, { timeout: 12_000 });
  const { pathname, search } = new URL(page.url());
  expect.soft(pathname + search, `${kind} at ${route.pattern}`).toBe(at);
}

/** Picks routes with an outcome of their own, or the first of their audience for this kind of person. */
function distinguishing(routes: readonly Route[]): (kind: Kind, route: Route) => boolean {
  const done = new Set<string>();
  const chosen = new Map(kinds.map((kind) => [kind, new Set<Route>()]));
  for (const kind of kinds) {
    for (const route of routes) {
      const { at, heading } = expected(route, route.pattern, kind);
      const audience = typeof route.audience === 'string' ? route.audience : 'those with one permission';
      const news = [`${route.pattern}: ${at} ${String(heading)}`, `${kind}: ${audience}`];
      if (news.some((one) => !done.has(one))) chosen.get(kind)?.add(route);
      for (const one of news) done.add(one);
    }
  }
  return (kind, route) => chosen.get(kind)?.has(route) === true;
}

const isDistinguishing = {
  browser: distinguishing(routeTables.browser),
  installed: distinguishing(routeTables.installed),
};

/** An installed app opens the home of its own where a browser shows the front page. */
const inApp = (route: Route) => (route.pattern === paths.home ? { ...route, pattern: paths.appHome } : route);

for (const kind of kinds) {
  for (const { which, tag, isNew } of [
    { which: 'whose answer is new', tag: [], isNew: true },
    { which: 'whose answer another gave too', tag: '@full', isNew: false },
  ]) {
    test(
      `in a browser, every address ${which} opens for ${kind} as it should`,
      { tag },
      async ({ page, become }) => {
        test.setTimeout(300_000);
        await become(kind);
        const here = routeTables.browser.filter((route) => isDistinguishing.browser(kind, route) === isNew);
        for (const route of here) await opens(page, route, kind);
      },
    );
  }

  // Both tables hold the same routes, behind one guard: repeated answers are asked for in the browser alone.
  installed(
    `in the installed app, every address whose answer is new opens for ${kind} as it should`,
    { tag: '@full' },
    async ({ app, become }) => {
      installed.setTimeout(300_000);
      await become(kind, app.context());
      const here = routeTables.installed.filter((route) => isDistinguishing.installed(kind, route));
      for (const route of here) await opens(app, inApp(route), kind);
    },
  );
}

test('a browser says 404 where only the installed app has a screen', async ({ page, become }) => {
  await become('godmode');
  for (const path of [paths.appHome, paths.appSettings, paths.adminNotifications]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  }
});

installed('the installed app says 404 where only a browser has a screen', async ({ app }) => {
  for (const path of [
    paths.mobileDemo,
    paths.testing,
    paths.designSystem,
    paths.notificationDemo,
    paths.qr,
  ]) {
    await app.goto(path);
    await expect(app.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  }
});

installed('the installed app opens at its own home, never on the front page', async ({ app }) => {
  const complaints: string[] = [];
  app.on('console', (message) => complaints.push(message.text()));
  app.on('pageerror', (error) => complaints.push(error.message));
  await app.goto(paths.home);
  await expect(app.getByRole('heading', { level: 1 })).toHaveText(headings[paths.appHome] ?? '');
  await expect(app.getByText(copy.landing.hero.title)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

for (const [kind, places] of [
  ['visitor', { Home: '/pwa', Markets: '/markets', Track: '/track', Profile: '/login' }],
  ['customer', { Home: '/pwa', Markets: '/markets', Orders: '/my-orders', Profile: '/profile' }],
] as const) {
  installed(`the tabs at the bottom of the app lead ${kind} to four places`, async ({ app, become }) => {
    await become(kind, app.context());
    await app.goto(paths.appHome);
    const tabs = app.getByRole('navigation', { name: copy.shell.nav.label }).getByRole('link');
    await expect(tabs).toHaveText(Object.keys(places));
    for (const [name, path] of Object.entries(places)) {
      await tabs.filter({ hasText: name }).click();
      await expect(app).toHaveURL(path);
      // Signing in stands alone; its way back is the browser's.
      if (path === paths.login) break;
      await expect(tabs.filter({ hasText: name })).toHaveAttribute('aria-current', 'page');
    }
  });
}

test('a slash at the end changes nothing, and what stands nowhere is a 404', async ({ page }) => {
  const markets = await page.goto('/markets/');
  expect(markets?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.markets.heading);
  for (const nowhere of ['/no-such-market', '/kado-fish-market/stalls', '/admin/nothing', '/%E0%A4%A']) {
    const response = await page.goto(nowhere);
    expect(response?.status(), nowhere).toBeGreaterThanOrEqual(400);
    expect(response?.status(), nowhere).toBeLessThan(500);
  }
  const unknown = await page.goto('/no-such-market');
  expect(unknown?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
});
