import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from '#tools/setup/root.mjs';

const versions = z.optional(z.record(z.string(), z.string()));

const entrySchema = z.object({
  name: z.optional(z.string()),
  version: z.optional(z.string()),
  resolved: z.optional(z.string()),
  integrity: z.optional(z.string()),
  link: z.optional(z.boolean()),
  inBundle: z.optional(z.boolean()),
  license: z.optional(z.string()),
  dev: z.optional(z.boolean()),
  optional: z.optional(z.boolean()),
  hasInstallScript: z.optional(z.boolean()),
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
});
const lockfileSchema = z.object({ packages: z.record(z.string(), entrySchema) });

export type Entry = z.output<typeof entrySchema>;

/** Every place of `node_modules` with what stands there; the product itself is at the empty path. */
export type Lockfile = Readonly<Record<string, Entry>>;

export function readLockfile(): Lockfile {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  return lockfileSchema.parse(JSON.parse(text)).packages;
}

/** The packages of others, each with the path it stands at. */
export function packagesIn(lockfile: Lockfile): [path: string, entry: Entry][] {
  return Object.entries(lockfile).filter(([path]) => path !== '');
}

export function nameAt(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
