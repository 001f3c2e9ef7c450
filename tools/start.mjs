import { become } from './setup/become.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { findRuntime } from './setup/runtime.mjs';
import { orSay } from './setup/set-up-failure.mjs';
import { ensureWebBuild } from './setup/web-build.mjs';

await orSay(() => {
  ensureDependencies();
  const runtime = findRuntime();
  ensureWebBuild(runtime);
  become(runtime, ['server/main.ts', ...process.argv.slice(2)]);
});
