import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { applicationsOn } from './browser.ts';
import { bringProgram, findProgram, howToInstall } from './debian-packages.ts';

test('a server that is installed is found also by who is not root, and not installed again', () => {
  const [server = ''] = readdirSync('/usr/sbin');
  vi.stubEnv('PATH', '/nowhere');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(findProgram(server)).toBe(`/usr/sbin/${server}`);
  expect(bringProgram(server, 'no package of this name')).toEqual({});
});

test('a program on Windows is looked for with its .exe, and browsers where installers put them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mw-programs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'redis-server.exe'), '');
  vi.stubEnv('PATH', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(findProgram('redis-server', 'win32')).toBe(join(folder, 'redis-server.exe'));
  expect(findProgram('no-such-server', 'win32')).toBeUndefined();
  expect(applicationsOn('win32', { ProgramFiles: String.raw`C:\Program Files` })).toContain(
    String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  );
});

test.each([
  ['linux', 'on Debian, apt-get install redis-server'],
  ['darwin', 'brew install redis'],
  ['win32', 'put a redis-server.exe into a folder of PATH, or run the tests under WSL'],
] as const)('a missing Redis on %s is had by: %s', (platform, words) => {
  expect(howToInstall('redis-server', 'redis-server', platform)).toBe(words);
});
