import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { launchArguments } from './launch.ts';
import { test as inBrowser } from './product.ts';

/** The product in a window of its own, as an installed app opens it: nothing else makes `display-mode: standalone` true. */
export const test = inBrowser.extend<{ app: Page }>({
  app: async ({ product, launchOptions, extraHTTPHeaders }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'mw-app-'));
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      baseURL: product.url,
      // An installed app is never without its worker.
      serviceWorkers: 'allow',
      extraHTTPHeaders: extraHTTPHeaders ?? {},
      args: [...launchArguments, `--app=${product.url}/robots.txt`],
    });
    const [window] = context.pages();
    if (window === undefined) throw new Error('the app opened no window');
    await use(window);
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  },
});
