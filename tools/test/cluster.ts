import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tools/setup/root.mjs';
import { bringClusterPrograms } from './debian-packages.ts';
import { program } from './step.ts';
import { closingLine, isProof } from './tally.ts';
import { readReport } from './vitest.ts';

// `npm run test:cluster`: three instances over Debian's PostgreSQL, Redis and HAProxy, measured, killed and restarted.

const longestMs = 20 * 60_000;

const { missing } = bringClusterPrograms();
if (missing !== undefined) {
  console.error(missing);
  process.exit(1);
}
const report = join(root, '.cache', 'vitest-cluster.json');
const { status } = spawnSync(
  process.execPath,
  [
    program('vitest', 'vitest.mjs'),
    'run',
    '--project=full',
    '--disable-console-intercept',
    '--reporter=verbose',
    '--reporter=json',
    `--outputFile.json=${report}`,
    'test/cluster',
  ],
  { cwd: root, stdio: 'inherit', timeout: longestMs, env: { ...process.env, CLUSTER_LONG: '1' } },
);
const counted = readReport(readFileSync(report, 'utf8'));
// What could not even begin is a failure that no test counts.
const tally = status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
console.log(closingLine(tally));
process.exitCode = isProof(tally) ? 0 : 1;
