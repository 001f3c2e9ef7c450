import { runProgram, type Program } from '../program/run-program.ts';
import { add, nothing } from '../tally.ts';
import type { Step } from './step.ts';

export interface Runner extends Pick<Program, 'words' | 'environment'> {
  name: string;
  /** Brings what its tests want of the system; says what is missing where that cannot be had. */
  bring: () => { missing?: string | undefined; environment?: Readonly<Record<string, string>> };
  /** Stops what outlives a run that was stopped. */
  afterStop?: () => Promise<void>;
}

/** A step made of many tests, which tells of each as it ends. */
export function runnerStep({ name, words, environment, bring, afterStop }: Runner): Step {
  return {
    name,
    run: async ({ onEvent, signal }) => {
      const brought = bring();
      if (brought.missing !== undefined) return { tally: { ...nothing, failed: 1 }, output: brought.missing };
      let tally = nothing;
      const { code, output } = await runProgram({
        words,
        environment: { ...environment, ...brought.environment },
        log: `.cache/test/${name.replaceAll(' ', '-')}.log`,
        signal,
        onEvent: (event) => {
          if (event.kind === 'tested') tally = add(tally, event.state);
          onEvent(event);
        },
      });
      if (signal.aborted) await afterStop?.();
      // A run that broke down is a failure that no test counts.
      if (code !== 0 && tally.failed === 0) return { tally: { ...tally, failed: 1 }, output };
      return { tally, output: '' };
    },
  };
}
