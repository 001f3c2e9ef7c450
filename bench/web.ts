import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { launchArguments } from '#test/browser/launch.ts';
import { startProduct } from '#test/product-process.ts';
import { findBrowser } from '#tools/test/browser.ts';

// `npm run bench:web`: Lighthouse on the landing page as a cheap phone on slow 4G sees it; every score must reach 98.

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
];
const least = 98;
const runs = 3;
const debugPort = 9333;

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const found = findBrowser();
if ('missing' in found) throw new Error(found.missing);
const product = await startProduct();
const browser = await chromium.launch({
  executablePath: found.path,
  args: [...launchArguments, `--remote-debugging-port=${debugPort}`],
});
try {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await measure(product.url));
  report(middle(results));
} finally {
  await browser.close();
  await product.stop();
}

async function measure(url: string): Promise<Result> {
  const result = await lighthouse(url, {
    port: debugPort,
    onlyCategories: [...categories],
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
    logLevel: 'error',
  });
  if (result === undefined) throw new Error('Lighthouse gave no result');
  return result.lhr;
}

function score({ categories: measured }: Result, name: (typeof categories)[number]): number {
  return Math.round((measured[name]?.score ?? 0) * 100);
}

/** The run in the middle by speed: a machine that was busy for a moment decides nothing. */
function middle(results: readonly Result[]): Result {
  const sorted = results.toSorted((one, other) => score(one, 'performance') - score(other, 'performance'));
  const chosen = sorted[Math.floor(sorted.length / 2)];
  if (chosen === undefined) throw new Error('nothing was measured');
  return chosen;
}

function report(result: Result): void {
  const { audits } = result;
  const scores = categories.map((name) => [name, score(result, name)] as const);
  for (const [name, points] of scores) console.log(`${name.padEnd(26)} ${points}`);
  for (const name of metrics) console.log(`${name.padEnd(26)} ${audits[name]?.displayValue ?? '?'}`);
  console.log(`${'machine (benchmark index)'.padEnd(26)} ${result.environment.benchmarkIndex}`);
  for (const { id, score: points, scoreDisplayMode, displayValue } of Object.values(audits)) {
    if (points === null || points >= 0.9 || scoreDisplayMode === 'informative') continue;
    console.log(`  below: ${id} (${points}) ${displayValue ?? ''}`);
  }
  keep(scores, result);
  if (scores.some(([, points]) => points < least)) process.exitCode = 1;
}

function keep(scores: readonly (readonly [string, number])[], { audits }: Result): void {
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  const measured = metrics.map((name) => [name, audits[name]?.numericValue ?? null] as const);
  const kept = { scores: Object.fromEntries(scores), metrics: Object.fromEntries(measured) };
  writeFileSync(join(folder, 'web.json'), `${JSON.stringify(kept, null, 2)}\n`);
}
