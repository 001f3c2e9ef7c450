import { defineConfig } from '@playwright/test';
import { launchArguments } from './test/browser/launch.ts';

const browser = process.env['MARKETWAKA_BROWSER'];

/** `npm test` finds the browser and names it in MARKETWAKA_BROWSER; the wide runs are a project of their own. */
export default defineConfig({
  testDir: 'test/browser',
  outputDir: '.cache/playwright',
  forbidOnly: true,
  workers: 1,
  timeout: 45_000,
  use: {
    launchOptions: {
      args: [...launchArguments],
      ...(browser === undefined ? {} : { executablePath: browser }),
    },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'chromium', testMatch: '**/*.spec.ts', testIgnore: '**/*.full.spec.ts' },
    { name: 'full', testMatch: '**/*.full.spec.ts' },
  ],
});
