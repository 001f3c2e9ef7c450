import { parseArgs } from 'node:util';
import { admits } from '#contract/audience.ts';
import { endpoints } from '#contract/endpoints.ts';
import { named } from '#test/fuzz/set-up/dataset.ts';
import { scanStandIn } from './planted/scan-stand-in.ts';
import { reportOf, type Report } from './report.ts';
import { scanPerson } from './scan-person.ts';
import { missingScanner } from './scanners/program.ts';
import { openScannedWorld, type ScannedWorld } from './world/open-world.ts';
import { everybody, kinds, type Kind } from './world/person.ts';

/**
 * `npm run scan`: sqlmap and wapiti over every call and page of the product as each kind of person, after they have
 * found the faults of a stand-in. `-- --minutes N` bounds it, `-- --short` takes about two, `-- --as KIND` scans as one
 * kind of person, `-- --planted` scans the stand-in alone, `-- --seed N` draws the same inputs again.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    short: { type: 'boolean', default: false },
    planted: { type: 'boolean', default: false },
    as: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_007) },
  },
});
const wanted = everybody.filter((kind) => values.as === undefined || kind === values.as);
const minutes = values.short ? 1 : Number(values.minutes);
const wrong = missingScanner() ?? wrongOption();
if (wrong !== undefined) {
  console.error(wrong);
  process.exit(1);
}
const stopped = new AbortController();
process.once('SIGTERM', () => stopped.abort()).once('SIGINT', () => stopped.abort());
const begun = performance.now();
const world = await openScannedWorld();
try {
  const report = await scan(world);
  const took = Math.round((performance.now() - begun) / 1000);
  console.log(`${report.closing} in ${Math.floor(took / 60)} min ${took % 60} s`);
  if (!report.isClean || stopped.signal.aborted) process.exitCode = 1;
} finally {
  await world.close();
}

function wrongOption(): string | undefined {
  if (wanted.length === 0) return `There is no ${values.as ?? ''}: people are ${everybody.join(', ')}.`;
  return minutes > 0 ? undefined : `${values.minutes} are no minutes.`;
}

async function scan(place: ScannedWorld): Promise<Report> {
  const { signal } = stopped;
  console.log('Scanning a stand-in with planted faults ...');
  const standIn = await scanStandIn(place.db, signal);
  for (const words of standIn.missed) console.log(`  MISSED ${words}`);
  console.log(`  ${standIn.found} of ${standIn.planted} planted faults found`);
  const report = reportOf(standIn);
  if (values.planted) return report;
  const seed = Number(values.seed);
  console.log(`seed ${seed}`);
  const shares = wanted.map((kind) => ({ kind, calls: callsOf(place, kind) }));
  const all = shares.reduce((sum, { calls }) => sum + calls, 0);
  for (const { kind, calls } of shares) {
    if (signal.aborted) break;
    const seconds = (minutes * 60 * calls) / all;
    console.log(`Scanning as ${kind} for at most ${Math.round(seconds)} s ...`);
    report.add(await scanPerson(place, kind, { seconds, seed, signal }));
  }
  return report;
}

/** More calls get more of the time. */
function callsOf({ actors }: ScannedWorld, kind: Kind): number {
  const { user } = named(actors, kinds[kind]);
  return endpoints.filter(({ audience }) => admits(audience, user) === 'yes').length;
}
