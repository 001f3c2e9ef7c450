/** Takes the README's two pictures of the front page: `npm run pictures`. The output is committed. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { launchArguments } from '#test/browser/launch.ts';
import { startProduct } from '#test/product-process.ts';
import { root } from '#tools/setup/root.mjs';
import { findBrowser } from '#tools/test/browser.ts';

const folder = join(root, 'docs/pictures');
const mostBytes = 200 * 1024;

const views = [
  { name: 'landing-phone', viewport: { width: 360, height: 740 }, isMobile: true, deviceScaleFactor: 2 },
  { name: 'landing-desktop', viewport: { width: 1280, height: 800 }, isMobile: false, deviceScaleFactor: 1 },
];

async function take(browser: Browser, url: string, { name, ...view }: (typeof views)[number]): Promise<void> {
  const page = await browser.newPage({ ...view, colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(url, { waitUntil: 'networkidle' });
  const png = await sharp(await page.screenshot())
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
  if (png.length > mostBytes) throw new Error(`${name} takes ${png.length} bytes, more than ${mostBytes}`);
  await writeFile(join(folder, `${name}.png`), png);
  console.log(`${name}.png: ${Math.round(png.length / 1024)} KB`);
  await page.close();
}

const found = findBrowser();
if ('missing' in found) throw new Error(found.missing);
const product = await startProduct();
const browser = await chromium.launch({ executablePath: found.path, args: [...launchArguments] });
try {
  await mkdir(folder, { recursive: true });
  for (const view of views) await take(browser, product.url, view);
} finally {
  await browser.close();
  await product.stop();
}
