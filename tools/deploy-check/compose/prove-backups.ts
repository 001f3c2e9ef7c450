import { chownSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { showOrder } from '#contract/orders/endpoints.ts';
import { deploy } from '#tools/deploy/files.ts';
import { answered } from '#test/client.ts';
import { linkOf, type Placed } from '#test/factories/orders.ts';
import { demand, type Check } from '../checks.ts';
import { newInWork } from '../machine/folder.ts';
import { podman, runContainer } from '../machine/podman.ts';
import { sql, untilThere } from './prove-service.ts';
import { placeAndCancel } from '../place-and-cancel.ts';
import type { Deployment } from './deployment.ts';

const productUser = 1000;

/**
 * Proves what deploy/README.md promises of losing things: a copy of the database, a moment before a mistake, the
 * replica.
 */
export async function proveBackups(deployment: Deployment, placed: Placed, check: Check): Promise<void> {
  await proveOwnBackup(deployment, check);
  await proveMoment(deployment, placed, check);
  await proveReplica(deployment, placed, check);
}

async function proveOwnBackup(deployment: Deployment, check: Check): Promise<void> {
  const folder = newInWork('place');
  chownSync(folder, productUser, productUser);
  const volumes = [`${folder}:/place`];
  const orders = () => sql(deployment, 'postgres', 'select count(*) from customer_order');
  await check('a backup of the whole place is made while it serves', async () => {
    const output = await deployment.services.run('app-1', {
      volumes,
      command: ['node', 'server/backup.ts', '/place'],
    });
    demand(/and 1 pictures as of/.test(output), `it said ${output}`);
  });
  await check('that backup is restored into another database, with every order', async () => {
    await sql(deployment, 'postgres', 'create database again');
    const [made = ''] = readdirSync(folder);
    const words = `export MIGRATE_DATABASE_URL="$(echo "$MIGRATE_DATABASE_URL" | sed 's,/marketwaka$,/again,')"
      export DATABASE_URL="$(echo "$DATABASE_URL" | sed 's,/marketwaka$,/again,')"
      exec node server/restore.ts /place/${made}`;
    const output = await deployment.services.run('app-1', { volumes, command: ['sh', '-c', words] });
    demand(output.includes(`restored ${await orders()} orders`), `it said ${output}`);
  });
}

async function proveMoment(deployment: Deployment, placed: Placed, check: Check): Promise<void> {
  await check('the first night’s base backup is there, and the log is archived', async () => {
    await untilThere(async () => {
      const output = await deployment.services.exec('postgres-backup', 'ls', '/backups/base');
      demand(/^\d{8}T\d{6}Z$/m.test(output), 'no base backup is there');
    });
  });
  await check('another base backup is made by hand, and noted where the product looks', async () => {
    await deployment.services.exec('postgres-backup', 'sh', '/scripts/back-up.sh');
    const noted = await sql(deployment, 'postgres', "select count(*) from backup_made where way = 'base'");
    demand(noted === '1', 'nobody was told of it');
  });
  await check('the database comes up as it was at a moment before a mistake', async () => {
    const landmark = await landmarkOf(deployment, placed);
    await pause(1100);
    const moment = await sql(deployment, 'postgres', 'select now()');
    await pause(1100);
    await sql(deployment, 'postgres', "update customer_order set landmark = 'oh no'");
    const piece = await sql(deployment, 'postgres', 'select pg_walfile_name(pg_switch_wal())');
    await untilThere(() =>
      deployment.services.exec('postgres-backup', 'test', '-e', `/backups/wal/${piece}`),
    );
    demand((await recovered(moment, placed)) === landmark, 'the mistake is there as well');
    demand((await landmarkOf(deployment, placed)) === 'oh no', 'the damaged database was touched');
  });
}

const landmarkOf = (deployment: Deployment, { code }: Placed) =>
  sql(deployment, 'postgres', `select landmark from customer_order where code = '${code}'`);

/** The words of deploy/README.md, on a volume of its own. */
async function recovered(moment: string, { code }: Placed): Promise<string> {
  const words = `sh /scripts/recover-to.sh "${moment}" $PGDATA && exec postgres -c max_connections=200 -c archive_mode=off`;
  const volumes = [
    'marketwaka_backups:/backups:ro',
    'marketwaka_again:/var/lib/postgresql',
    `${join(deploy, 'postgres')}:/scripts:ro`,
  ];
  await runContainer([
    '--detach',
    '--name',
    'again',
    '--network',
    'none',
    '--user',
    'postgres',
    ...volumes.flatMap((volume) => ['--volume', volume]),
    'postgres:18.6',
    'sh',
    '-c',
    words,
  ]);
  const ask = (statement: string) =>
    podman('exec', 'again', 'psql', '-U', 'marketwaka', '-d', 'marketwaka', '-qtAc', statement);
  await untilThere(async () =>
    demand((await ask('select pg_is_in_recovery()')).trim() === 'f', 'it still recovers'),
  );
  return (await ask(`select landmark from customer_order where code = '${code}'`)).trim();
}

async function proveReplica(
  { services, visitorOf }: Deployment,
  placed: Placed,
  check: Check,
): Promise<void> {
  await check(
    'the primary is lost, the replica is promoted, and an instance takes orders over it',
    async () => {
      await services.kill('postgres');
      await services.exec('postgres-replica', 'pg_ctl', 'promote', '-D', '/var/lib/postgresql/18/docker');
      await services.overReplica('app-1');
      answered(await visitorOf('app-1').call(showOrder, linkOf(placed)));
      await placeAndCancel(visitorOf('app-1'));
    },
  );
}
