import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '#tools/setup/root.mjs';
import type { Tally } from './tally.ts';

export interface Result {
  tally: Tally;
  /** Shown in full where something failed. */
  output: string;
}

export interface Step {
  name: string;
  run(): Promise<Result>;
}

export interface Ended {
  code: number | null;
  output: string;
}

/** Runs a program under this Node and keeps what it says. */
export async function runNode(
  words: readonly string[],
  environment: Record<string, string> = {},
): Promise<Ended> {
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  await once(child, 'close');
  return { code: child.exitCode, output };
}

/** Where a package of ours keeps the program that it installs. */
export function program(...path: string[]): string {
  return join(root, 'node_modules', ...path);
}
