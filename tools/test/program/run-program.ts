import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '#tools/setup/root.mjs';
import { isRunnerEvent, type RunnerEvent } from './events.ts';

export interface Program {
  /** The program's file and its arguments, for Node. */
  words: readonly string[];
  environment?: Readonly<Record<string, string>>;
  /** The log of all that it prints, below the project's folder. */
  log: string;
  onEvent?: (event: RunnerEvent) => void;
  signal: AbortSignal;
}

export interface Ended {
  code: number | null;
  output: string;
}

const longestMs = 60 * 60_000;
const msToLeave = 15_000;
const pollMs = 50;
const lastWordsMs = 3000;

/** Runs a program under this Node in a process group of its own, which goes as a whole when the signal says so. */
export async function runProgram({ words, environment, log, onEvent, signal }: Program): Promise<Ended> {
  const file = join(root, log);
  mkdirSync(dirname(file), { recursive: true });
  const written = createWriteStream(file);
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Windows has no groups, and would open a window.
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      written.write(text);
    });
  }
  child.on('message', (message) => {
    if (isRunnerEvent(message)) onEvent?.(message);
  });
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= stopGroup(child);
  };
  const ended = AbortSignal.any([signal, AbortSignal.timeout(longestMs)]);
  const [closed, exited] = [once(child, 'close'), once(child, 'exit')];
  ended.addEventListener('abort', stop);
  if (ended.aborted) stop();
  await exited;
  // A process that the program left running may hold its pipes open.
  await Promise.race([closed, pause(lastWordsMs, undefined, { ref: false })]);
  ended.removeEventListener('abort', stop);
  await stopping;
  killGroup(child, 'SIGKILL');
  written.end();
  await finished(written);
  return { code: child.exitCode, output };
}

/** Asks first: products of a test stop the databases that they started, which are in groups of their own. */
async function stopGroup(child: ChildProcess): Promise<void> {
  killGroup(child, 'SIGTERM');
  for (let waited = 0; waited < msToLeave && killGroup(child, 0); waited += pollMs) await pause(pollMs);
  killGroup(child, 'SIGKILL');
}

/** True when the signal found a process; 0 only asks. */
function killGroup({ pid }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  if (pid === undefined) return false;
  const words = treeKillerOf(pid, signal, process.platform);
  if (words !== undefined) return spawnSync('taskkill.exe', words, { stdio: 'ignore' }).status === 0;
  try {
    process.kill(-pid, signal);
    return true;
  } catch (error) {
    // The whole group has left.
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}

/**
 * Windows' way to end a program with all that it started, for it has neither groups nor signals: only at once, so that
 * nobody is asked before. None elsewhere.
 */
export function treeKillerOf(
  pid: number,
  signal: NodeJS.Signals | 0,
  platform: NodeJS.Platform,
): string[] | undefined {
  if (platform !== 'win32') return undefined;
  return signal === 'SIGKILL' ? ['/PID', String(pid), '/T', '/F'] : ['/PID', String(pid), '/T'];
}

/** The path of the program that a package of ours installs. */
export function programOf(...path: string[]): string {
  return join(root, 'node_modules', ...path);
}
