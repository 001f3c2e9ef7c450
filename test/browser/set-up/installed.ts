import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { testArguments, windowed } from './launch.ts';
import { test as inBrowser } from './product.ts';

export interface InstalledFixtures {
  /** Otherwise this session has had it: every start would wait its seconds. */
  hasSplash: boolean;
  app: Page;
}

/** The product in a window of its own, as an installed app opens it: nothing else makes `display-mode: standalone` true. */
export const test = inBrowser.extend<InstalledFixtures>({
  hasSplash: [false, { option: true }],
  app: async ({ product, launchOptions, extraHTTPHeaders, hasSplash }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'mw-app-'));
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...windowed,
      baseURL: product.url,
      // An installed app is never without its worker.
      serviceWorkers: 'allow',
      extraHTTPHeaders: extraHTTPHeaders ?? {},
      args: [...testArguments, `--app=${product.url}/robots.txt`],
      // Ends before the test does, and then tells what Chromium wrote and how far it came.
      timeout: 50_000,
    });
    if (!hasSplash) await context.addInitScript(() => sessionStorage.setItem('splash-shown', 'true'));
    const [window] = context.pages();
    if (window === undefined) throw new Error('the app opened no window');
    await use(window);
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  },
});
