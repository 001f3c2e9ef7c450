import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '#tools/setup/root.mjs';
import { allMutants } from './all-mutants.ts';
import type { Mutant } from './mutant.ts';
import { checkMutants, findUnsoundTests, tryMutant } from './try-mutant.ts';

const fixture = mkdtempSync(join(tmpdir(), 'mw-mutants-'));
afterAll(() => rmSync(fixture, { recursive: true }));

const sources = {
  'vitest.config.ts': `export default { test: { projects: [{ test: { name: 'unit', include: ['*.test.ts'] } }] } };`,
  'fee.ts': 'export const feeOf = (kobo: number) => (kobo > 100 ? 15 : 0) + 0;',
  'fee.test.ts': `
    import { expect, it } from 'vitest';
    import { feeOf } from './fee.ts';
    it('a dear order costs a fee', () => expect(feeOf(101)).toBe(15));`,
};

beforeAll(() => {
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(fixture, name), text);
  symlinkSync(join(root, 'node_modules'), join(fixture, 'node_modules'), 'dir');
});

function mutantOf(find: string, replace: string): Mutant {
  const breaks = 'a dear order is free';
  return { area: 'fees', breaks, file: 'fee.ts', find, replace, project: 'unit', tests: ['fee.test'] };
}

it('every fault fits the sources as they are, so that a change of what it breaks changes it too', () => {
  expect(() => checkMutants(root, allMutants)).not.toThrow();
});

it('a mutant whose text the file does not hold exactly once is refused by a sentence, before anything runs', () => {
  expect(() => checkMutants(fixture, [mutantOf('kobo > 1000', 'kobo > 1')])).toThrow(
    'The mutant “a dear order is free” looks for a text that fee.ts holds nowhere: kobo > 1000',
  );
  expect(() => checkMutants(fixture, [mutantOf('kobo', 'naira')])).toThrow('fee.ts holds 2 times: kobo');
  expect(() => checkMutants(fixture, [mutantOf('15', '15')])).toThrow('changes nothing in fee.ts');
});

it(
  'a planted fault is told with the test that caught it, and the source is as it was',
  { timeout: 60_000 },
  async () => {
    expect(await findUnsoundTests(fixture, [mutantOf('15', '0')])).toBeUndefined();
    expect(await tryMutant(fixture, mutantOf('15', '0'))).toEqual({
      caughtBy: 'fee.test.ts > a dear order costs a fee',
    });
    expect(await tryMutant(fixture, mutantOf('+ 0', '- 0'))).toEqual({ notCaught: null });
    expect(readFileSync(join(fixture, 'fee.ts'), 'utf8')).toBe(sources['fee.ts']);
  },
);

it('a fault that keeps a test from loading is caught by no test', { timeout: 60_000 }, async () => {
  expect(await tryMutant(fixture, mutantOf('export const', 'export cons'))).toEqual({
    notCaught: 'Transform failed with 1 error:',
  });
});
