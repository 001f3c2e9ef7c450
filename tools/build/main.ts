import { orSay } from '#tools/setup/set-up-failure.mjs';
import { ensureBuild } from '#tools/setup/build.mjs';

await orSay(() => ensureBuild(process.execPath));
