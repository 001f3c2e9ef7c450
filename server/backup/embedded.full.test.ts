import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addPicture } from '#contract/media/endpoints.ts';
import { answered } from '#test/client.ts';
import { addressOf, emptyDatabase } from '#test/database.ts';
import { photo } from '#test/factories/claims.ts';
import { placeThrough } from '#test/factories/orders.ts';
import { openDatabaseLine } from '#test/network/breakable-connection.ts';
import { backUpTo, run } from '#test/product/backup-command.ts';
import { openWorld } from '#test/world.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { addressIn } from '../db/embedded/address.ts';
import { openEmbeddedDatabase } from '../db/embedded/embedded.ts';
import { findPlace } from '../db/embedded/place.ts';
import { runningPostmaster } from '../db/embedded/postmaster.ts';
import { readingRole } from '../db/reading/reading-role.ts';
import { text } from '../db/sql/codecs.ts';
import { readTables } from './store-snapshot.ts';

const folder = mkdtempSync(join(tmpdir(), 'mw-over-'));
const collection = join(folder, 'backups');
const embedded = { DATA_DIR: join(folder, 'embedded') };
afterAll(() => {
  // Under root the database may live elsewhere than in the folder.
  rmSync(findPlace(embedded.DATA_DIR).home, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

/** A sum over all rows of every table, but for what belongs to one server alone. */
async function sumsOf(db: Database): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const { name, columns, transactionColumns } of await readTables(db)) {
    // The row about a backup is written once the backup is made.
    if (name === 'backup_made') continue;
    const own = columns.filter((column) => !transactionColumns.includes(column));
    const [row] = await db.rows({ sum: text })`
      select coalesce(md5(string_agg(line, '' order by line)), 'none') as sum
      from (select (row(${db(own)}))::text as line from ${db(name)}) as lines`;
    sums[name] = row?.sum ?? '';
  }
  return sums;
}

test(
  'a place moves from an outside server into its own folder and back, and loses nothing on the way',
  { timeout: 120_000 },
  async () => {
    const outside = await openWorld({ clock: 'stands', dataFolder: join(folder, 'outside') });
    const { order } = await placeThrough(outside.device());
    answered(await outside.device().call(addPicture, { picture: await photo() }));
    const before = await sumsOf(outside.db);
    const line = await openDatabaseLine(await addressOf(outside.db));
    const first = await backUpTo(collection, { DATA_DIR: join(folder, 'outside'), DATABASE_URL: line.url });

    expect(await run('restore', [first], embedded)).toMatchObject({ ok: true });
    expect(runningPostmaster(findPlace(embedded.DATA_DIR))).toBeUndefined();
    const whileStopped = await backUpTo(collection, embedded);
    const running = await openEmbeddedDatabase(embedded.DATA_DIR, () => undefined);
    const db = openDatabase({ address: running.ownerAddress, connections: 2 });
    expect(await sumsOf(db)).toEqual(before);
    expect(await run('database-reader', [], embedded)).toMatchObject({
      ok: true,
      output: expect.stringMatching(
        /^marketwaka_reader reads \d+ views .*\nTo read: psql -h \/\S+ -U marketwaka_reader marketwaka\n$/,
      ),
    });
    const place = findPlace(embedded.DATA_DIR);
    const reader = openDatabase({ address: addressIn(place, 'marketwaka', readingRole), connections: 1 });
    expect(await reader`select from reporting.orders`).toHaveLength(1);
    await expect(reader`select from customer_order`).rejects.toMatchObject({ code: '42501' });
    await reader.end();
    const whileRunning = await backUpTo(collection, embedded);
    const inUse = await run('restore', [first, '--over', 'marketwaka'], embedded);
    expect(inUse).toMatchObject({
      ok: false,
      output: expect.stringContaining('another MarketWaka is running'),
    });
    await db.end();
    await running.stop();

    for (const backup of [whileStopped, whileRunning]) {
      const { address } = await emptyDatabase();
      const back = { DATA_DIR: join(folder, 'back'), DATABASE_URL: (await openDatabaseLine(address)).url };
      expect(await run('restore', [backup], back)).toMatchObject({ ok: true });
      const again = openDatabase({ address, connections: 1 });
      expect(await sumsOf(again)).toEqual(before);
      expect(await again`select 1 from customer_order where id = ${order.id}`).toHaveLength(1);
      await again.end();
      expect(readdirSync(join(folder, 'back', 'media'))).toEqual(
        readdirSync(join(folder, 'outside', 'media')),
      );
    }
    const modes = [whileRunning, join(whileRunning, 'manifest.json')].map(
      (path) => statSync(path).mode & 0o777,
    );
    expect(modes).toEqual([0o700, 0o600]);
  },
);
