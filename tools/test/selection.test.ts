import { describe, expect, it } from 'vitest';
import { planOf } from './plan.ts';
import { findTestFiles, patternFor, select } from './selection.ts';

describe('words after npm test', () => {
  it('choose the files that have one of them in their names', () => {
    expect(select(['tools/test/tally'])).toEqual(
      new Map([['unit', { files: ['tools/test/tally.test.ts'], titles: [] }]]),
    );
  });

  it('choose titles within a file whose whole path is given', () => {
    expect(select(['tools/test/tally.test.ts', 'believes no run'])).toEqual(
      new Map([['unit', { files: ['tools/test/tally.test.ts'], titles: ['believes no run'] }]]),
    );
  });

  it('choose tests by their titles where no file has such a name', () => {
    const words = ['believes no run that failed,'];
    expect(select(words).get('unit')).toEqual({
      files: ['tools/test/selection.test.ts', 'tools/test/tally.test.ts'],
      titles: words,
    });
  });

  it('choose nothing where no test has them', () => {
    const unknown = ['no test is', 'called so'].join(' ');
    expect(select([unknown])).toEqual(new Map());
    expect(planOf('test', [unknown])).toEqual([]);
  });

  it('want a build only where a browser test is among them', () => {
    expect(planOf('test', ['tools/test/tally']).map(({ name }) => name)).toEqual(['unit']);
    expect(planOf('test', ['toasts.spec']).map(({ name }) => name)).toEqual(['build', 'browser']);
  });
});

it('each suite has files, and each file one suite', () => {
  const suites = findTestFiles();
  expect([...suites.keys()].toSorted()).toEqual(['browser', 'db', 'full', 'unit']);
  const all = [...suites.values()].flat();
  expect(new Set(all).size).toBe(all.length);
});

it('a title with signs that mean something in patterns matches itself alone', () => {
  const title = 'pays ₦1.50 (in [two] parts)?';
  expect(title).toMatch(new RegExp(`^${patternFor([title])}$`));
  expect('pays ₦1x50 (in [two] parts)?').not.toMatch(new RegExp(patternFor([title])));
});
