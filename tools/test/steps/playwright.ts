import { findBrowser } from '../machine/browser.ts';
import { programOf } from '../program/run-program.ts';
import { everything, patternFor, type Narrowing } from '../selection.ts';
import { runnerStep } from './runner-step.ts';
import type { Step } from './step.ts';

/** Includes the tests of `npm run test:full`, which a run leaves out otherwise. */
export const withMatrix = { MARKETWAKA_FULL: '1' } as const;

/** The browser tests of `npm test`. */
export const browserSuite: Step = runnerStep({
  name: 'browser',
  words: playwrightWords(everything),
  environment: { MARKETWAKA_WHOLE_RUN: '1' },
  bring: bringBrowser,
});

/** The browser tests of these files or titles. */
export function namedInBrowser(narrowing: Narrowing, environment: Readonly<Record<string, string>>): Step {
  return runnerStep({ name: 'browser', words: playwrightWords(narrowing), environment, bring: bringBrowser });
}

/** The pairs of screen, theme and person beyond those of `npm test`. */
export const browserMatrix: Step = runnerStep({
  name: 'browser matrix',
  words: [...playwrightWords(everything), '--grep', '@full'],
  environment: withMatrix,
  bring: bringBrowser,
});

export function playwrightWords({ files, titles }: Narrowing): string[] {
  return [
    programOf('@playwright', 'test', 'cli.js'),
    'test',
    '--reporter=list,./tools/test/program/playwright-reporter.ts',
    ...(titles.length > 0 ? ['--grep', patternFor(titles)] : []),
    ...files.map((file) => patternFor([file])),
  ];
}

export function bringBrowser() {
  const browser = findBrowser();
  return 'missing' in browser
    ? browser
    : {
        environment: {
          MARKETWAKA_BROWSER: browser.path,
          MARKETWAKA_HEADLESS: browser.headless,
          // Node loads the tests' TypeScript: Playwright would have Babel translate it anew in every run.
          PW_DISABLE_TS_ESM: '1',
        },
      };
}
