/** `npm run audit`: asks the registry what is known against the packages of package-lock.json. */
import { spawnSync } from 'node:child_process';
import * as z from 'zod/mini';
import { root } from '#tools/setup/root.mjs';

const counts = z.object({
  info: z.number(),
  low: z.number(),
  moderate: z.number(),
  high: z.number(),
  critical: z.number(),
});
const answer = z.union([
  z.object({
    vulnerabilities: z.record(z.string(), z.object({ name: z.string(), severity: z.string() })),
    metadata: z.object({ vulnerabilities: counts }),
  }),
  z.object({ message: z.string() }),
]);

const { stdout, error } = spawnSync('npm', ['audit', '--json'], { cwd: root, encoding: 'utf8' });
if (error !== undefined) throw error;
const said = answer.parse(JSON.parse(stdout));
if ('message' in said) {
  console.log(`The registry gave no answer, so nothing is known: ${said.message}`);
  process.exitCode = 2;
} else {
  const { info, low, moderate, high, critical } = said.metadata.vulnerabilities;
  for (const { name, severity } of Object.values(said.vulnerabilities)) console.log(`${severity}: ${name}`);
  console.log(
    `${critical} critical, ${high} high, ${moderate} moderate, ${low} low, ${info} for information`,
  );
  process.exitCode = critical + high + moderate > 0 ? 1 : 0;
}
