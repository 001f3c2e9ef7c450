import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signUp } from '#contract/accounts/endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import { answered, type Client } from '#test/client.ts';
import { shoppedOrder } from '#test/browser/set-up/working-agent.ts';
import { openProduct } from '#test/browser/set-up/product.ts';
import { lineOf as itemOf, placeThrough } from '#test/factories/orders.ts';
import { startProduct } from '#test/product/process.ts';
import { findBrowser } from '#tools/test/machine/browser.ts';
import { lineOf, measured } from './measure/rounds.ts';
import { saveRow } from './measure/rows.ts';
import { reopenOffline, visitOnce } from './web/installed-app.ts';
import type { Control, Reopened } from './web/reopen.ts';
import { agents, customers } from './web/reopened-screens.ts';
import { slowdown } from './web/thumb.ts';

// `npm run bench:repeat`: the installed app on a phone four times slower than this machine, visited once, closed, and
// opened again without network: each screen from its address, with the worker not yet running, until its main control
// is there and has answered a tap. The splash, which stands before all of it for as long as it was ordered to, has
// been seen: what is timed is the app behind it.

const rounds = 5;

const found = findBrowser();
if ('missing' in found) throw new Error(found.missing);
const executablePath = found.path;
const running = await startProduct();
const product = await openProduct(running);
const profiles = mkdtempSync(join(tmpdir(), 'mw-repeat-'));
try {
  const customer = product.openDevice();
  answered(await customer.call(signUp, { username: 'musa of the bench', password: 'jollof and plantain' }));
  await placeThrough(customer);
  const names = Array.from({ length: 12 }, (_, place) => `thing ${place + 1}`);
  const items = names.map((name) => itemOf(name, { capKobo: asKobo(10_000) }));
  const { agent } = await shoppedOrder(product, { items });
  report({
    ...(await timeAll('customer', customer, customers)),
    ...(await timeAll('agent', agent.client, agents)),
  });
} finally {
  rmSync(profiles, { recursive: true, force: true });
  await running.stop();
}

type Times = Record<string, Reopened[]>;

async function timeAll(person: string, client: Client, controls: readonly Control[]): Promise<Times> {
  const app = { executablePath, url: product.url, profile: join(profiles, person) };
  await visitOnce(app, client, controls);
  const times: Times = Object.fromEntries(controls.map(({ path }) => [path, []]));
  for (let round = 0; round < rounds; round += 1)
    await reopenOffline(app, controls, (path, reopened) => times[path]?.push(reopened));
  return times;
}

function report(times: Times): void {
  const screens = Object.entries(times).map(([path, turns]) => ({
    path,
    usable: measured(turns.map(({ usableS }) => usableS)),
    there: measured(turns.map(({ thereS }) => thereS)),
  }));
  const worst = screens.toSorted((one, other) => other.usable.median - one.usable.median)[0];
  if (worst === undefined) throw new Error('nothing was measured');
  saveRow('repeat', { figure: worst.usable, slowdown, screens });
  for (const { path, usable, there } of screens) {
    console.log(lineOf(`  ${path}, s`, usable, 2));
    console.log(lineOf('    its control painted', there, 2));
  }
}
