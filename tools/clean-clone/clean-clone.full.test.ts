import { copyFileSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#test/network/free-port.ts';
import { root } from '#tools/setup/root.mjs';
import { cloneAnew, type Clone } from './clone.ts';

// A fresh clone, and each command that the README names, as somebody who has never seen the project runs them.

const isOpen = /MarketWaka is open/;
let clone: Clone;
let port: number;
beforeAll(async () => {
  clone = cloneAnew();
  port = await freePort();
});
afterAll(() => clone?.remove(), 60_000);

const at = (path: string, on = port) => fetch(`http://127.0.0.1:${on}${path}`);
const isClosed = () => expect(at('/readyz')).rejects.toThrow('fetch failed');
const onPort = (on = port) => ({ PORT: String(on) });
const dataIn = (name: string) => ({ DATA_DIR: join(clone.folder, '..', name) });

describe('npm start', () => {
  it('serves from an empty clone after one command, and stops at Ctrl-C', { timeout: 600_000 }, async () => {
    const served = await clone.serve('npm start', isOpen, onPort());
    expect(served.output()).toMatch(/http:\/\/\S+/);
    expect((await at('/readyz')).status).toBe(200);
    expect(await (await at('/')).text()).toContain('<!doctype html>');
    await served.interrupt();
    await isClosed();
  });

  it('sets nothing up the second time', { timeout: 60_000 }, async () => {
    const served = await clone.serve('npm start', isOpen, onPort());
    expect(served.output()).not.toMatch(/Fetching|Building/);
    await served.interrupt();
    await isClosed();
  });

  it('says in one line which variable is wrong, and that a port is taken', { timeout: 60_000 }, async () => {
    const wrong = await clone.run('npm start', { PORT: 'front door' });
    expect(wrong.output).toContain('PORT: "front door" is no port');
    expect(wrong.code).not.toBe(0);
    const served = await clone.serve('npm start', isOpen, onPort());
    const second = await clone.run('npm start', { ...onPort(), ...dataIn('other-data') });
    expect(second.output).toContain(`PORT: ${port} is in use by another program`);
    await served.interrupt();
    await isClosed();
  });
});

describe('npm run demo', () => {
  it('opens a market day, says who is in it, and ends well', { timeout: 300_000 }, async () => {
    const { code, output } = await clone.run('npm run demo -- --short', { ...onPort(), ...dataIn('demo') });
    expect(code, output).toBe(0);
    expect(output).toContain(`http://localhost:${port}`);
    expect(output).toMatch(/godmode +\S+ +\S+/);
    expect(output).toMatch(/SMS .*http:/);
    expect(output).not.toMatch(/Error|Cannot find/);
  });

  it('opens it in three cities, two of which have an admin of their own', { timeout: 300_000 }, async () => {
    const inThree = 'npm run demo -- --short --cities 3';
    const { code, output } = await clone.run(inThree, { ...onPort(), ...dataIn('demo-of-cities') });
    expect(code, output).toBe(0);
    for (const city of ['Kano', 'Onitsha']) expect(output).toContain(`dey look after ${city} alone`);
    expect(output).not.toMatch(/Error|Cannot find/);
  });
});

describe('npm run dev', () => {
  it('shows a page that the server rendered, and stops at Ctrl-C', { timeout: 120_000 }, async () => {
    const served = await clone.serve('npm run dev', /http:\/\/\S+/, { ...onPort(), ...dataIn('dev') });
    await expect
      .poll(async () => (await at('/').catch(() => undefined))?.status, { timeout: 60_000 })
      .toBe(200);
    expect(await (await at('/')).text()).toMatch(/<h1/);
    await served.interrupt();
    await isClosed();
  });
});

describe('npm run backup and npm run restore', () => {
  it('copy the place while it runs, and bring it back elsewhere', { timeout: 120_000 }, async () => {
    const served = await clone.serve('npm start', isOpen, onPort());
    const backup = await clone.run('npm run backup');
    expect(backup.code, backup.output).toBe(0);
    await served.interrupt();
    await isClosed();
    const [made = ''] = readdirSync(join(clone.folder, 'backups'));
    const restored = await clone.run(`npm run restore -- ${join('backups', made)}`, dataIn('restored'));
    expect(restored.code, restored.output).toBe(0);
    // The keys of the data are kept apart from the backups.
    copyFileSync(join(clone.folder, 'data', 'data-keys'), join(dataIn('restored').DATA_DIR, 'data-keys'));
    const again = await clone.serve('npm start', isOpen, { ...onPort(), ...dataIn('restored') });
    expect((await (await at('/api/markets')).text()).length).toBeGreaterThan(2);
    await again.interrupt();
    await isClosed();
  });
});

describe('npm run check and npm run fix', () => {
  it(
    'mend what is out of order in one folder, and find the clone in order',
    { timeout: 600_000 },
    async () => {
      // The check reads the whole clone; a fix of the whole would lint all of it a second time.
      const file = join(clone.folder, 'tools', 'setup', 'root.mjs');
      const before = readFileSync(file, 'utf8');
      writeFileSync(file, before.replace('import ', 'import   '));
      expect((await clone.run('git status --porcelain')).output).toContain('root.mjs');
      const fixed = await clone.run('npm run fix -- tools/setup');
      expect(fixed.code, fixed.output).toBe(0);
      expect((await clone.run('git status --porcelain')).output).toBe('');
      const checked = await clone.run('npm run check');
      expect(checked.code, checked.output).toBe(0);
      expect(checked.output).toMatch(/^5 passed, 0 failed$/m);
    },
  );
});

it('each command that the README names is run by a test of this file, test commands excepted', () => {
  const own = readFileSync(import.meta.filename, 'utf8');
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const named = new Set([...readme.matchAll(/npm (?:start|run [\w:-]+)/g)].map(([command]) => command));
  expect(named.size).toBeGreaterThan(5);
  for (const command of named) {
    if (command.startsWith('npm run test')) continue;
    expect(own, command).toMatch(new RegExp(`clone\\.(run|serve)\\([\`']${command}\\b`));
  }
});

it('each file and folder that the README links to is there', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const links = [...readme.matchAll(/\]\(([^)#]+)/g)].map(([, path = '']) => path);
  expect(links.length).toBeGreaterThan(5);
  for (const path of links) expect(existsSync(join(root, path)), path).toBe(true);
});
