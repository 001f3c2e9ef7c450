import { program, runNode, type Step } from './step.ts';

/** Browser tests want the product as it runs, and the first load's size what browsers get. */
export const build: Step = check('build', ['tools/build/main.ts']);

/** The checks that run nothing of the product: each passes or fails as one. */
export const checks: readonly Step[] = [
  check('format', [program('oxfmt', 'bin', 'oxfmt'), '--check', '.']),
  check('lint', [program('oxlint', 'bin', 'oxlint'), '--type-aware', '--deny-warnings', '-f', 'stylish']),
  check('types', [program('typescript', 'bin', 'tsc'), '-b']),
  check('structure', ['tools/structure/main.ts']),
  check('unused', [program('knip', 'bin', 'knip.js')]),
  check('first load', ['tools/test/first-load.ts']),
];

function check(name: string, words: readonly string[]): Step {
  return {
    name,
    run: async () => {
      const { code, output } = await runNode(words);
      return { tally: { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }, output };
    },
  };
}
