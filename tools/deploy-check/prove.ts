import { closingLine, isProof } from '#tools/test/tally.ts';
import { stopOnSignal } from '#tools/test/stop-on-signal.ts';
import { runParts } from './checks.ts';
import { composePart } from './compose/part.ts';
import { kubernetesPart } from './kubernetes/part.ts';
import { serverPart } from './server/part.ts';

/** The entry that `main.ts` starts in a network namespace of its own: the proofs that it names. */
const parts = [kubernetesPart, composePart, serverPart];
const signal = stopOnSignal();
const wanted = parts.filter(({ name }) => process.argv.includes(name));
const tally = await runParts(wanted, signal);
console.log(closingLine(tally));
process.exit(isProof(tally) && !signal.aborted ? 0 : 1);
