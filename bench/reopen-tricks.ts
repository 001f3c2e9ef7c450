import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { signUp } from '#contract/accounts/endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import { paths } from '#contract/paths.ts';
import { launchArguments } from '#test/browser/set-up/launch.ts';
import { cachedByWorker } from '#test/browser/pages/cached.ts';
import { openProduct } from '#test/browser/set-up/product.ts';
import { shoppedOrder } from '#test/browser/set-up/working-agent.ts';
import { answered, type Client } from '#test/client.ts';
import { lineOf as itemOf, placeThrough } from '#test/factories/orders.ts';
import { startProduct } from '#test/product/process.ts';
import { findBrowser } from '#tools/test/machine/browser.ts';
import { keepResult } from './measure/machine.ts';
import { measured } from './measure/rounds.ts';
import { reopenTricks } from './tricks/reopen-tricks.ts';
import { webWithout, type WebTrick } from './tricks/web-without.ts';
import { reopen, watchPages, type Control } from './web/reopen.ts';
import { screen, slowdown } from './web/thumb.ts';

// `npm run bench:reopen-tricks -- [TRICK …]`: the row *repeat* with each of the browser's tricks for it switched off, against the
// same build as it is. Each side has a product and an installed app of its own; they take turns.

const rounds = 15;
const lineOpen = 'li button[aria-expanded=true]';
const customers: readonly Control[] = [
  { path: paths.appHome, main: 'a[href="/order"]', answered: 'textarea' },
  { path: paths.order, main: 'textarea', answered: 'textarea:focus' },
  { path: paths.myOrders, main: 'article a[href^="/track/"]', answered: 'html:not(:has(article))' },
];
const agents: readonly Control[] = [
  { path: paths.agentRun, main: lineOpen, answered: `html:not(:has(${lineOpen}))` },
];

interface Side {
  trick: WebTrick | undefined;
  url: string;
  stop: () => Promise<void>;
  /** Seconds until a screen was usable, by its address, a round each. */
  times: Map<string, number[]>;
}

const words = process.argv.slice(2);
const wanted = reopenTricks.filter(({ name }) => words.length === 0 || words.includes(name));
const found = findBrowser();
if ('missing' in found) throw new Error(found.missing);
const executablePath = found.path;
const profiles = mkdtempSync(join(tmpdir(), 'mw-reopen-'));
const sides: Side[] = [];
try {
  for (const trick of [undefined, undefined, ...wanted]) sides.push(await openSide(trick));
  for (let round = 0; round < rounds; round += 1)
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) await takeTurn(side);
  report(sides);
} finally {
  for (const { stop } of sides) await stop();
  rmSync(profiles, { recursive: true, force: true });
}

async function openSide(trick: WebTrick | undefined): Promise<Side> {
  const running = await startProduct({}, process.platform, trick && webWithout(trick));
  const side = { trick, url: running.url, stop: () => running.stop(), times: new Map<string, number[]>() };
  const product = await openProduct(running);
  const customer = product.openDevice();
  answered(await customer.call(signUp, { username: 'musa of the bench', password: 'jollof and plantain' }));
  await placeThrough(customer);
  const names = Array.from({ length: 12 }, (_, place) => `thing ${place + 1}`);
  const items = names.map((name) => itemOf(name, { capKobo: asKobo(10_000) }));
  const { agent } = await shoppedOrder(product, { items });
  await install(side, 'customer', customer, customers);
  await install(side, 'agent', agent.client, agents);
  return side;
}

async function install(side: Side, person: string, client: Client, controls: readonly Control[]) {
  await inApp(side, person, async (context, page) => {
    const { url } = side;
    await context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url })));
    for (const { path, main } of controls) {
      await page.goto(path);
      await page.locator(main).first().waitFor();
      await cachedByWorker(page);
    }
  });
}

async function takeTurn(side: Side): Promise<void> {
  for (const [person, controls] of [
    ['customer', customers],
    ['agent', agents],
  ] as const)
    await inApp(side, person, async (context, page) => {
      await context.setOffline(true);
      const line = await context.newCDPSession(page);
      await watchPages(context, line);
      await line.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await line.send('ServiceWorker.enable');
      for (const control of controls) {
        await line.send('ServiceWorker.stopAllWorkers');
        const { usableS } = await reopen(page, line, control);
        const own = side.times.get(control.path) ?? [];
        side.times.set(control.path, [...own, usableS]);
      }
    });
}

async function inApp(
  { trick, url }: Side,
  person: string,
  work: (context: BrowserContext, page: Page) => Promise<void>,
) {
  const profile = join(profiles, `${trick?.name ?? 'nothing'}-${new URL(url).port}-${person}`);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    baseURL: url,
    viewport: screen,
    hasTouch: true,
    args: [...launchArguments, `--app=${url}/robots.txt`],
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

function report([one, other, ...off]: readonly Side[]): void {
  if (one === undefined || other === undefined) return;
  for (const { path } of [...customers, ...agents])
    for (const { trick, times } of [one, ...off]) {
      const ratios = (times.get(path) ?? []).map((time, round) => {
        const unchanged = [one, other].map((side) => side.times.get(path)?.[round] ?? Number.NaN);
        return time / (unchanged.reduce((sum, each) => sum + each, 0) / 2);
      });
      const { median, rounds: all } = measured(ratios);
      const at = (share: number) => all.toSorted((a, b) => a - b)[Math.floor(all.length * share)]?.toFixed(2);
      const name = trick?.name ?? 'nothing';
      const seconds = measured(times.get(path) ?? []).median.toFixed(2);
      console.log(
        `${path.padEnd(12)} without ${name.padEnd(16)} ${median.toFixed(3)} (${at(0.25)} – ${at(0.75)})  ${seconds} s`,
      );
      keepResult(`tricks-reopen-${path.replaceAll('/', '-')}-${name}`, { path, trick: name, ratios });
    }
}
