import { parseArgs } from 'node:util';
import { play, type Part, type Played } from './play.ts';
import { databaseKinds } from './world/open-world.ts';

/**
 * `npm run test:faults`: the product under a mixed load is killed, starved, cut off and misled, and afterwards everything
 * that it acknowledged must be there exactly once. `--short` does each thing once; `--seed N` draws the same plan again.
 */
const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, seed: { type: 'string' } },
});
// A short run is a gate: the same plan each time.
const seed = Number(values.seed ?? (values.short ? 8 : Date.now() % 1_000_000));

const whole: Omit<Part, 'kind' | 'seed'> = {
  kills: 55,
  databaseKills: 50,
  stopMs: 30_000,
  fullMs: 20_000,
  people: { customers: 10, guests: 10, agents: 8, admins: 2 },
  breaksPercent: 2,
  drainMs: 45_000,
  settleMs: 45_000,
};
const short: typeof whole = {
  kills: 8,
  databaseKills: 3,
  stopMs: 6000,
  fullMs: 6000,
  people: { customers: 5, guests: 5, agents: 4, admins: 1 },
  breaksPercent: 2,
  drainMs: 8000,
  settleMs: 10_000,
};

console.log(`seed ${seed}`);
const parts: Part[] = values.short
  ? [{ ...short, kind: 'embedded', seed }]
  : databaseKinds.map((kind, place) => ({ ...whole, kind, seed: seed + 10 * place }));
let kills = 0;
for (const part of parts) {
  const played = await play(part, (line) => console.log(line));
  kills += played.kills;
  say(played);
}
console.log(`${kills} kills`);

function say(played: Played): void {
  const { broken, heard: tally, recoveries, surprises } = played;
  const seconds = recoveries.map((recovery) => recovery.seconds).toSorted((one, other) => one - other);
  const at = (share: number) => (seconds[Math.floor(share * (seconds.length - 1))] ?? 0).toFixed(1);
  const writes = [...played.acknowledged.values()].reduce((sum, times) => sum + times, 0);
  console.log(`killed ${played.kills} times, left by itself ${played.left} times`);
  console.log(`${writes} writes acknowledged: ${inOrder(played.acknowledged)}`);
  console.log(`ready again after ${at(0.5)} s (median), ${at(0.95)} s (95 of 100), ${at(1)} s (longest)`);
  console.log(`connections broken: ${broken.requests} in a request, ${broken.answers} in an answer`);
  console.log(`${tally.lost} answers never came, ${tally.twice} writes were sent twice at once`);
  console.log(`refused: ${inOrder(tally.refusedFor)}`);
  console.log(`settled after ${played.settledSeconds.toFixed(1)} s`);
  for (const [words, times] of countedOnce(surprises)) console.log(`SURPRISE (${times}): ${words}`);
  if (!played.isEverythingThere || surprises.length > 0) process.exitCode = 1;
}

/** The most frequent first. */
function inOrder(counts: ReadonlyMap<string, number>): string {
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one);
  return sorted.map(([name, times]) => `${name} ${times}`).join(', ');
}

function countedOnce(words: readonly string[]): [string, number][] {
  return [...Map.groupBy(words, (one) => one)].map(([one, all]) => [one, all.length]);
}
