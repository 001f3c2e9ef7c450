import { defineConfig } from '@playwright/test';
import { testArguments } from './test/browser/set-up/launch.ts';

const browser = process.env['MARKETWAKA_HEADLESS'] ?? process.env['MARKETWAKA_BROWSER'];

/** `npm test` finds the browser and names it in MARKETWAKA_BROWSER, and its smaller program without windows beside it. */
export default defineConfig({
  testDir: 'test/browser',
  outputDir: '.cache/playwright',
  globalSetup: './test/browser/set-up/prepare-folder.ts',
  forbidOnly: true,
  // Each has a product of its own. A third one over two cores makes each test slower by more than it adds.
  workers: 2,
  // The pairs of theme and screen width beyond those that show each screen in each of both.
  ...(process.env['MARKETWAKA_FULL'] !== '1' && { grepInvert: /@full/ }),
  timeout: 60_000,
  // Waits end as soon as what they wait for is there; on a busy machine that may take a while.
  expect: { timeout: 15_000 },
  use: {
    // A test sees and answers what its page asks of the network, and a worker would stand in between. What the worker
    // does is told by those that let it in.
    serviceWorkers: 'block',
    // Motion is looked at by the tests that turn it on again: each frame costs, and each tap waits for its end.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: [...testArguments],
      ...(browser === undefined ? {} : { executablePath: browser }),
    },
    // A trace of every test took a quarter of the run; `--trace on` makes one of a test that is looked into.
    trace: 'off',
  },
});
