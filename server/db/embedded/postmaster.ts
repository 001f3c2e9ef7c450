import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { openOwned } from './account.ts';
import { findBinaries, type Binaries } from './programs/binaries.ts';
import { loopback, type Door } from './door.ts';
import { pidFile, writtenPid } from './pid-file.ts';
import type { Place } from './place.ts';
import { isRunning, processesIn, standsIn } from './processes.ts';
import { environmentFor } from './system.ts';

/** Sized for a small machine that runs the product too; what is written stays written. */
const settings: Readonly<Record<string, string>> = {
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

/** The log of one server that was started, from where it began to write. */
export interface Launch {
  at: number;
  logFrom: number;
}

/** The process number of the server that runs over this place's data, if one does. */
export function runningPostmaster({ cluster }: Place): number | undefined {
  const pid = writtenPid(cluster);
  return pid !== undefined && standsIn(cluster, pid) ? pid : undefined;
}

/** Starts a server that outlives us, so that Ctrl-C in the terminal does not take it away before we drained. */
export function startPostmaster(place: Place, binaries: Binaries, keeping: 'durable' | 'fleeting'): Launch {
  const chosen = { ...(keeping === 'durable' ? settings : fleetingSettings), ...settingsOf(place.door) };
  forgetStrangersPid(place);
  const log = openLog(place);
  const logFrom = statSync(place.log).size;
  const options = Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const isWindows = place.system.family === 'windows';
  const child = spawn(
    isWindows ? binaries.pgCtl : binaries.postgres,
    // On Windows PostgreSQL refuses an administrator's rights, and pg_ctl takes them away. A blank parts its options.
    isWindows
      ? ['start', '-D', place.cluster, '-l', place.log, '-W', '-s', '-o', options.join(' ')]
      : ['-D', place.cluster, ...options],
    {
      ...place.account,
      cwd: place.cluster,
      env: environmentFor(place.system),
      stdio: isWindows ? 'ignore' : ['ignore', log, log],
      // A hidden console of its own is out of reach of Ctrl-C on Windows, where a detached program would open a window.
      detached: !isWindows,
      windowsHide: true,
    },
  );
  // Asking the server decides whether it serves; a start that lost to another's simply ends.
  child.on('error', () => undefined);
  child.unref();
  closeSync(log);
  return { at: Date.now(), logFrom };
}

function settingsOf(door: Door): Record<string, string> {
  return door.kind === 'socket'
    ? {
        listen_addresses: '',
        port: '5432',
        unix_socket_permissions: '0700',
        unix_socket_directories: door.folder,
      }
    : { listen_addresses: loopback, port: String(door.port), unix_socket_directories: '' };
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
    send(place, pid, signal);
    if (await isGoneWithin(place, pid, seconds)) return;
  }
}

/** The server's log since it was started. */
export function wordsOf(place: Place, { logFrom }: Launch): string {
  if (!existsSync(place.log)) return '';
  return readFileSync(place.log).subarray(logFrom).toString('utf8').trimEnd();
}

/** The last line that the server wrote: what it says when it does not start. */
export function lastWords(place: Place): string {
  if (!existsSync(place.log)) return '';
  return readFileSync(place.log, 'utf8').trimEnd().split('\n').at(-1) ?? '';
}

/**
 * PostgreSQL would never start over a stale file whose number another program has by now, as in a restarted container,
 * nor over one that a full disk left without any.
 */
function forgetStrangersPid({ cluster }: Place): void {
  const pid = writtenPid(cluster);
  if (pid !== undefined && (!isRunning(pid) || standsIn(cluster, pid))) return;
  if (processesIn(cluster).length === 0) rmSync(pidFile(cluster), { force: true });
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

/** Windows has no signals: pg_ctl brings ours to the server in a way of its own. */
function send(place: Place, pid: number, signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): void {
  if (place.system.family === 'windows') {
    const words = ['kill', signal.slice('SIG'.length), String(pid)];
    spawnSync(findBinaries(place).pgCtl, words, { ...place.account, stdio: 'ignore', windowsHide: true });
    return;
  }
  try {
    process.kill(pid, signal);
  } catch {
    // It went by itself.
  }
}
