import { parseArgs } from 'node:util';
import type { Attack } from './attack.ts';
import { openHouse, type House } from './house/house.ts';
import { attacks } from './list.ts';
import type { Seen } from './seen.ts';

/**
 * `npm run test:attacks`: the built product on a database of its own is attacked through HTTP, as it once was and in the
 * ways that held. `-- --short` does less of the same, `-- WORD` what has the word in its name or sentence.
 */
const { values, positionals } = parseArgs({
  options: { short: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const wanted = attacks.filter(isWanted);
if (wanted.length === 0) {
  console.error(
    `No attack has ${positionals.join(' or ')} in its name: ${attacks.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
const begun = performance.now();
const house = await openHouse();
const leave = () => void house.close().finally(() => process.exit(1));
process.once('SIGTERM', leave).once('SIGINT', leave);
try {
  const broken = await carryOutAll(house);
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`${wanted.length} attacks: ${wanted.length - broken} held, ${broken} BROKEN, in ${seconds} s`);
  if (broken > 0) process.exitCode = 1;
} finally {
  process.off('SIGTERM', leave).off('SIGINT', leave);
  await house.close();
}

function isWanted({ number, name, sentence }: Attack): boolean {
  if (positionals.length === 0) return true;
  const text = `${name} ${sentence}`.toLowerCase();
  return positionals.some((word) => word === String(number) || text.includes(word.toLowerCase()));
}

/** Slow attacks run in parallel, the others one after the other; returns how many broke something. */
async function carryOutAll(place: House): Promise<number> {
  const slow = wanted.filter(({ isSlow }) => isSlow).map((attack) => carryOut(place, attack));
  let broken = 0;
  for (const attack of wanted.filter(({ isSlow }) => !isSlow))
    if (!(await carryOut(place, attack))) broken += 1;
  return broken + (await Promise.all(slow)).filter((held) => !held).length;
}

async function carryOut(place: House, { number, name, sentence, carryOut: act }: Attack): Promise<boolean> {
  const since = performance.now();
  // An attack that could not be carried out proves nothing, and counts as broken.
  const seen = await act(place, values.short).catch((error: unknown): Seen => {
    return { answers: [], broken: [`it ended with ${error instanceof Error ? error.stack : String(error)}`] };
  });
  const held = seen.broken.length === 0;
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  const about = `${String(number ?? '-').padStart(2)}  ${held ? 'held  ' : 'BROKEN'}  ${name}: ${sentence}`;
  console.log(`${about} ${seen.answers.join('; ')} (${seconds} s)`);
  for (const words of seen.broken) console.log(`    BROKEN ${words}`);
  return held;
}
