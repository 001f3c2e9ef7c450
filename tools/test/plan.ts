import { select, everything, type Suite } from './selection.ts';
import { browserMatrix, browserSuite, namedInBrowser, withMatrix } from './steps/playwright.ts';
import { sideBySide } from './steps/side-by-side.ts';
import { attacks, build, faults, firstLoad, staticChecks } from './steps/static-checks.ts';
import type { Step } from './steps/step.ts';
import { vitest } from './steps/vitest.ts';

/** `npm run check`, `npm test` and `npm run test:full`. */
export type Scope = 'check' | 'test' | 'full';

const suitesOf: Readonly<Record<Scope, readonly Suite[]>> = {
  check: [],
  test: ['unit', 'db', 'browser'],
  full: ['full', 'browser'],
};

/** The steps of a whole run, in the order in which what fails soonest is told first. */
function wholePlan(scope: Scope): Step[] {
  switch (scope) {
    case 'check':
      return [...staticChecks];
    case 'test':
      return [
        build,
        ...staticChecks,
        firstLoad,
        vitest('unit', everything),
        vitest('db', everything),
        browserSuite,
      ];
    case 'full':
      // Faults and attacks wait for processes that were killed, and for moments to pass.
      return [build, sideBySide(vitest('full', everything), [faults, attacks]), browserMatrix];
  }
}

/** The steps that these words mean; a build only where a test wants the product as it runs. */
export function planOf(scope: Scope, words: readonly string[]): Step[] {
  if (words.length === 0) return wholePlan(scope);
  const selected = select(words);
  const steps = suitesOf[scope].flatMap((suite) => {
    const narrowing = selected.get(suite);
    if (narrowing === undefined) return [];
    if (suite !== 'browser') return [vitest(suite, narrowing)];
    return [namedInBrowser(narrowing, scope === 'full' ? withMatrix : {})];
  });
  const wantsBuild = scope === 'full' || selected.has('browser');
  return steps.length > 0 && wantsBuild ? [build, ...steps] : steps;
}
