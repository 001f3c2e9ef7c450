import { add, nothing, type Tally } from '#tools/test/tally.ts';

/** Proves one sentence; what comes after one that fails stands on it and is not tried. */
export type Check = (sentence: string, proof: () => Promise<unknown>) => Promise<void>;

export interface Part {
  name: string;
  run: (check: Check) => Promise<void>;
}

/** Runs the parts one after the other, each to its first sentence that does not hold. */
export async function runParts(parts: readonly Part[], signal: AbortSignal): Promise<Tally> {
  let tally = nothing;
  for (const { name, run } of parts) {
    const check: Check = async (sentence, proof) => {
      signal.throwIfAborted();
      const startedAt = performance.now();
      await proof();
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.log(`holds   ${name}: ${sentence} (${seconds} s)`);
      tally = add(tally, 'passed');
    };
    let last = 'it is set up';
    try {
      await run((sentence, proof) => check((last = sentence), proof));
    } catch (error) {
      console.log(`FAILED  ${name}: ${last}\n        ${wordsOf(error)}`);
      tally = add(tally, 'failed');
    }
  }
  return tally;
}

export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message.trimEnd().replaceAll('\n', '\n        ') : String(error);
}

/** Throws a sentence where something is not so. */
export function demand(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}
