import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '#tools/setup/root.mjs';
import { billOfMaterials } from './bill.ts';
import { licenceOf, licencesPage, mayBeUsed } from './licences.ts';
import { nameAt, packagesIn, readLockfile, type Entry } from './lockfile.ts';

const lockfile = readLockfile();
const packages = packagesIn(lockfile);
const namesOf = (those: [string, Entry][]) => those.map(([path]) => nameAt(path));

describe('every package', () => {
  it('is the very bytes that were looked at, from the registry and from nowhere else', () => {
    const odd = packages.filter(
      ([, { integrity = '', resolved = 'https://registry.npmjs.org/', link, inBundle, version = '' }]) =>
        // A package inside another is sealed with it.
        (inBundle !== true && !/^sha512-[\w+/]{86}==$/.test(integrity)) ||
        !resolved.startsWith('https://registry.npmjs.org/') ||
        link === true ||
        !/^\d+\.\d+\.\d+/.test(version),
    );
    expect(namesOf(odd)).toEqual([]);
  });

  it('that we ask for ourselves is asked for in one version', () => {
    const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = lockfile[''] ?? {};
    const asked = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it('is under a licence that is allowed', () => {
    const odd = packages.filter(([path, entry]) => !mayBeUsed(path, entry));
    expect(odd.map(([path, entry]) => `${nameAt(path)}: ${licenceOf(path, entry)}`)).toEqual([]);
  });

  it.each([
    ['node_modules/viral', { license: 'GPL-3.0-only' }, false],
    ['node_modules/silent', {}, false],
    ['node_modules/either', { license: '(MIT OR GPL-3.0-only)' }, true],
    ['node_modules/both', { license: 'MIT AND AGPL-3.0-only' }, false],
    ['node_modules/weak', { license: 'MPL-2.0' }, false],
    ['node_modules/builds', { license: 'MPL-2.0', dev: true }, true],
    ['node_modules/another', { license: 'LGPL-3.0-or-later' }, false],
  ])('%s with %o may be used: %s', (path, entry, may) => {
    expect(mayBeUsed(path, entry)).toBe(may);
  });
});

describe('the documents about dependencies', () => {
  it.each([
    ['licences.md', licencesPage],
    ['sbom.json', billOfMaterials],
  ])('docs/%s is as `npm run dependencies` makes it', (file, made) => {
    expect(readFileSync(join(root, 'docs', file), 'utf8') === made(lockfile)).toBe(true);
  });

  it('the bill of materials names each package once, and every dependency in it', () => {
    const bill = JSON.parse(billOfMaterials(lockfile)) as {
      components: { 'bom-ref': string }[];
      dependencies: { ref: string; dependsOn: string[] }[];
    };
    const refs = bill.components.map((component) => component['bom-ref']);
    expect(new Set(refs).size).toBe(refs.length);
    const needed = bill.dependencies.flatMap(({ dependsOn }) => dependsOn);
    expect(needed.filter((ref) => !refs.includes(ref))).toEqual([]);
  });
});

describe('scripts that packages bring', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mw-install-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are all named, and none may run', () => {
    const written = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      allowScripts: Record<string, boolean>;
    };
    const scripted = packages.filter(([, entry]) => entry.hasInstallScript === true);
    expect(Object.keys(written.allowScripts).toSorted()).toEqual(namesOf(scripted).toSorted());
    expect(Object.values(written.allowScripts)).not.toContain(true);
  });

  it('do not run when npm installs here', () => {
    const bringer = join(folder, 'bringer');
    mkdirSync(bringer);
    const trace = join(folder, 'it-ran');
    const script = `node -e "require('fs').writeFileSync(${JSON.stringify(trace).replaceAll('"', "'")}, '')"`;
    writeFileSync(
      join(bringer, 'package.json'),
      JSON.stringify({ name: 'bringer', version: '1.0.0', scripts: { postinstall: script } }),
    );
    const asks = { name: 'asker', version: '1.0.0', dependencies: { bringer: 'file:./bringer' } };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(asks));
    cpSync(join(root, '.npmrc'), join(folder, '.npmrc'));
    const { status, stderr } = spawnSync('npm', ['install', '--offline', '--no-audit', '--no-fund'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(status, stderr).toBe(0);
    expect(existsSync(join(folder, 'node_modules', 'bringer', 'package.json'))).toBe(true);
    expect(existsSync(trace)).toBe(false);
  }, 60_000);
});
