import { chromium } from '@playwright/test';
import { launchArguments } from '#test/browser/set-up/launch.ts';
import { freePort } from '#test/network/free-port.ts';
import { startProduct } from '#test/product/process.ts';
import { findBrowser } from '#tools/test/machine/browser.ts';
import { startFloor } from './measure/floor.ts';
import { lineOf, measured } from './measure/rounds.ts';
import { saveRow } from './measure/rows.ts';
import { categories, measurePage, type Report } from './web/lighthouse.ts';
import { readPage } from './web/read-page.ts';

// `npm run bench:web`: Lighthouse on the landing page as a cheap phone on slow 4G sees it for the first time, by turns
// with a bare React page that says the same.

const rounds = 5;

const found = findBrowser();
if ('missing' in found) throw new Error(found.missing);
const product = await startProduct();
const debugPort = await freePort();
const browser = await chromium.launch({
  executablePath: found.path,
  args: [...launchArguments, `--remote-debugging-port=${debugPort}`],
});
try {
  const reader = await browser.newPage();
  const pageText = await readPage(reader, product.url);
  await reader.close();
  const floor = await startFloor('bare-react', pageText);
  try {
    report(await byTurns(`http://localhost:${floor.port}/`));
  } finally {
    await floor.stop();
  }
} finally {
  await browser.close();
  await product.stop();
}

interface Turn {
  ours: Report;
  bare: Report;
}

async function byTurns(bareUrl: string): Promise<Turn[]> {
  const turns: Turn[] = [];
  for (let round = 0; round < rounds; round += 1)
    turns.push({
      ours: await measurePage(product.url, debugPort),
      bare: await measurePage(bareUrl, debugPort),
    });
  return turns;
}

function report(turns: readonly Turn[]): void {
  const lcpOf = ({ metrics }: Report) => metrics['largest-contentful-paint'];
  const of = (side: keyof Turn, read: (looked: Report) => number) =>
    measured(turns.map((turn) => read(turn[side])));
  const lcp = { ours: of('ours', lcpOf), bare: of('bare', lcpOf) };
  const machine = of('ours', (page) => page.machine);
  saveRow('web-lcp', {
    figure: measured(turns.map(({ ours, bare }) => lcpOf(ours) / lcpOf(bare))),
    ...lcp,
    largest: { ours: turns[0]?.ours.largest, bare: turns[0]?.bare.largest },
    machine,
  });
  const scores = categories.map((name) => [name, of('ours', (page) => page.scores[name])] as const);
  const lowest = scores.toSorted(([, one], [, other]) => one.median - other.median)[0]?.[1];
  if (lowest === undefined) throw new Error('nothing was measured');
  const runs = turns.map(({ ours }) => ours);
  saveRow('web-scores', { figure: lowest, scores: Object.fromEntries(scores), runs });
  console.log(lineOf('  LCP, ms', lcp.ours));
  console.log(lineOf('  LCP of the bare page, ms', lcp.bare));
  for (const [name, points] of scores) console.log(lineOf(`  ${name}`, points));
  console.log(lineOf('  machine (benchmark index)', machine));
  for (const line of new Set(runs.flatMap(({ below }) => below))) console.log(`  below: ${line}`);
}
