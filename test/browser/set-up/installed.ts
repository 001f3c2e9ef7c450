import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, errors, type BrowserContext, type Page } from '@playwright/test';
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
    const context = await openWindow((timeout, name) =>
      chromium.launchPersistentContext(join(profile, name), {
        ...launchOptions,
        ...windowed,
        baseURL: product.url,
        // An installed app is never without its worker.
        serviceWorkers: 'allow',
        extraHTTPHeaders: extraHTTPHeaders ?? {},
        args: [...testArguments, `--app=${product.url}/robots.txt`],
        timeout,
      }),
    );
    if (!hasSplash) await context.addInitScript(() => sessionStorage.setItem('splash-shown', 'true'));
    const [window] = context.pages();
    if (window === undefined) throw new Error('the app opened no window');
    await use(window);
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  },
});

/**
 * Once in some hundred starts beside other work, Chromium runs and opens no window for as long as one waits. Nothing of
 * ours has begun by then: it is started anew, on a profile of its own. The second limit ends before the test does, and
 * then tells what Chromium wrote and how far it came.
 */
async function openWindow(
  launch: (timeout: number, profile: string) => Promise<BrowserContext>,
): Promise<BrowserContext> {
  try {
    return await launch(20_000, 'first');
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    return launch(30_000, 'second');
  }
}
