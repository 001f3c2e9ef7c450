import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { signUp } from '#contract/accounts/endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import { paths } from '#contract/paths.ts';
import { answered, type Client } from '#test/client.ts';
import { shoppedOrder } from '#test/browser/set-up/working-agent.ts';
import { cachedByWorker } from '#test/browser/pages/cached.ts';
import { launchArguments } from '#test/browser/set-up/launch.ts';
import { openProduct } from '#test/browser/set-up/product.ts';
import { lineOf as itemOf, placeThrough } from '#test/factories/orders.ts';
import { startProduct } from '#test/product/process.ts';
import { findBrowser } from '#tools/test/machine/browser.ts';
import { lineOf, measured } from './measure/rounds.ts';
import { keepRow } from './measure/rows.ts';
import { reopen, watchPages, type Control, type Reopened } from './web/reopen.ts';
import { screen, slowdown } from './web/thumb.ts';

// `npm run bench:repeat`: the installed app on a phone four times slower than this machine, visited once, closed, and
// opened again without network: each screen from its address, with the worker not yet running, until its main control
// is there and has answered a tap. The splash, which stands before all of it for as long as it was ordered to, has
// been seen: what is timed is the app behind it.

const rounds = 5;
const customers: readonly Control[] = [
  { path: paths.appHome, main: 'a[href="/order"]', answered: 'textarea' },
  { path: paths.order, main: 'textarea', answered: 'textarea:focus' },
  { path: paths.myOrders, main: 'article a[href^="/track/"]', answered: 'html:not(:has(article))' },
];
const lineOpen = 'li button[aria-expanded=true]';
const agents: readonly Control[] = [
  { path: paths.agentRun, main: lineOpen, answered: `html:not(:has(${lineOpen}))` },
];

const found = findBrowser();
if ('missing' in found) throw new Error(found.missing);
const executablePath = found.path;
const running = await startProduct();
const product = await openProduct(running);
const profiles = mkdtempSync(join(tmpdir(), 'mw-repeat-'));
try {
  const customer = product.openDevice();
  answered(await customer.call(signUp, { username: 'musa of the bench', password: 'jollof and plantain' }));
  await placeThrough(customer);
  const names = Array.from({ length: 12 }, (_, place) => `thing ${place + 1}`);
  const items = names.map((name) => itemOf(name, { capKobo: asKobo(10_000) }));
  const { agent } = await shoppedOrder(product, { items });
  report({
    ...(await timeAll('customer', customer, customers)),
    ...(await timeAll('agent', agent.client, agents)),
  });
} finally {
  rmSync(profiles, { recursive: true, force: true });
  await running.stop();
}

type Times = Record<string, Reopened[]>;

async function timeAll(profile: string, client: Client, controls: readonly Control[]): Promise<Times> {
  await inApp(profile, async (context, page) => {
    await context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: product.url })));
    for (const { path, main } of controls) {
      await page.goto(path);
      await page.locator(main).first().waitFor();
      await cachedByWorker(page);
    }
  });
  const times: Times = Object.fromEntries(controls.map(({ path }) => [path, []]));
  for (let round = 0; round < rounds; round += 1) {
    await inApp(profile, async (context, page) => {
      await context.setOffline(true);
      const line = await context.newCDPSession(page);
      await watchPages(context, line);
      await line.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await line.send('ServiceWorker.enable');
      for (const control of controls) {
        await line.send('ServiceWorker.stopAllWorkers');
        times[control.path]?.push(await reopen(page, line, control));
      }
    });
  }
  return times;
}

/** The app in its own window, on the profile where it was installed. */
async function inApp(profile: string, work: (context: BrowserContext, page: Page) => Promise<void>) {
  const context = await chromium.launchPersistentContext(join(profiles, profile), {
    executablePath,
    baseURL: product.url,
    viewport: screen,
    hasTouch: true,
    args: [...launchArguments, `--app=${product.url}/robots.txt`],
  });
  try {
    const [page] = context.pages();
    if (page === undefined) throw new Error('the app opened no window');
    await page.waitForURL('**/robots.txt');
    await page.evaluate(() => sessionStorage.setItem('splash-shown', 'true'));
    await work(context, page);
  } finally {
    await context.close();
  }
}

function report(times: Times): void {
  const screens = Object.entries(times).map(([path, turns]) => ({
    path,
    usable: measured(turns.map(({ usableS }) => usableS)),
    there: measured(turns.map(({ thereS }) => thereS)),
  }));
  const worst = screens.toSorted((one, other) => other.usable.median - one.usable.median)[0];
  if (worst === undefined) throw new Error('nothing was measured');
  keepRow('repeat', { figure: worst.usable, slowdown, screens });
  for (const { path, usable, there } of screens) {
    console.log(lineOf(`  ${path}, s`, usable, 2));
    console.log(lineOf('    its control painted', there, 2));
  }
}
