import { runNode, type Step } from './step.ts';

/** Every fault once, a few kills, and the checker: it passes or fails as one. The whole of it is `npm run test:faults`. */
export const faults: Step = {
  name: 'faults',
  run: async () => {
    const { code, output } = await runNode(['test/faults/main.ts', '--short']);
    const [passed, failed] = code === 0 ? [1, 0] : [0, 1];
    return { tally: { passed, failed, skipped: 0 }, output };
  },
};
