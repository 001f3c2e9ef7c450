import { parseArgs } from 'node:util';
import { faults } from './faults.ts';
import { readTrails, storedTrails, storeTrails } from '#test/model/trails.ts';
import { makeTrails } from './make-trails.ts';
import { missingPrograms, openVerifier } from './verifier.ts';

/**
 * `npm run model`: explores the model of an order whole, has it find each planted fault, and makes its trails anew,
 * which have to be those that are stored. `-- --extras N` bounds it otherwise, `-- --write` stores the trails.
 */
const { values } = parseArgs({
  options: { extras: { type: 'string', default: '2' }, write: { type: 'boolean', default: false } },
});
const missing = missingPrograms();
if (missing !== undefined) {
  console.error(missing);
  process.exit(1);
}
const whole = exploreWhole();
const found = faults.filter(isFound).length;
const trails = makeTrails();
if (values.write) storeTrails(trails);
const isStored = trails === storedTrails();
if (!isStored)
  console.log('The trails differ from test/model/trails.txt: npm run model -- --write, then replay them.');
console.log(
  `${whole.states} states, errors ${whole.isHolding ? 0 : 1}; ${found} of ${faults.length} faults found; ${readTrails(trails).length} trails ${isStored ? 'as stored' : 'DIFFER'}`,
);
if (!whole.isHolding || found < faults.length || !isStored) process.exitCode = 1;

function exploreWhole(): { states: number; isHolding: boolean } {
  const verifier = openVerifier([`-DEXTRAS=${values.extras}`], 'whole');
  const explored = verifier.explore();
  console.log(
    `States explored: ${explored.states} (${explored.matched} met again), depth ${explored.depth}, errors ${explored.errors}.`,
  );
  for (const place of explored.unreached) console.log(`No state reaches ${place}.`);
  if (!explored.isWhole) console.log('The search is not whole.');
  if (explored.broken !== undefined) console.log(`Broken: ${explored.broken}\n${verifier.trail()}`);
  verifier.close();
  const isHolding = explored.errors === 0 && explored.isWhole && explored.unreached.length === 0;
  return { states: explored.states, isHolding };
}

function isFound({ name, breaks }: (typeof faults)[number]): boolean {
  const verifier = openVerifier([`-DFAULT_${name}`, '-DEXTRAS=1'], 'shortest');
  const { broken = '', depth } = verifier.explore();
  const isIt = broken.includes(breaks);
  console.log(`${name}: ${isIt ? `found at depth ${depth}, ${broken}` : `NOT FOUND (${broken})`}`);
  verifier.close();
  return isIt;
}
