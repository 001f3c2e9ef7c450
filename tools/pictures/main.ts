/** Takes the README's two pictures of the front page, and those a phone shows before it installs the app: `npm run pictures`. The output is committed. */
import { chromium, type Browser } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { launchArguments } from '#test/browser/set-up/launch.ts';
import { startProduct } from '#test/product/process.ts';
import { findBrowser } from '#tools/test/machine/browser.ts';
import { keepPicture } from './keep-picture.ts';

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1280, height: 800 }, isMobile: false, deviceScaleFactor: 1 };
const list = '2 mudu garri (white)\npepper 500\n5 tubers yam, big\nugu x3 bunches\nfresh fish 2kg';

const views = [
  { file: 'docs/pictures/landing-phone.png', path: paths.home, ...phone },
  { file: 'docs/pictures/landing-desktop.png', path: paths.home, ...desktop },
  { file: 'web/public/screenshots/home.png', path: paths.home, ...phone },
  { file: 'web/public/screenshots/order.png', path: paths.orderFromList(list), ...phone },
  { file: 'web/public/screenshots/markets.png', path: paths.markets, ...phone },
  { file: 'web/public/screenshots/desktop.png', path: paths.home, ...desktop },
];

async function take(
  browser: Browser,
  url: string,
  { file, path, ...view }: (typeof views)[number],
): Promise<void> {
  const page = await browser.newPage({
    ...view,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await page.addInitScript(() => sessionStorage.setItem('pwa-banner-dismissed', 'true'));
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await keepPicture(file, await page.screenshot());
  await page.close();
}

const found = findBrowser();
if ('missing' in found) throw new Error(found.missing);
const product = await startProduct();
const browser = await chromium.launch({ executablePath: found.path, args: [...launchArguments] });
try {
  for (const view of views) await take(browser, product.url, view);
} finally {
  await browser.close();
  await product.stop();
}
