import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#tools/setup/root.mjs';
import { findProgram, howToInstall } from '#tools/test/machine/debian-packages.ts';

const model = join(root, 'test', 'model', 'order.pml');

/** Says in a sentence what the model cannot be explored without, or nothing. */
export function missingPrograms(): string | undefined {
  const missing = [
    ['spin', 'spin'],
    ['gcc', 'gcc'],
  ].find(([name = '']) => findProgram(name) === undefined);
  if (missing === undefined) return undefined;
  const [name = '', packageName = ''] = missing;
  return `The model is not explored: ${name} is missing (${howToInstall(name, packageName, process.platform)}).`;
}

export interface Explored {
  states: number;
  matched: number;
  depth: number;
  errors: number;
  /** The rule that does not hold. */
  broken: string | undefined;
  /** Lines of the model that no state reaches. */
  unreached: readonly string[];
  isWhole: boolean;
}

/** A verifier of the model, made by Spin and the C compiler for these definitions. */
export interface Verifier {
  explore(environment?: Readonly<Record<string, string>>): Explored;
  /** The way to the error that the last search found, as the model prints it. */
  trail(): string;
  close(): void;
}

const shortest = ['-DBFS'];
const deep = ['-DCOLLAPSE'];

export function openVerifier(definitions: readonly string[], search: 'whole' | 'shortest'): Verifier {
  const folder = mkdtempSync(join(tmpdir(), 'mw-model-'));
  run(folder, 'spin', [...definitions, '-a', model]);
  const how = search === 'whole' ? deep : shortest;
  const flags = ['-O2', '-DSAFETY', '-DNOREDUCE', '-DVECTORSZ=256', ...how];
  run(folder, 'gcc', [...flags, '-o', 'pan', 'pan.c']);
  const trailFile = join(folder, 'order.pml.trail');
  return {
    explore: (environment = {}) => {
      rmSync(trailFile, { force: true });
      return readReport(run(folder, './pan', search === 'whole' ? ['-m5000'] : [], environment));
    },
    trail: () => {
      if (!existsSync(trailFile)) throw new Error('the search left no trail');
      return run(folder, 'spin', [...definitions, '-T', '-t', '-k', trailFile, model], {}, true);
    },
    close: () => rmSync(folder, { recursive: true }),
  };
}

function run(
  folder: string,
  command: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  mayFail = command === './pan',
): string {
  const ended = spawnSync(command, words, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ...environment },
  });
  if (ended.error !== undefined) throw ended.error;
  if (ended.status !== 0 && !mayFail) throw new Error(`${command} failed:\n${ended.stdout}${ended.stderr}`);
  return ended.stdout;
}

function readReport(output: string): Explored {
  const numberBefore = (words: string) =>
    Number(new RegExp(`(\\d+) ${words}`).exec(output)?.[1] ?? Number.NaN);
  const unreached = [...output.matchAll(/^\t(\S+:\d+), state \d+, "(.*)"$/gm)];
  return {
    states: numberBefore('states, stored'),
    matched: numberBefore('states, matched'),
    depth: Number(/depth reached (\d+)/.exec(output)?.[1] ?? Number.NaN),
    errors: Number(/errors: (\d+)/.exec(output)?.[1] ?? Number.NaN),
    broken: /assertion violated (.*) \(at depth/.exec(output)?.[1],
    unreached: unreached.filter(([, , what]) => what !== '-end-').map(([, where = '']) => where),
    isWhole: !/too small|Search not completed|out of memory/.test(output),
  };
}
