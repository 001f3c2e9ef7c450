import { chromium, type BrowserContext, type Page } from '@playwright/test';
import type { Client } from '#test/client.ts';
import { cachedByWorker } from '#test/browser/pages/cached.ts';
import { launchArguments } from '#test/browser/set-up/launch.ts';
import { reopen, watchPages, type Control, type Reopened } from './reopen.ts';
import { screen, slowdown } from './thumb.ts';

/** An installed app: its address, and the profile of the browser that holds it. */
export interface InstalledApp {
  executablePath: string;
  url: string;
  profile: string;
}

/** Opens each screen once with network, signed in as this client, until the worker has stored it. */
export async function visitOnce(
  app: InstalledApp,
  client: Client,
  controls: readonly Control[],
): Promise<void> {
  await inApp(app, async (context, page) => {
    const { url } = app;
    await context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url })));
    for (const { path, main } of controls) {
      await page.goto(path);
      await page.locator(main).first().waitFor();
      await cachedByWorker(page);
    }
  });
}

/** Opens the app again on a slow phone without network, each screen from its address with the worker not yet running. */
export async function reopenOffline(
  app: InstalledApp,
  controls: readonly Control[],
  report: (path: string, times: Reopened) => void,
): Promise<void> {
  await inApp(app, async (context, page) => {
    await context.setOffline(true);
    const line = await context.newCDPSession(page);
    await watchPages(context, line);
    await line.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await line.send('ServiceWorker.enable');
    for (const control of controls) {
      await line.send('ServiceWorker.stopAllWorkers');
      report(control.path, await reopen(page, line, control));
    }
  });
}

/** The app in its own window, on the profile where it was installed. */
async function inApp(
  { executablePath, url, profile }: InstalledApp,
  work: (context: BrowserContext, page: Page) => Promise<void>,
): Promise<void> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    baseURL: url,
    viewport: screen,
    hasTouch: true,
    args: [...launchArguments, `--app=${url}/robots.txt`],
  });
  try {
    const [page] = context.pages();
    if (page === undefined) throw new Error('the app opened no window');
    await page.waitForURL('**/robots.txt');
    await page.evaluate(() => sessionStorage.setItem('splash-shown', 'true'));
    await work(context, page);
  } finally {
    await context.close();
  }
}
