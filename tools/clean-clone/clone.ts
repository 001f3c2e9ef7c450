import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { root } from '#tools/setup/root.mjs';

/** A fresh clone in an empty folder, as a newcomer has it. */
export interface Clone {
  folder: string;
  /** Runs a command to its end. */
  run(command: string, environment?: Environment): Promise<Ended>;
  /** Starts a command that serves until somebody stops it, and waits for these words of it. */
  serve(command: string, until: RegExp, environment?: Environment): Promise<Served>;
  remove(): Promise<void>;
}

export interface Ended {
  code: number | null;
  output: string;
}

export interface Served {
  output: () => string;
  /** As Ctrl-C in a terminal does: everything that the command started hears it. npm then always tells of the signal. */
  interrupt(): Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

export function cloneAnew(): Clone {
  const around = mkdtempSync(join(tmpdir(), 'marketwaka-clone-'));
  const folder = join(around, 'marketwaka');
  const cloned = spawnSync('git', ['clone', '--quiet', '--no-hardlinks', root, folder]);
  if (cloned.status !== 0) throw new Error(`the project could not be cloned: ${cloned.stderr.toString()}`);
  const running = new Set<ChildProcess>();
  const start = (command: string, environment: Environment) => {
    const [program = '', ...words] = command.split(' ');
    const child = spawn(program, words, {
      cwd: folder,
      env: { HOME: process.env['HOME'] ?? around, PATH: plainPath(), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    child.once('close', () => running.delete(child));
    let all = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (all += text));
    return { child, output: () => all };
  };
  return {
    folder,
    run: async (command, environment = {}) => {
      const { child, output } = start(command, environment);
      await once(child, 'close');
      return { code: child.exitCode, output: output() };
    },
    serve: async (command, until, environment = {}) => {
      const { child, output } = start(command, environment);
      const ended = once(child, 'close');
      while (!until.test(output())) {
        await Promise.race([ended, ...[child.stdout, child.stderr].map((stream) => once(stream, 'data'))]);
        if (child.exitCode !== null && !until.test(output())) throw new Error(output());
      }
      return {
        output,
        interrupt: async () => {
          process.kill(-(child.pid ?? 0), 'SIGINT');
          await ended;
        },
      };
    },
    remove: async () => {
      for (const child of running) {
        process.kill(-(child.pid ?? 0), 'SIGTERM');
        await once(child, 'close');
      }
      rmSync(around, { recursive: true, force: true });
    },
  };
}

/** The newcomer's PATH: without the Node that this repository brought along. */
function plainPath(): string {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((entry) => !entry.startsWith(join(root, 'node_modules')) && entry !== dirname(process.execPath))
    .join(delimiter);
}
