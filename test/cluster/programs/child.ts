import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** A program that runs beside the tests and never longer than they do. */
export interface Child {
  pid: number;
  isRunning(): boolean;
  /** The last that it said. */
  lastWords(): string;
  /** Answers when it is gone; one that does not go is killed. */
  end(signal: NodeJS.Signals): Promise<void>;
}

export interface Given {
  env?: Readonly<Record<string, string>>;
  cwd?: string;
  account?: { uid: number; gid: number };
  /** Signal from the kernel when the test process dies first. */
  orphaned?: NodeJS.Signals;
}

const mostCharacters = 4000;
const longestEndMs = 30_000;

export function startChild(
  words: readonly string[],
  { env, cwd, account, orphaned = 'SIGKILL' }: Given = {},
): Child {
  const [program = '', ...rest] = [...bound(orphaned, account), ...words];
  const child = spawn(program, rest, {
    ...(cwd === undefined ? {} : { cwd }),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream
      .setEncoding('utf8')
      .on('data', (text: string) => (output = (output + text).slice(-mostCharacters)));
  child.on('error', (error) => (output += error.message));
  return {
    pid: child.pid ?? 0,
    isRunning: () => isRunning(child),
    lastWords: () => output.trim(),
    end: async (signal) => {
      if (!isRunning(child)) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await Promise.race([gone, pause(longestEndMs, undefined, { ref: false })]);
      if (isRunning(child)) child.kill('SIGKILL');
      await gone;
    },
  };
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null && child.pid !== undefined;
}

/** Tests that are killed cannot clean up: the kernel does it for them. */
function bound(orphaned: NodeJS.Signals, account: Given['account']): string[] {
  const user =
    account === undefined ? [] : [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'];
  return ['setpriv', `--pdeathsig=${orphaned.slice('SIG'.length)}`, ...user, '--'];
}
