import { chromium } from '@playwright/test';
import { asKobo } from '#contract/kobo.ts';
import { launchArguments } from '#test/browser/set-up/launch.ts';
import { shoppedOrder } from '#test/browser/set-up/working-agent.ts';
import { openProduct } from '#test/browser/set-up/product.ts';
import { lineOf as itemOf, newPhone, placeThrough } from '#test/factories/orders.ts';
import { startProduct } from '#test/product/process.ts';
import { findBrowser } from '#tools/test/machine/browser.ts';
import { lineOf, measured } from './measure/rounds.ts';
import { saveRow } from './measure/rows.ts';
import { tapOrder } from './web/tap-order.ts';
import { tapRun } from './web/tap-run.ts';
import { tapTrack } from './web/tap-track.ts';
import { openThumb, slowdown, type Felt, type Thumb } from './web/thumb.ts';

// `npm run bench:taps`: from a touch or a key to the paint that answers it, on a phone four times slower than this
// machine, as the browser's Event Timing reports it: the worst of each screen (with less than fifty interactions that is
// its INP; with more, the worst but one for each fifty).

const rounds = 3;
const things = ['garri', 'beans', 'pepper', 'yam', 'ugu', 'fish', 'crayfish', 'tomato', 'maggi', 'onion'];
const names = [...things, ...things.map((name) => `small ${name}`)].map((name) => `${name} one`);

const found = findBrowser();
if ('missing' in found) throw new Error(found.missing);
const running = await startProduct();
const product = await openProduct(running);
const browser = await chromium.launch({ executablePath: found.path, args: [...launchArguments] });
try {
  const screens = {
    order: (thumb: Thumb) => tapOrder(thumb),
    track: async (thumb: Thumb) => {
      const customer = { name: 'Amaka Obi', phone: newPhone() };
      const placed = await placeThrough(product.openDevice(), { customer, items: twenty() });
      await tapTrack(thumb, placed, customer.phone);
    },
    run: (thumb: Thumb) => tapRun(thumb, names),
  };
  const felt: Record<keyof typeof screens, Felt[][]> = { order: [], track: [], run: [] };
  for (let round = 0; round < rounds; round += 1) {
    felt.order.push(await onPhone(new Map(), screens.order));
    felt.track.push(await onPhone(new Map(), screens.track));
    const { agent } = await shoppedOrder(product, { items: twenty() });
    felt.run.push(await onPhone(agent.client.cookies, screens.run));
  }
  report(felt);
} finally {
  await browser.close();
  await running.stop();
}

function twenty() {
  return names.map((name) => itemOf(name, { raw: name, capKobo: asKobo(10_000), replacement: 'similar' }));
}

async function onPhone(
  cookies: ReadonlyMap<string, string>,
  work: (thumb: Thumb) => Promise<void>,
): Promise<Felt[]> {
  const thumb = await openThumb(browser, { url: product.url, cookies });
  try {
    await work(thumb);
    return thumb.felt;
  } finally {
    await thumb.page.context().close();
  }
}

function report(felt: Readonly<Record<string, Felt[][]>>): void {
  const screens = Object.entries(felt).map(([name, turns]) => ({
    name,
    inp: measured(turns.map(inpOf)),
    taps: Math.min(...turns.map(({ length }) => length)),
    slowest: turns
      .flat()
      .toSorted((one, other) => other.ms - one.ms)
      .slice(0, 8),
  }));
  const worst = screens.toSorted((one, other) => other.inp.median - one.inp.median)[0];
  if (worst === undefined) throw new Error('nothing was measured');
  saveRow('taps', { figure: worst.inp, slowdown, screens });
  for (const { name, inp, taps, slowest } of screens) {
    console.log(lineOf(`  ${name}, ${taps} taps, ms`, inp));
    for (const { what, ms, parts } of slowest.slice(0, 4)) {
      const { waited, worked, painted } = parts;
      const say = (value: number) => value.toFixed(0);
      console.log(
        `    ${what}: ${say(ms)} (waited ${say(waited)}, worked ${say(worked)}, painted ${say(painted)})`,
      );
    }
  }
}

/** Interaction to Next Paint as it is defined: the longest, but for one in each fifty. */
function inpOf(felt: readonly Felt[]): number {
  const longest = felt.map(({ ms }) => ms).toSorted((one, other) => other - one);
  return longest[Math.min(longest.length - 1, Math.floor(longest.length / 50))] ?? Number.NaN;
}
