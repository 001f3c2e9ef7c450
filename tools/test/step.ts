import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
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

// A step that hangs fails instead of holding the run for ever. On a slow day the longest has taken two thirds.
const longestStepMs = 60 * 60_000;
const lastWordsMs = 3000;

/** Runs a program under this Node and keeps what it says. */
export async function runNode(
  words: readonly string[],
  environment: Record<string, string> = {},
): Promise<Ended> {
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: longestStepMs,
    killSignal: 'SIGKILL',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const closed = once(child, 'close');
  await once(child, 'exit');
  // What the program left running may hold its pipes open.
  await Promise.race([closed, pause(lastWordsMs, undefined, { ref: false })]);
  return { code: child.exitCode, output };
}

/** Where a package of ours keeps the program that it installs. */
export function program(...path: string[]): string {
  return join(root, 'node_modules', ...path);
}
