import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { startProduct } from '#test/product-process.ts';
import { findBrowser } from '#tools/test/browser.ts';

// `npm run bench:web`: Lighthouse on the landing page as a cheap phone on slow 4G sees it; every score must reach 98.

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const least = 98;
const debugPort = 9333;

const found = findBrowser();
if ('missing' in found) throw new Error(found.missing);
const product = await startProduct();
const browser = await chromium.launch({
  executablePath: found.path,
  args: [`--remote-debugging-port=${debugPort}`, '--no-sandbox', '--disable-background-networking'],
});
try {
  const result = await lighthouse(product.url, {
    port: debugPort,
    onlyCategories: [...categories],
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
    logLevel: 'error',
  });
  if (result === undefined) throw new Error('Lighthouse gave no result');
  report(result.lhr);
} finally {
  await browser.close();
  await product.stop();
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function report({ categories: measured, audits }: Result): void {
  const scores = categories.map((name) => [name, Math.round((measured[name]?.score ?? 0) * 100)] as const);
  const metrics = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ];
  for (const [name, score] of scores) console.log(`${name.padEnd(16)} ${score}`);
  for (const name of metrics) console.log(`${name.padEnd(26)} ${audits[name]?.displayValue ?? '?'}`);
  for (const audit of Object.values(audits)) {
    if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative') {
      console.log(`  below: ${audit.id} (${audit.score}) ${audit.displayValue ?? ''}`);
    }
  }
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  const kept = {
    scores: Object.fromEntries(scores),
    metrics: Object.fromEntries(metrics.map((name) => [name, audits[name]?.numericValue])),
  };
  writeFileSync(join(folder, 'web.json'), `${JSON.stringify(kept, null, 2)}\n`);
  if (scores.some(([, score]) => score < least)) process.exitCode = 1;
}
