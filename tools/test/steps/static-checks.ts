import { programOf, runProgram } from '../program/run-program.ts';
import { sideBySide } from './side-by-side.ts';
import type { Step } from './step.ts';

/** Browser tests want the product as it runs, and the first load's size what browsers get. */
export const build = wholeProgram('build', ['tools/build/main.ts']);

/** The checks of `npm run check`: they run nothing of the product, and each passes or fails as one. */
export const staticChecks: readonly Step[] = [
  wholeProgram('format', [programOf('oxfmt', 'bin', 'oxfmt'), '--check', '.']),
  wholeProgram('lint', [
    programOf('oxlint', 'bin', 'oxlint'),
    '--type-aware',
    '--deny-warnings',
    '-f',
    'stylish',
  ]),
  // The last two work in one thread.
  sideBySide(wholeProgram('types', [programOf('typescript', 'bin', 'tsc'), '-b']), [
    wholeProgram('structure', ['tools/structure/main.ts']),
    wholeProgram('unused', [programOf('knip', 'bin', 'knip.js')]),
  ]),
];

/** Checks the weight of a first visit in the build. */
export const firstLoad = wholeProgram('first load', ['tools/test/steps/first-load.ts']);

/** Each fault once, and a few kills: `npm run test:faults` makes the whole of it. */
export const faults = wholeProgram('faults', ['test/faults/main.ts', '--short']);

/** Every attack that is known, with less of the same: `npm run test:attacks` makes the whole of it. */
export const attacks = wholeProgram('attacks', ['test/attacks/replay/main.ts', '--short']);

/** A step that passes or fails as one program does. */
export function wholeProgram(name: string, words: readonly string[]): Step {
  return {
    name,
    run: async ({ signal }) => {
      const log = `.cache/test/${name.replaceAll(' ', '-')}.log`;
      const { code, output } = await runProgram({ words, log, signal });
      const [passed, failed] = code === 0 ? [1, 0] : [0, 1];
      return { tally: { passed, failed, skipped: 0 }, output };
    },
  };
}
