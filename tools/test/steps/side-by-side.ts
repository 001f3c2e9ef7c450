import { sum } from '../tally.ts';
import type { Running, Step, StepEnd } from './step.ts';

/** Runs a step beside others, which follow each other and need little of the processor. */
export function sideBySide(main: Step, others: readonly Step[]): Step {
  return {
    name: [main, ...others].map(({ name }) => name).join(' + '),
    run: async (running) => {
      const [end, ends] = await Promise.all([main.run(running), oneAfterTheOther(others, running)]);
      const all = [end, ...ends];
      // A program that held is not printed beside one that failed.
      const failed = all.filter(({ tally, output }) => tally.failed > 0 && output !== '');
      return {
        tally: sum(all.map(({ tally }) => tally)),
        output: failed.map(({ output }) => output).join('\n'),
      };
    },
  };
}

async function oneAfterTheOther(steps: readonly Step[], running: Running): Promise<StepEnd[]> {
  const ends: StepEnd[] = [];
  for (const step of steps) {
    if (running.signal.aborted) break;
    running.onEvent({ kind: 'began', name: step.name });
    ends.push(await step.run(running));
    running.onEvent({ kind: 'ended', name: step.name });
  }
  return ends;
}
