import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signUp } from '#contract/accounts/endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import { openProduct } from '#test/browser/set-up/product.ts';
import { shoppedOrder } from '#test/browser/set-up/working-agent.ts';
import { answered } from '#test/client.ts';
import { lineOf as itemOf, placeThrough } from '#test/factories/orders.ts';
import { startProduct } from '#test/product/process.ts';
import { findBrowser } from '#tools/test/machine/browser.ts';
import { saveResult } from './measure/machine.ts';
import { measured } from './measure/rounds.ts';
import { reopenTricks } from './tricks/reopen-tricks.ts';
import { webWithout, type WebTrick } from './tricks/web-without.ts';
import { reopenOffline, visitOnce, type InstalledApp } from './web/installed-app.ts';
import { agents, customers } from './web/reopened-screens.ts';

// `npm run bench:reopen-tricks -- [TRICK …]`: the row *repeat* with each of the browser's tricks for it switched off, against the
// same build as it is. Each side has a product and an installed app of its own; they take turns.

const rounds = 15;
interface Side {
  trick: WebTrick | undefined;
  url: string;
  stop: () => Promise<void>;
  /** Seconds until a screen was usable, by its address, a round each. */
  times: Map<string, number[]>;
}

const words = process.argv.slice(2);
const wanted = reopenTricks.filter(({ name }) => words.length === 0 || words.includes(name));
const found = findBrowser();
if ('missing' in found) throw new Error(found.missing);
const executablePath = found.path;
const profiles = mkdtempSync(join(tmpdir(), 'mw-reopen-'));
const sides: Side[] = [];
try {
  for (const trick of [undefined, undefined, ...wanted]) sides.push(await openSide(trick));
  for (let round = 0; round < rounds; round += 1)
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) await takeTurn(side);
  report(sides);
} finally {
  for (const { stop } of sides) await stop();
  rmSync(profiles, { recursive: true, force: true });
}

async function openSide(trick: WebTrick | undefined): Promise<Side> {
  const running = await startProduct({}, process.platform, trick && webWithout(trick));
  const side = { trick, url: running.url, stop: () => running.stop(), times: new Map<string, number[]>() };
  const product = await openProduct(running);
  const customer = product.openDevice();
  answered(await customer.call(signUp, { username: 'musa of the bench', password: 'jollof and plantain' }));
  await placeThrough(customer);
  const names = Array.from({ length: 12 }, (_, place) => `thing ${place + 1}`);
  const items = names.map((name) => itemOf(name, { capKobo: asKobo(10_000) }));
  const { agent } = await shoppedOrder(product, { items });
  await visitOnce(appOf(side, 'customer'), customer, customers);
  await visitOnce(appOf(side, 'agent'), agent.client, agents);
  return side;
}

async function takeTurn(side: Side): Promise<void> {
  for (const [person, controls] of [
    ['customer', customers],
    ['agent', agents],
  ] as const)
    await reopenOffline(appOf(side, person), controls, (path, { usableS }) =>
      side.times.set(path, [...(side.times.get(path) ?? []), usableS]),
    );
}

function appOf({ trick, url }: Pick<Side, 'trick' | 'url'>, person: string): InstalledApp {
  const profile = join(profiles, `${trick?.name ?? 'nothing'}-${new URL(url).port}-${person}`);
  return { executablePath, url, profile };
}

function report([one, other, ...off]: readonly Side[]): void {
  if (one === undefined || other === undefined) return;
  for (const { path } of [...customers, ...agents])
    for (const { trick, times } of [one, ...off]) {
      const ratios = (times.get(path) ?? []).map((time, round) => {
        const unchanged = [one, other].map((side) => side.times.get(path)?.[round] ?? Number.NaN);
        return time / (unchanged.reduce((sum, each) => sum + each, 0) / 2);
      });
      const { median, rounds: all } = measured(ratios);
      const at = (share: number) => all.toSorted((a, b) => a - b)[Math.floor(all.length * share)]?.toFixed(2);
      const name = trick?.name ?? 'nothing';
      const seconds = measured(times.get(path) ?? []).median.toFixed(2);
      console.log(
        `${path.padEnd(12)} without ${name.padEnd(16)} ${median.toFixed(3)} (${at(0.25)} – ${at(0.75)})  ${seconds} s`,
      );
      saveResult(`tricks-reopen-${path.replaceAll('/', '-')}-${name}`, { path, trick: name, ratios });
    }
}
