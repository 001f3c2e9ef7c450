import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newerOnMachine, usualFolders } from './machine-postgres.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mw-machine-'));
});

afterEach(() => rmSync(root, { recursive: true }));

/** A PostgreSQL as a system's package lays it out, which only says its version. */
function installed(version: string, library = 'pg_trgm.so'): string {
  const bin = join(root, version, 'bin');
  const lib = join(root, version, 'lib');
  for (const folder of [bin, lib]) mkdirSync(folder, { recursive: true });
  for (const name of ['postgres', 'initdb']) {
    writeFileSync(
      join(bin, name),
      `#!/bin/sh\necho "${name} (PostgreSQL) ${version} (Debian ${version}-1)"\n`,
    );
    chmodSync(join(bin, name), 0o755);
  }
  writeFileSync(join(lib, library), '');
  return bin;
}

const anybody = () => true;

it('the machine’s PostgreSQL is the newest of the same major version, compared by number', () => {
  const folders = [installed('18.6'), installed('18.10'), installed('18.4'), installed('19.1')];
  expect(newerOnMachine('18.4.0-beta.17', anybody, folders)).toEqual({
    folder: folders[1],
    version: '18.10',
  });
});

it.each([
  ['the same version', () => [installed('18.4')], anybody],
  ['an older version', () => [installed('18.3')], anybody],
  ['another major version', () => [installed('19.1'), installed('17.12')], anybody],
  ['one that is not there', () => [join(root, 'nowhere/bin')], anybody],
  ['one without what the search needs', () => [installed('18.6', 'hstore.so')], anybody],
  ['one that the database’s user may not run', () => [installed('18.6')], () => false],
])('an installation is not taken: %s', (_what, folders, mayRun) => {
  expect(newerOnMachine('18.4.0-beta.17', mayRun, folders())).toBeUndefined();
});

it('the machine’s PostgreSQL is found where Debian and Homebrew install it', () => {
  expect(usualFolders(18)).toEqual(
    expect.arrayContaining(['/usr/lib/postgresql/18/bin', '/opt/homebrew/opt/postgresql@18/bin']),
  );
});
