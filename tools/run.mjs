import { become } from './setup/become.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { findRuntime } from './setup/runtime.mjs';
import { orSay } from './setup/set-up-failure.mjs';

/** `node tools/run.mjs SCRIPT …`: sets up what a TypeScript script needs, and becomes it. */
await orSay(() => {
  ensureDependencies();
  become(findRuntime(), process.argv.slice(2));
});
