import { once } from 'node:events';
import { globSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { changeProfile, signUp } from '#contract/accounts/endpoints.ts';
import { sendMessage } from '#contract/chat/endpoints.ts';
import { addMarket } from '#contract/markets/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { freePort } from '#test/network/free-port.ts';
import { routeTables } from '#web/routes.ts';
import { addressOf } from '../pages/headings.ts';
import { test } from '../set-up/product.ts';
import { takenOver } from '../pages/hydrated.ts';

/** Records every script of an attacker that ran or tried to. */
async function watch(page: Page): Promise<string[]> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => seen.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|Content-Security-Policy|TrustedHTML/.test(message.text()))
      seen.push(message.text());
  });
  return seen;
}

test('every page and every file says what a browser may do with it', async ({ page, product, become }) => {
  await become('godmode');
  const addresses = [...routeTables.browser, ...routeTables.installed].map(({ pattern }) =>
    addressOf(pattern),
  );
  for (const address of new Set([...addresses, '/no-such-market', '/app/shell'])) {
    const response = await page.request.get(address, { maxRedirects: 0 });
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, address).toContain("default-src 'none'");
    expect(policy, address).not.toContain('unsafe');
    expect(policy, address).toContain("require-trusted-types-for 'script'");
    expect(headers, address).toMatchObject({
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    if (response.status() === 302) continue;
    const isSpoken = ['/order', '/place-order', '/app/shell'].includes(address);
    expect(headers['permissions-policy'], address).toContain(
      isSpoken ? 'microphone=(self)' : 'microphone=()',
    );
    expect(headers['cache-control'], address).toBe('private, no-store');
  }
  const folder = join(process.cwd(), 'dist', 'web');
  const files = globSync('**/*.*', { cwd: folder, exclude: ['.vite/**', '**/*.br', '**/*.gz'] });
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const { headers } = await fetch(`${product.url}/${file}`, { method: 'HEAD' });
    const worker = /^(sw|firebase-messaging-sw)\.js$/.test(file);
    expect(headers.get('content-security-policy'), file).toMatch(
      worker
        ? /connect-src 'self'; trusted-types 'none'$/
        : /^default-src 'none'; .*; form-action 'none'; trusted-types 'none'$/,
    );
    expect(headers.get('x-content-type-options'), file).toBe('nosniff');
    expect(headers.get('cross-origin-embedder-policy'), file).toBe('require-corp');
    expect(headers.get('cross-origin-resource-policy'), file).toBe('same-origin');
  }
});

test('a page of somebody who is signed in is kept nowhere, and everybody’s own is asked for anew', async ({
  page,
  become,
}) => {
  const keeping = async () => (await page.request.get(paths.markets)).headers()['cache-control'];
  expect(await keeping()).toBe('private, no-cache');
  await become('customer');
  expect(await keeping()).toBe('private, no-store');
});

test.describe('with workers let in', () => {
  test.use({ serviceWorkers: 'allow' });

  test('text in a page never becomes markup or script', async ({ page }) => {
    await page.goto(paths.markets);
    await takenOver(page);
    const tried = await page.evaluate(async () => {
      const outcomeOf = async (attempt: () => unknown) => {
        try {
          await attempt();
          return 'it ran';
        } catch (error) {
          return error instanceof Error ? error.name : 'refused';
        }
      };
      const box = document.createElement('div');
      document.body.append(box);
      const foreign = document.createElement('script');
      return {
        markup: await outcomeOf(() => (box.innerHTML = '<img src=x onerror="document.title=1">')),
        text: await outcomeOf(() => (box.innerHTML = 'two mudu of beans')),
        source: await outcomeOf(() => (foreign.src = 'https://evil.example/x.js')),
        worker: await outcomeOf(() => navigator.serviceWorker.register('/media/x')),
        isolated: globalThis.crossOriginIsolated,
      };
    });
    expect(tried).toMatchObject({
      markup: 'TypeError',
      text: 'it ran',
      source: 'TypeError',
      worker: 'TypeError',
      isolated: true,
    });
  });
});

test('another site frames no page of ours, and we frame our own in the phone alone', async ({
  page,
  product,
}) => {
  const port = await freePort();
  const framing = `<!doctype html><iframe src="${product.url}/markets"></iframe><iframe src="${product.url}/login"></iframe>`;
  const evil = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(framing),
  );
  evil.listen(port, '127.0.0.1');
  await once(evil, 'listening');
  await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'networkidle' });
  const framed = page.frames().filter((frame) => frame !== page.mainFrame());
  for (const frame of framed) expect(frame.url()).toMatch(/^chrome-error:/);
  evil.close();
  await page.goto(paths.mobileDemo);
  const phone = page.frameLocator('iframe');
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
});

test('no spelling of an address leads out of the served folders', async ({ product }) => {
  const { hostname, port } = new URL(product.url);
  const ways = [
    '/../package.json',
    '/assets/../../../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/..%5c..%5c..%5cpackage.json',
    '/assets/..\\..\\package.json',
    '/..%252f..%252fpackage.json',
    '/assets/%00/../../package.json',
    '/.%00./package.json',
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
    '/assets/%2e%2e/.vite/manifest.json',
    '//etc/passwd',
    '/media/..%2f..%2f..%2fetc%2fpasswd',
    '/media/shown/..%2f..%2fpackage.json/320.webp',
    '/assets/',
    '/sw.js.br',
  ];
  for (const path of ways) {
    // As it is written: other clients put it straight first.
    const { status, text } = await new Promise<{ status: number; text: string }>((resolve, reject) => {
      request({ hostname, port, path }, (response) => {
        let report = '';
        response.setEncoding('utf8').on('data', (part: string) => (report += part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text: report }));
      })
        .on('error', reject)
        .end();
    });
    expect(status, path).toBeGreaterThanOrEqual(300);
    expect(status, path).toBeLessThan(500);
    expect(text, path).not.toMatch(/"scripts"|isDynamicEntry|root:x/);
  }
});

const markup = `"><img src=x onerror=alert(1)><script>alert(2)</script></script><svg onload=alert(3)>{{7*7}}`;

test('names, descriptions and messages with markup in them are shown as they were typed', async ({
  page,
  product,
  context,
  become,
}) => {
  const seen = await watch(page);
  const owner = product.device('godmode');
  const market = {
    name: 'Odd Script Market',
    description: `</script><script>alert(4)</script>${markup}`,
    location: markup,
    isActive: true,
    marketDays: ['monday' as const],
  };
  answered(await owner.call(addMarket, { ...market, name: 'Odd <b>Script</b> Market' }));
  const phone = product.openDevice();
  const name = `<img src=x onerror=alert(5)>`;
  answered(await phone.call(signUp, { username: name, password: 'x' }));
  answered(await phone.call(changeProfile, { name: markup.slice(0, 60), phone: null }));
  answered(
    await phone.call(sendMessage, {
      clientRequestId: crypto.randomUUID(),
      about: { kind: 'support' },
      text: markup,
      pictures: [],
      callsOffice: false,
    }),
  );
  await context.addCookies(
    [...phone.cookies].map(([key, value]) => ({ name: key, value, url: product.url })),
  );
  for (const address of [
    paths.markets,
    '/odd-bscriptb-market',
    paths.profile,
    `${paths.profile}?chat=office`,
  ]) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
  }
  await expect(page.getByText(markup)).toBeVisible();
  await become('godmode');
  for (const address of [paths.adminUsers, paths.adminMarkets, paths.adminChats, paths.adminSettings]) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
  }
  expect(await page.evaluate(() => document.querySelectorAll('img[src="x"], svg[onload]').length)).toBe(0);
  expect(seen).toEqual([]);
});

test('a link that says where to go after signing in leads nowhere but here', async ({ page, become }) => {
  await become('customer');
  for (const next of [
    '//evil.example',
    '/%09/evil.example',
    '/%0d%0aset-cookie:%20x=1',
    '/%5Cevil.example',
  ]) {
    const response = await page.request.get(`${paths.login}?next=${next}`, { maxRedirects: 0 });
    expect([next, response.status(), response.headers()['location']]).toEqual([next, 302, paths.myOrders]);
    expect(response.headers()['set-cookie']).toBeUndefined();
  }
  const response = await page.request.get(`${paths.login}?next=/place-order%3Flist=%E2%82%A6500`, {
    maxRedirects: 0,
  });
  expect([response.status(), response.headers()['location']]).toEqual([
    302,
    '/place-order?list=%E2%82%A6500',
  ]);
});
