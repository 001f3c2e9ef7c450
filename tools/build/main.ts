import { orSay } from '#tools/setup/set-up-failure.mjs';
import { ensureWebBuild } from '#tools/setup/web-build.mjs';

await orSay(() => ensureWebBuild(process.execPath));
