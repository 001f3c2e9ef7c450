import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { nodeFlags } from '#test/product/node-flags.ts';
import type { BuiltServer } from '#test/product/process.ts';
import type { Trick } from './tricks.ts';

const root = resolve(import.meta.dirname, '../..');

/** A copy of this build in which one trick is switched off. */
export function serverWithout({ name, edits = [] }: Trick): BuiltServer {
  const folder = join(root, '.cache/tricks', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const shared of ['package.json', 'node_modules', 'server'])
    symlinkSync(join(root, shared), join(folder, shared));
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true });
  for (const { half, find, replace } of edits) {
    const files = globSync(join(folder, 'dist', half, '**/*.js'));
    const [path, ...others] = files.filter((file) => readFileSync(file, 'utf8').includes(find));
    const [before, after, ...more] = path === undefined ? [] : readFileSync(path, 'utf8').split(find);
    if (path === undefined || before === undefined || after === undefined || others.length + more.length > 0)
      throw new Error(`${name}: the build has not exactly one ${find}`);
    writeFileSync(path, before + replace + after);
  }
  return { file: join(folder, 'dist/server/main.js'), flags: nodeFlags };
}
