import { become } from './setup/become.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { findRuntime } from './setup/runtime.mjs';
import { orSay } from './setup/set-up-failure.mjs';
import { ensureBuild } from './setup/build.mjs';

await orSay(() => {
  ensureDependencies();
  const runtime = findRuntime();
  ensureBuild(runtime);
  become(runtime, ['dist/server/main.js', ...process.argv.slice(2)]);
});
