import { defineConfig } from '@playwright/test';
import { launchArguments } from './test/browser/launch.ts';

const browser = process.env['MARKETWAKA_BROWSER'];

/** `npm test` finds the browser and names it in MARKETWAKA_BROWSER. */
export default defineConfig({
  testDir: 'test/browser',
  outputDir: '.cache/playwright',
  forbidOnly: true,
  // Each has a product of its own.
  workers: 2,
  // A test that needs a second try is a race, and is mended.
  retries: 0,
  // The pairs of theme and screen width beyond those that show each screen in each of both.
  ...(process.env['MARKETWAKA_FULL'] !== '1' && { grepInvert: /@full/ }),
  timeout: 60_000,
  // Waits end as soon as what they wait for is there; on a busy machine that may take a while.
  expect: { timeout: 15_000 },
  use: {
    // A test sees and answers what its page asks of the network, and a worker would stand in between. What the worker
    // does is told by those that let it in.
    serviceWorkers: 'block',
    launchOptions: {
      args: [...launchArguments],
      ...(browser === undefined ? {} : { executablePath: browser }),
    },
    // A trace of every test took a quarter of the run; `--trace on` makes one of a test that is looked into.
    trace: 'off',
  },
});
