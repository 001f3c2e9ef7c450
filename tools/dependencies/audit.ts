/** `npm run audit`: what is known against the packages of package-lock.json, and against what runs beneath them. */
import { newerOnMachine } from '#server/db/embedded/programs/machine-postgres.ts';
import { readAdvisories } from './advisories.ts';
import { compare, readReleases, usedVersions } from './releases.ts';

const used = usedVersions();
const { lines, isBehind } = compare(used, readReleases(), new Date());
for (const line of lines) console.log(line);

const packaged = used.find(({ program }) => program === 'PostgreSQL')?.version ?? '';
const newer = newerOnMachine(packaged, () => true);
if (newer !== undefined)
  console.log(
    `On this machine PostgreSQL ${newer.version} (${newer.folder}) is used instead of the packaged one.`,
  );

const advisories = await readAdvisories();
if (advisories.isRead) {
  const { counts, holes } = advisories;
  for (const { name, severity } of Object.values(holes)) console.log(`${severity}: ${name}`);
  const { critical = 0, high = 0, moderate = 0, low = 0, info = 0 } = counts;
  console.log(
    `Advisories on npm packages: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low, ${info} for information.`,
  );
  process.exitCode = isBehind || critical + high + moderate > 0 ? 1 : 0;
} else {
  console.log(`Advisories on npm packages could not be read, so nothing is known of them: ${advisories.why}`);
  process.exitCode = isBehind ? 1 : 2;
}
