import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { writtenDataKey } from '#server/secrets/data-key.ts';
import { testKey } from '#test/data-key.ts';
import type { DatabaseAddress } from '#server/db/database.ts';

/** The product under test, and what it says about itself. */
export interface Product {
  url: string;
  port: number;
  /** Everything that the clock brings round is done once; what threw is said. */
  rounds(): Promise<string[]>;
  memory(): Promise<{ heapBytes: number; residentBytes: number }>;
  /** Lines of its log since the last look that say error or worse. */
  errors(): string[];
  isRunning(): boolean;
  stop(): Promise<void>;
}

type ProcessMessage = { listens?: string; failed?: string[]; heapBytes?: number; residentBytes?: number };

export async function startProduct(
  address: DatabaseAddress,
  environment: Readonly<Record<string, string>>,
): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'mw-fuzz-'));
  const child = fork(resolve(import.meta.dirname, 'product.ts'), {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      FUZZ_DATABASE: JSON.stringify(address),
      DATA_DIR: folder,
      DATA_KEYS: writtenDataKey(testKey),
      DATABASE_URL: '',
      PUBLIC_URL: 'https://market.test',
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'warn',
      ...environment,
    },
  });
  let errors: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (stream !== null)
      createInterface({ input: stream }).on('line', (line) => isError(line) && errors.push(line));
  }
  const { listens } = await nextMessage(child);
  if (listens === undefined) throw new Error(`the product did not begin:\n${errors.join('\n')}`);
  const ask = async (what: string) => {
    child.send(what);
    return nextMessage(child);
  };
  return {
    url: listens,
    port: Number(new URL(listens).port),
    rounds: async () => (await ask('rounds')).failed ?? [],
    memory: async () => {
      const { heapBytes = 0, residentBytes = 0 } = await ask('memory');
      return { heapBytes, residentBytes };
    },
    errors: () => errors.splice(0),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    stop: async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function nextMessage(child: ChildProcess): Promise<ProcessMessage> {
  const over = new AbortController();
  const { signal } = over;
  try {
    const first: unknown = await Promise.race([
      once(child, 'message', { signal }).then(([message]: unknown[]) => message),
      once(child, 'exit', { signal }).then(() => ({})),
    ]);
    return first as ProcessMessage;
  } finally {
    over.abort();
  }
}

/** Output that is no log line was thrown, or printed past the log. */
function isError(line: string): boolean {
  if (!line.startsWith('{')) return line.trim() !== '';
  const { level } = JSON.parse(line) as { level?: number };
  return level === undefined || level >= 50;
}
