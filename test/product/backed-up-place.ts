import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUpTo } from './backup-command.ts';
import { openDatabaseLine } from '../network/breakable-connection.ts';
import { addressOf, emptyDatabase } from '../database.ts';
import { insertManyOrders } from '../datasets/orders.ts';
import { whenDone } from '../when-done.ts';
import { openWorld } from '../world.ts';

/** A place with three thousand orders, a backup of it, and empty places to restore to. */
export async function openBackedUpPlace() {
  const folder = mkdtempSync(join(tmpdir(), 'mw-backed-up-'));
  whenDone(() => rm(folder, { recursive: true }));
  const collection = join(folder, 'backups');
  const world = await openWorld({ clock: 'stands', dataFolder: join(folder, 'here') });
  await insertManyOrders(world.db, 3000);
  const here = {
    DATA_DIR: join(folder, 'here'),
    DATABASE_URL: (await openDatabaseLine(await addressOf(world.db))).url,
  };

  async function elsewhere() {
    const { address, db } = await emptyDatabase();
    const { url } = await openDatabaseLine(address);
    return { DATA_DIR: join(folder, 'there'), DATABASE_URL: url, name: new URL(url).pathname.slice(1), db };
  }

  return { folder, collection, world, here, elsewhere, backup: await backUpTo(collection, here) };
}
