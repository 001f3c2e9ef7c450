import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '#tools/setup/root.mjs';
import { costsFile, storedMeasurement } from './order-costs.ts';
import { capacityTables, orderCostsTables, withReckoned } from './pages.ts';
import { readCosts } from './read-costs.ts';

/**
 * `npm run capacity -- .cache/test/cluster.log`: reads what `npm run test:nightly -- cluster` printed on this commit, and
 * writes the figures of one order and of three sizes into the pages. Without a file it writes them from the figures that
 * stand.
 */
const [, , file] = process.argv;
if (file !== undefined) {
  const costs = readCosts(readFileSync(resolve(file), 'utf8'));
  const day = new Date().toISOString().slice(0, 10);
  const words = ['rev-parse', '--short', 'HEAD'];
  const commit = execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  writeFileSync(costsFile, `${JSON.stringify({ day, commit, costs }, null, 2)}\n`);
}
const measurement = storedMeasurement();
write('several-instances.md', orderCostsTables(measurement));
write('capacity.md', capacityTables(measurement));
console.log(`Written from what was measured on ${measurement.day}, commit ${measurement.commit}.`);

function write(name: string, reckoned: string): void {
  const page = join(root, 'docs', 'performance', name);
  writeFileSync(page, withReckoned(readFileSync(page, 'utf8'), reckoned));
}
