import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import { basename, join } from 'node:path';
import { startRefusal } from '#server/process/start-refusal.ts';
import { writeOwned } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { Place } from './place.ts';
import { isRunning } from './processes.ts';

export const databaseUser = 'marketwaka';

/** Makes the cluster if there is none: beside its place and then renamed, so that a killed first start leaves nothing half made. */
export async function ensureCluster(place: Place, binaries: Binaries): Promise<void> {
  if (!existsSync(place.cluster)) await makeCluster(place, binaries);
  letOnlyUsIn(place);
}

async function makeCluster(place: Place, binaries: Binaries): Promise<void> {
  removeLeftovers(place);
  const beside = `${place.cluster}.${process.pid}`;
  await runInitdb(place, binaries, beside);
  try {
    renameSync(beside, place.cluster);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    if (!existsSync(place.cluster)) throw error;
  }
}

/** What a killed first start left; a start that is still at work has a process of that number. */
function removeLeftovers(place: Place): void {
  for (const name of readdirSync(place.home)) {
    const pid = new RegExp(`^${basename(place.cluster)}\\.(\\d+)$`).exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(join(place.home, name), { recursive: true, force: true });
  }
}

async function runInitdb(place: Place, binaries: Binaries, folder: string): Promise<void> {
  const child = spawn(
    binaries.initdb,
    [
      `--pgdata=${folder}`,
      `--username=${databaseUser}`,
      '--auth=peer',
      '--encoding=UTF8',
      // The same order of words on every machine, whatever locales it has.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
      '--no-instructions',
    ],
    {
      ...place.account,
      cwd: place.home,
      env: { PATH: '/usr/bin:/bin', TZ: 'UTC' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  await once(child, 'close');
  if (child.exitCode === 0) return;
  rmSync(folder, { recursive: true, force: true });
  throw startRefusal(
    `The embedded database could not be made in ${place.home}: ${complaints.trim().split('\n').at(-1) ?? ''}`,
  );
}

/** No password lies about: the kernel says who calls over the socket, and only the user who starts the product is let in. */
function letOnlyUsIn(place: Place): void {
  const write = (name: string, line: string) =>
    writeOwned(join(place.cluster, name), `${line}\n`, place.account);
  write('pg_hba.conf', 'local all all peer map=app');
  write('pg_ident.conf', `app "${userInfo().username}" ${databaseUser}`);
}
