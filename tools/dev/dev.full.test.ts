import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { loadPublicCopy } from '#contract/copy/public.ts';
import { paths } from '#contract/paths.ts';
import { bootElementId } from '#contract/pages/rendering.ts';
import { findPlace } from '#server/db/embedded/place.ts';
import { runningPostmaster } from '#server/db/embedded/postmaster.ts';
import { launchArguments } from '#test/browser/set-up/launch.ts';
import { freePort } from '#test/network/free-port.ts';
import { root } from '#tools/setup/root.mjs';
import { findBrowser } from '#tools/test/machine/browser.ts';

// `npm run dev` as somebody at a terminal has it: one for all these tests, and Ctrl-C at the end.

const pidgin = await loadPublicCopy('pcm');
const english = await loadPublicCopy('en');
const patience = { timeout: 180_000 };
const port = await freePort();
const url = `http://localhost:${port}`;
const dataFolder = newFolder();
const otherFolder = newFolder();
const developing = develop({ PORT: String(port), DATA_DIR: dataFolder });

beforeAll(() => developing.opened, patience.timeout);
afterAll(async () => {
  if (developing.hasClosed()) return;
  developing.signal('SIGINT');
  await developing.closed;
}, patience.timeout);

test('a page comes rendered, with its data and its style beside it', patience, async () => {
  const response = await fetch(url);
  const page = await response.text();
  expect(response.status).toBe(200);
  expect(page).toContain(pidgin.landing.hero.title);
  expect(page).toMatch(new RegExp(`<script [^>]*id="${bootElementId}">{`));
  const style = /<link rel="stylesheet" href="([^"]+)"/.exec(page)?.[1] ?? '';
  const sheet = await fetch(url + style, { headers: { accept: 'text/css' } });
  expect(sheet.headers.get('content-type')).toBe('text/css');
  expect(await sheet.text()).toContain('@font-face');
});

test('an address that nothing stands at is not found, and the page says so', patience, async () => {
  const response = await fetch(`${url}/no-such-market`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain(pidgin.notFound.heading);
});

test('a visitor is sent to sign in', patience, async () => {
  const response = await fetch(url + paths.profile, { redirect: 'manual' });
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(`${paths.login}?next=%2Fprofile`);
});

test('the worker of a built product that a browser still has is told to leave', patience, async () => {
  expect(await (await fetch(`${url}/sw.js`)).text()).toContain('registration.unregister()');
  const manifest = await fetch(`${url}/manifest.webmanifest`);
  expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
});

test('sources of the server and the data folder are served to nobody', patience, async () => {
  for (const path of ['/server/main.ts', '/package.json', `/@fs${findPlace(dataFolder).log}`])
    expect((await fetch(url + path)).status).toBe(403);
});

test('a browser takes the page over without a complaint, and its buttons work', patience, async () => {
  const { page, complaints } = await openPage();
  await page.goto(url, { timeout: patience.timeout });
  await page.getByRole('button', { name: pidgin.shell.language.label }).click();
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).textContent(), patience)
    .toBe(english.landing.hero.title);
  expect(complaints).toEqual([]);
});

test('a page that the browser would draw otherwise says so in the console', patience, async () => {
  const { page, complaints } = await openPage();
  await page.route('**/contract/copy/public/pcm/landing.ts*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(pidgin.landing.hero.title, 'Another title');
    await route.fulfill({ response, body });
  });
  await page.goto(url, { timeout: patience.timeout });
  await expect.poll(() => complaints.join('\n'), patience).toMatch(/hydrat[^]*Another title/i);
});

test(
  'an edited source of the server starts the product again, and the page comes anew',
  patience,
  async () => {
    const { page } = await openPage();
    await page.goto(url, { waitUntil: 'networkidle', timeout: patience.timeout });
    const cameAnew = page.waitForEvent('load', patience);
    const now = new Date();
    utimesSync(join(root, 'server/app.ts'), now, now);
    await cameAnew;
    await expect.poll(() => developing.output().match(/MarketWaka is open at/g), patience).toHaveLength(2);
  },
);

test('a port that is taken is told in one sentence', patience, async () => {
  const second = develop({ PORT: String(port), DATA_DIR: otherFolder });
  expect(await second.closed).toBe(1);
  expect(second.output()).toMatch(
    new RegExp(`^PORT: ${port} is in use by another program; choose another\\.$`, 'm'),
  );
  expect(second.output()).not.toMatch(/^\s+at /m);
});

test('a wrong variable is told in one sentence', patience, async () => {
  const wrong = develop({ PORT: 'front door', DATA_DIR: dataFolder });
  expect(await wrong.closed).toBe(1);
  expect(wrong.output().trim()).toBe('PORT: "front door" is no port; give a number from 1 to 65535');
});

test('Ctrl-C ends all that it started, and leaves the port free', patience, async () => {
  expect(runningPostmaster(findPlace(dataFolder))).toBeDefined();
  developing.signal('SIGINT');
  await developing.closed;
  expect(() => developing.signal(0)).toThrow('ESRCH');
  expect(runningPostmaster(findPlace(dataFolder))).toBeUndefined();
  const server = createServer().listen(port, '0.0.0.0');
  await once(server, 'listening');
  server.close();
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mw-dev-'));
  afterAll(() => {
    // Under root the database may live elsewhere than in the folder.
    rmSync(findPlace(folder).home, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** A group of its own, as a terminal makes one of what is started in it: a signal reaches all of it. */
function develop(environment: Record<string, string>) {
  const npm = spawn('npm', ['run', '--silent', 'dev'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', ...environment },
  });
  let output = '';
  let hasClosed = false;
  const opened = Promise.withResolvers<void>();
  for (const stream of [npm.stdout, npm.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('MarketWaka is open at')) opened.resolve();
    });
  const closed = once(npm, 'close').then(([code]) => {
    hasClosed = true;
    opened.resolve();
    return code as number | null;
  });
  return {
    opened: opened.promise,
    closed,
    hasClosed: () => hasClosed,
    output: () => output,
    signal: (signal: NodeJS.Signals | 0) => process.kill(-(npm.pid ?? Number.NaN), signal),
  };
}

async function openPage(): Promise<{ page: Page; complaints: string[] }> {
  const found = findBrowser();
  if ('missing' in found) throw new Error(found.missing);
  const browser = await chromium.launch({ executablePath: found.path, args: [...launchArguments] });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return { page, complaints };
}
