import { spawn } from 'node:child_process';
import { closeSync, existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openOwned } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { Place } from './place.ts';
import { isRunning, processesIn, standsIn } from './processes.ts';

/** Sized for a small machine that runs the product too; what is written stays written. */
const settings: Readonly<Record<string, string>> = {
  listen_addresses: '',
  port: '5432',
  unix_socket_permissions: '0700',
  max_connections: '60',
  // With 48 MB an order in a town grown old waited for pages that the one before had put out.
  shared_buffers: '128MB',
  max_wal_size: '512MB',
  min_wal_size: '48MB',
  wal_level: 'replica',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  io_method: 'sync',
  max_worker_processes: '2',
  max_parallel_workers: '2',
  jit: 'off',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  // Statements carry people's names and numbers: the log gets the error alone.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/** Tests throw their data away: nothing of theirs has to reach the disk. Several runs may share one server. */
const fleetingSettings = {
  ...settings,
  max_connections: '200',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
};

const logLimitBytes = 5_000_000;

/** The process number of the server that runs over this place's data, if one does. */
export function runningPostmaster(place: Place): number | undefined {
  const pid = writtenPid(place);
  return pid !== undefined && standsIn(place.cluster, pid) ? pid : undefined;
}

/** Starts a server that outlives us, so that Ctrl-C in the terminal does not take it away before we drained. */
export function startPostmaster(place: Place, binaries: Binaries, keeping: 'durable' | 'fleeting'): void {
  const chosen = keeping === 'durable' ? settings : fleetingSettings;
  forgetStrangersPid(place);
  const log = openLog(place);
  const child = spawn(
    binaries.postgres,
    [
      '-D',
      place.cluster,
      '-c',
      `unix_socket_directories=${place.socketFolder}`,
      ...Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      ...place.account,
      cwd: place.cluster,
      env: { PATH: '/usr/bin:/bin', TZ: 'UTC' },
      stdio: ['ignore', log, log],
      detached: true,
    },
  );
  // Whether it serves is found out by asking it; a start that lost to another's simply ends.
  child.on('error', () => undefined);
  child.unref();
  closeSync(log);
}

/** Fast shutdown; then without a checkpoint; then by force. Returns once the process is gone. */
export async function stopPostmaster(place: Place): Promise<void> {
  const pid = runningPostmaster(place);
  if (pid === undefined) return;
  const steps = [
    { signal: 'SIGINT', seconds: 20 },
    { signal: 'SIGQUIT', seconds: 5 },
    { signal: 'SIGKILL', seconds: 5 },
  ] as const;
  for (const { signal, seconds } of steps) {
    send(pid, signal);
    if (await isGoneWithin(place, pid, seconds)) return;
  }
}

/** The last line that the server wrote: what it says when it does not start. */
export function lastWords(place: Place): string {
  if (!existsSync(place.log)) return '';
  return readFileSync(place.log, 'utf8').trimEnd().split('\n').at(-1) ?? '';
}

function pidFile(place: Place): string {
  return join(place.cluster, 'postmaster.pid');
}

function writtenPid(place: Place): number | undefined {
  if (!existsSync(pidFile(place))) return undefined;
  const pid = Number(readFileSync(pidFile(place), 'utf8').split('\n')[0]);
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

/** PostgreSQL believes a stale file whose number another program has by now, as in a restarted container: it would never start. */
function forgetStrangersPid(place: Place): void {
  const pid = writtenPid(place);
  if (pid === undefined || !isRunning(pid) || standsIn(place.cluster, pid)) return;
  if (processesIn(place.cluster).length === 0) rmSync(pidFile(place));
}

function openLog(place: Place): number {
  const written = statSync(place.log, { throwIfNoEntry: false })?.size ?? 0;
  if (written > logLimitBytes) renameSync(place.log, `${place.log}.before`);
  return openOwned(place.log, place.account, 'append');
}

async function isGoneWithin(place: Place, pid: number, seconds: number): Promise<boolean> {
  const until = Date.now() + seconds * 1000;
  while (Date.now() < until) {
    if (!standsIn(place.cluster, pid)) return true;
    await pause(15);
  }
  return false;
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It went by itself.
  }
}
