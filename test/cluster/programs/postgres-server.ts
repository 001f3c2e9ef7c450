import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#server/db/database.ts';
import { freePort } from '#test/network/free-port.ts';
import { startChild, type Child } from './child.ts';
import { newFolder } from './folder.ts';
import { findProgram } from './find-program.ts';

export interface PostgresServer {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

const readyMs = 30_000;

/** Settings that this one has and others have not. */
type Settings = Readonly<Record<string, string>>;

/** Debian's PostgreSQL with its usual settings, new and empty, on a port of its own. */
export async function startPostgres(settings: Settings = {}): Promise<PostgresServer> {
  const postgres = findProgram('postgres', '/usr/lib/postgresql/*/bin');
  const account = databaseAccount();
  const folder = newFolder('db');
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(dirname(postgres), 'initdb'),
    [`--pgdata=${data}`, '--username=marketwaka', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'],
    { ...account, cwd: folder, stdio: 'pipe' },
  );
  return serveData(data, settings);
}

/** The same over data that is there already. */
export async function serveData(data: string, settings: Settings = {}): Promise<PostgresServer> {
  const postgres = findProgram('postgres', '/usr/lib/postgresql/*/bin');
  const account = databaseAccount();
  const folder = dirname(data);
  const port = await freePort();
  const given = Object.entries({ ...settings, logging_collector: 'off' });
  const server = startChild(
    [
      postgres,
      '-D',
      data,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      folder,
      ...given.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { cwd: folder, orphaned: 'SIGQUIT', ...(account === undefined ? {} : { account }) },
  );
  const stop = async () => {
    await server.end('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const url = (database: string) => `postgres://marketwaka@127.0.0.1:${port}/${database}`;
    await makeDatabase(url('postgres'), server);
    return { url: url('marketwaka'), pid: server.pid, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** PostgreSQL refuses to be root. */
export function databaseAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const user = spawnSync('id', ['postgres'], { stdio: 'ignore' }).status === 0 ? 'postgres' : 'nobody';
  const number = (option: string) => Number(execFileSync('id', [option, user], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}

async function makeDatabase(address: string, server: Child): Promise<void> {
  const until = Date.now() + readyMs;
  for (;;) {
    const connection = openDatabase({ address, connections: 1 });
    try {
      const found = await connection`select 1 from pg_database where datname = 'marketwaka'`;
      if (found.length === 0) await connection`create database marketwaka`;
      return;
    } catch (error) {
      if (Date.now() > until || !server.isRunning())
        throw new Error(`PostgreSQL does not start: ${server.lastWords()}`, { cause: error });
      await pause(100);
    } finally {
      await connection.end({ timeout: 1 });
    }
  }
}
