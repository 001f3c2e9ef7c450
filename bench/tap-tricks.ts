import { chromium, type Browser } from '@playwright/test';
import { orderCopy } from '#contract/copy/order.ts';
import { paths } from '#contract/paths.ts';
import { launchArguments } from '#test/browser/set-up/launch.ts';
import { startProduct } from '#test/product/process.ts';
import { findBrowser } from '#tools/test/machine/browser.ts';
import { saveResult } from './measure/machine.ts';
import { measured } from './measure/rounds.ts';
import { webWithout, type WebTrick } from './tricks/web-without.ts';
import { openThumb } from './web/thumb.ts';

// `npm run bench:tap-tricks`: touches and keys in the composer, with the paint before the work switched off, against the
// same build as it is, by turns.

const rounds = 9;
const { list, item } = orderCopy.pcm;
const written = [
  'garri',
  'beans',
  'pepper',
  'yam',
  'ugu',
  'fish',
  'crayfish',
  'tomato',
  'maggi',
  'onion',
  'rice',
];

const afterPaint: WebTrick = {
  name: 'after-paint',
  edit: (text) =>
    text.replace(
      /document\.visibilityState===`hidden`\?setTimeout\((\w+)\):requestAnimationFrame\(\(\)=>\w+\(\1\)\)/,
      '$1()',
    ),
};

const found = findBrowser();
if ('missing' in found) throw new Error(found.missing);
const sides = [];
const browser = await chromium.launch({ executablePath: found.path, args: [...launchArguments] });
try {
  for (const trick of [undefined, undefined, afterPaint]) {
    const product = await startProduct({}, process.platform, trick && webWithout(trick));
    sides.push({ name: trick?.name ?? 'nothing', product, ms: new Array<number>() });
  }
  for (let round = 0; round < rounds; round += 1)
    for (const { product, ms } of round % 2 === 0 ? sides : sides.toReversed())
      ms.push(await tapComposer(browser, product.url));
  const [one, other, without] = sides;
  if (one === undefined || other === undefined || without === undefined) throw new Error('a side is missing');
  for (const { name, ms } of [one, without]) {
    const ratios = ms.map((each, round) => each / (((one.ms[round] ?? 0) + (other.ms[round] ?? 0)) / 2));
    const sorted = ratios.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)]?.toFixed(2);
    const middle = measured(ratios).median.toFixed(3);
    console.log(
      `without ${name.padEnd(12)} ${middle} (${at(0.25)} – ${at(0.75)})  ${measured(ms).median.toFixed(0)} ms`,
    );
    saveResult(`tricks-taps-${name}`, { trick: name, ratios });
  }
} finally {
  await browser.close();
  for (const { product } of sides) await product.stop();
}

/** Milliseconds from a touch to its paint, the mean of all. */
async function tapComposer(on: Browser, url: string): Promise<number> {
  const { page, tap, type, felt } = await openThumb(on, { url, cookies: new Map() });
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.goto(paths.order);
  const text = page.getByLabel(list.label);
  await text.fill(written.join('\n'));
  await tap('into the list', text);
  await type('write in the list', '\nsalt');
  for (const name of ['garri', 'yam', 'pepper']) {
    await tap('open a thing', button(new RegExp(name)).first());
    await tap('one more of it', button(item.more));
    await tap('it is right', button(item.done));
  }
  await tap('take out', button(list.remove('beans')));
  await page.context().close();
  return felt.reduce((sum, { ms }) => sum + ms, 0) / felt.length;
}
