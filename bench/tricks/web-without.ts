import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuiltServer } from '#test/product/process.ts';
import { serverWithout } from './without.ts';

/** A trick in the browser, and what switches it off in a file of the built web. */
export interface WebTrick {
  name: string;
  edit: (text: string) => string;
}

/** A copy of this build without it; what was compressed beforehand is left out where its file has changed. */
export function webWithout({ name, edit }: WebTrick): BuiltServer {
  const server = serverWithout({ name, rows: [] });
  let edited = 0;
  for (const path of globSync(join(dirname(server.file), '../web/**/*.js'))) {
    const text = readFileSync(path, 'utf8');
    const without = edit(text);
    if (without === text) continue;
    edited += 1;
    writeFileSync(path, without);
    for (const ending of ['br', 'gz']) rmSync(`${path}.${ending}`, { force: true });
  }
  if (edited === 0) throw new Error(`${name}: the build has nothing to switch off`);
  return server;
}
