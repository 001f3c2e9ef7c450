import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** On which code and which machine a figure was taken: without them it says nothing. */
function circumstances() {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  return {
    at: new Date().toISOString(),
    commit: git('rev-parse', 'HEAD'),
    hasUncommittedChanges: git('status', '--porcelain') !== '',
    machine: {
      processor: cpus()[0]?.model ?? 'unknown',
      cores: cpus().length,
      memoryGb: Math.round(totalmem() / 2 ** 30),
      node: process.version,
    },
  };
}

/** Writes `bench/results/NAME.json`. */
export function saveResult(name: string, result: Readonly<Record<string, unknown>>): void {
  const folder = join(root, 'bench/results');
  mkdirSync(folder, { recursive: true });
  const stored = { ...circumstances(), ...result };
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(stored, null, 2)}\n`);
}

/** Keeps a process on one core, where the machine has that core and the tool; says whether it did. */
export function pinTo(core: number, pid: number): boolean {
  if (cpus().length <= core) return false;
  return (
    spawnSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' }).status === 0
  );
}
