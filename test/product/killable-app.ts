import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { writtenDataKey } from '#server/secrets/data-key.ts';
import { testKey } from '#test/data-key.ts';
import { openClient, type Client } from '#test/client.ts';

/** The product without pages, as a process of its own. */
export interface KillableApp {
  url: string;
  phone: Client;
  /** Everything it has said so far. */
  said(): string;
  kill(): Promise<void>;
}

/** Starts it on a database; it is killed with its test at the latest. */
export async function startKillableApp(
  databaseUrl: string,
  logLevel: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<KillableApp> {
  const child = spawn(process.execPath, ['test/product/app-process.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PUBLIC_URL: 'https://market.test',
      TRUSTED_PROXIES: '127.0.0.1',
      OWNER_USERNAME: 'oga',
      OWNER_PASSWORD: 'oga-of-the-market',
      LOG_LEVEL: logLevel,
      DATA_KEYS: writtenDataKey(testKey),
      // Each of many starts would read and compile a thousand sources anew.
      NODE_COMPILE_CACHE: join(tmpdir(), 'mw-compiled'),
      ...environment,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  const url = await new Promise<string>((resolve, reject) => {
    reader.on('line', (line) => {
      const listens = /^listens (.+)$/.exec(line)?.[1];
      if (listens !== undefined) resolve(listens);
    });
    child.once('exit', () => reject(new Error('the product left before it listened')));
  });
  return {
    url,
    phone: openClient({ url, address: '10.99.0.1', userAgent: 'a phone' }),
    said: () => lines.join('\n'),
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
