import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { root } from './root.mjs';
import { pinnedVersion, refuseOlderRuntime, runtimePackages } from './runtime.mjs';

const manifest = z.object({ optionalDependencies: z.record(z.string(), z.string()) });
const lockfile = z.object({ packages: z.record(z.string(), z.object({ version: z.optional(z.string()) })) });
const names = Object.values(runtimePackages).map(({ name }) => name);

function read<Schema extends z.ZodMiniType>(path: string, schema: Schema): z.infer<Schema> {
  return schema.parse(JSON.parse(readFileSync(join(root, path), 'utf8')));
}

describe('the Node that the product runs under', () => {
  it('is pinned at one version for every platform', () => {
    const { optionalDependencies } = read('package.json', manifest);
    expect(names).toHaveLength(5);
    expect(names.map((name) => optionalDependencies[name])).toEqual(names.map(() => pinnedVersion()));
  });

  it('is the one that the lockfile and the types name', () => {
    const { packages } = read('package-lock.json', lockfile);
    const locked = names.map((name) => packages[`node_modules/${name}`]?.version);
    expect(locked).toEqual(names.map(() => pinnedVersion()));
    const [major] = pinnedVersion().split('.');
    expect(packages['node_modules/@types/node']?.version?.split('.')[0]).toBe(major);
  });

  it('is the one that .nvmrc names to version managers', () => {
    expect(readFileSync(join(root, '.nvmrc'), 'utf8').trim()).toBe(pinnedVersion());
  });

  it('runs these tests', () => {
    expect(process.versions.node).toBe(pinnedVersion());
  });

  it.each(['26.10.0', '26.10.1', '26.11.0', '27.0.0'])('may be an own %s where 26.10.0 is wanted', (own) => {
    expect(() => refuseOlderRuntime(own, '26.10.0')).not.toThrow();
  });

  it.each(['26.9.9', '25.99.0', '20.17.0'])('is refused in one sentence where it is %s', (own) => {
    expect(() => refuseOlderRuntime(own, '26.10.0')).toThrow(
      new RegExp(
        `^MarketWaka needs Node 26\\.10\\.0 or newer: this is ${own.replaceAll('.', '\\.')}, and .*\\.$`,
      ),
    );
  });
});
