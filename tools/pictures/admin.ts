/**
 * Takes the pictures of every admin screen in `docs/admin.md`, on a day of the demo: `npm run pictures:admin`, and
 * `npm run pictures:admin -- lists chats` those of some. The output is committed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { findPlace } from '#server/db/embedded/place.ts';
import { launchArguments } from '#test/browser/set-up/launch.ts';
import { freePort } from '#test/network/free-port.ts';
import { everybody } from '#tools/demo/people.ts';
import { root } from '#tools/setup/root.mjs';
import { findBrowser } from '#tools/test/machine/browser.ts';
import { keepPicture } from './keep-picture.ts';

// Long enough for orders of every kind to stand somewhere between the stall and the door.
const dayMs = 150_000;

const screens = {
  today: paths.admin,
  orders: paths.adminOrders,
  'phone-orders': paths.adminPhoneOrder,
  lists: paths.adminLists,
  chats: paths.adminChats,
  markets: paths.adminMarkets,
  'delivery-times': `${paths.adminMarkets}?tab=windows`,
  agents: paths.adminAgents,
  users: paths.adminUsers,
  analytics: paths.adminAnalytics,
  settings: paths.adminSettings,
  launch: paths.adminLaunch,
  notifications: paths.adminNotifications,
} as const;

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(screens, name));
if (unknown !== undefined) throw new Error(`no screen is called ${unknown}`);

const devices = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, deviceScaleFactor: 2 },
  desktop: {
    viewport: { width: 1280, height: 800 },
    hasTouch: false,
    deviceScaleFactor: 1,
  },
} as const;

const found = findBrowser();
if ('missing' in found) throw new Error(found.missing);
const folder = mkdtempSync(join(tmpdir(), 'mw-admin-'));
const data = join(folder, 'data');
const port = await freePort();
const url = `http://localhost:${port}`;
const demo = spawn(process.execPath, ['tools/demo/main.ts'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, PORT: String(port), DATA_DIR: data, PUBLIC_URL: url },
});
try {
  await pause(dayMs);
  for (const name of ['phone', 'desktop'] as const) await takeAll(found.path, name);
} finally {
  demo.kill('SIGTERM');
  if (demo.exitCode === null) await once(demo, 'exit');
  rmSync(findPlace(data).home, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}

async function takeAll(executablePath: string, name: keyof typeof devices): Promise<void> {
  // In a window of its own: one of the screens stands only in the installed app.
  const context = await chromium.launchPersistentContext(join(folder, name), {
    executablePath,
    args: [...launchArguments, `--app=${url}/robots.txt`],
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...devices[name],
  });
  const page = await signedIn(context);
  for (const [screen, path] of Object.entries(screens)) {
    if (wanted.length > 0 && !wanted.includes(screen)) continue;
    await page.goto(url + path, { waitUntil: 'load' });
    // Live lines stay open, so that the network is never idle.
    await pause(2500);
    await keepPicture(`docs/pictures/admin/${screen}-${name}.png`, await page.screenshot());
  }
  await context.close();
}

async function signedIn(context: BrowserContext): Promise<Page> {
  const [page] = context.pages();
  if (page === undefined) throw new Error('the app opened no window');
  await page.addInitScript(() => sessionStorage.setItem('splash-shown', 'true'));
  await page.goto(url + paths.login, { waitUntil: 'load' });
  const { username, password } = everybody.godmode;
  await page.request.post(`${url}/api/auth/login`, { data: { username, password } });
  return page;
}
