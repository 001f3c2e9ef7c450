import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tools/setup/root.mjs';
import { findProgram, howToInstall } from '#tools/test/machine/debian-packages.ts';

const scanners = ['sqlmap', 'wapiti'];
/** Log of what the scanners print. */
const logs = join(root, '.cache', 'scan');

/** Says in a sentence which scanner is missing and how to install it, or nothing. */
export function missingScanner(): string | undefined {
  const missing = scanners.find((name) => findProgram(name) === undefined);
  if (missing === undefined) return undefined;
  return `Nothing was scanned: ${missing} is missing (${howToInstall(missing, missing, process.platform)}).`;
}

export interface Ended {
  output: string;
  /** False where its time was over first. */
  isDone: boolean;
}

interface Program {
  name: string;
  words: readonly string[];
  /** Its home, where it may write. */
  folder: string;
  /** Address that is asked in place of every host but this machine. */
  gateway: string;
  seconds: number;
  /** First word of its log's name. */
  log: string;
  signal: AbortSignal;
}

/** Runs a scanner until it is done or its time is over; what it would ask outside is asked at the gateway. */
export async function runScanner({
  name,
  words,
  folder,
  gateway,
  seconds,
  log,
  signal,
}: Program): Promise<Ended> {
  const proxies = ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY'];
  const child = spawn(name, words, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: {
      PATH: process.env['PATH'],
      LANG: 'C.UTF-8',
      HOME: folder,
      no_proxy: '127.0.0.1',
      ...Object.fromEntries(proxies.map((proxy) => [proxy, gateway])),
    },
  });
  mkdirSync(logs, { recursive: true });
  const written = createWriteStream(join(logs, `${log}-${name}.log`));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      written.write(text);
    });
  }
  let isDone = true;
  const end = () => {
    isDone = false;
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  const over = setTimeout(end, seconds * 1000);
  signal.addEventListener('abort', end, { once: true });
  try {
    await once(child, 'close');
  } finally {
    clearTimeout(over);
    signal.removeEventListener('abort', end);
    written.end();
  }
  return { output, isDone };
}
