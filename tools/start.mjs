import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { become } from './setup/become.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { root } from './setup/root.mjs';
import { findRuntime } from './setup/runtime.mjs';
import { orSay } from './setup/set-up-failure.mjs';
import { ensureBuild } from './setup/build.mjs';

// The heap grows in small steps, and what starting needed can be given back.
/** @type {string[]} */
const flags = JSON.parse(readFileSync(join(root, 'server/node-flags.json'), 'utf8'));

await orSay(() => {
  ensureDependencies();
  const runtime = findRuntime();
  ensureBuild(runtime);
  become(runtime, ['dist/server/main.js', ...process.argv.slice(2)], flags);
});
