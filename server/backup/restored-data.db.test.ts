import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { showConversation } from '#contract/chat/endpoints.ts';
import { signIn } from '#contract/accounts/endpoints.ts';
import { listMyOrders, showOrder } from '#contract/orders/endpoints.ts';
import { showMyCredit } from '#contract/payments/credit/endpoints.ts';
import { backUpTo, run } from '#test/product/backup-command.ts';
import { answered, openClient, type Client } from '#test/client.ts';
import { openDatabaseLine } from '#test/network/breakable-connection.ts';
import { addressOf, emptyDatabase, freshDatabase } from '#test/database.ts';
import { shapeOf } from '#test/database-shape.ts';
import { byLink, talkOn } from '#test/factories/chat.ts';
import { bringPhoto } from '#test/factories/claims.ts';
import { linkOf, placeThrough, wednesdayMorning, type Placed } from '#test/factories/orders.ts';
import { signUpCustomer } from '#test/factories/people.ts';
import { chanceOf } from '#test/lives/chance.ts';
import { liveOrder } from '#test/lives/live-order.ts';
import { signUpFinanceAdmin, openStreet } from '#test/lives/people.ts';
import { openPaystackWorld } from '#test/worlds/paystack.ts';
import { chromeOnAndroid, openWorldOn } from '#test/world.ts';
import { openDatabase } from '../db/database.ts';
import { sealRows } from '../features/ledger/chain/seal-rows.ts';
import { findDifferences } from '../features/payments/books/differences.ts';

const folder = mkdtempSync(join(tmpdir(), 'mw-backup-'));
afterAll(() => rm(folder, { recursive: true }));
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
afterAll(() => void vi.useRealTimers());

const dataFolder = join(folder, 'here');
const house = await openPaystackWorld({ clock: 'stands', dataFolder });
const patience = 120_000;

/** The same device, at the place that was restored. */
const sameDeviceAt = (url: string, { cookies }: Client): Client =>
  openClient({ url, address: '10.98.0.1', userAgent: chromeOnAndroid, cookies });

const filesOf = (backup: string) =>
  readdirSync(backup, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)));

async function everythingShown(client: Client, placed: Placed) {
  const shown = answered(await client.call(showConversation, { about: byLink(placed) }));
  const pictures = shown.messages.flatMap(({ pictureUrls }) => pictureUrls);
  const bytes = await Promise.all(
    pictures.map(async (path) =>
      Buffer.from(await (await client.request(path)).arrayBuffer()).toString('hex'),
    ),
  );
  // The provider of payments belongs to the place, not to its data.
  const { paysOnline: _, ...order } = answered(await client.call(showOrder, linkOf(placed)));
  return {
    order,
    orders: answered(await client.call(listMyOrders, {})),
    credit: answered(await client.call(showMyCredit, {})),
    shown,
    bytes,
  };
}

test(
  'a dataset that is backed up while it is in use is restored elsewhere, as everybody saw it',
  { timeout: patience },
  async () => {
    const office = await signUpFinanceAdmin(house);
    const street = await openStreet(house, chanceOf(7), office);
    for (let life = 0; life < 4; life += 1) await liveOrder(street);
    const sealed = await sealRows(house.world.db);
    const amaka = await signUpCustomer(house.world, 'Amaka of the lake');
    const placed = await placeThrough(amaka.client);
    const talk = talkOn(amaka.client, byLink(placed));
    answered(await talk.write('Abeg no forget\tdi pepper \\ "fresh" one\nPlenty 🌶'));
    answered(await talk.write('See am', { pictures: [await bringPhoto(amaka.client)] }));
    const seen = await everythingShown(amaka.client, placed);

    const load = { isOver: false };
    const restless = (async () => {
      while (!load.isOver) await liveOrder(street);
    })();
    const line = await openDatabaseLine(await addressOf(house.world.db));
    const place = { DATA_DIR: dataFolder, DATABASE_URL: line.url, BACKUP_PASSPHRASE: 'pepper no dey cheap' };
    const backup = await backUpTo(join(folder, 'backups'), place).finally(() => (load.isOver = true));
    await restless;
    expect(filesOf(backup).some((bytes) => bytes.includes('of the lake'))).toBe(false);

    const { address } = await emptyDatabase();
    const there = {
      ...place,
      DATA_DIR: join(folder, 'there'),
      DATABASE_URL: (await openDatabaseLine(address)).url,
    };
    const restored = await run('restore', [backup], there);
    expect(restored.output).toContain(`The chain is whole: ${sealed} rows are sealed`);
    expect(restored.output).toContain('The books agree to the kobo.');
    expect(restored.ok).toBe(true);

    const db = openDatabase({ address, connections: 5 });
    onTestFinished(() => db.end({ timeout: 1 }));
    const world = await openWorldOn(db, { clock: 'stands', dataFolder: there.DATA_DIR });
    expect(await everythingShown(sameDeviceAt(world.url, amaka.client), placed)).toEqual(seen);
    const phone = world.device();
    answered(await phone.call(signIn, { username: amaka.username, password: amaka.password }));
    expect(await findDifferences(world.db)).toEqual([]);
    const { db: plain } = await freshDatabase();
    expect(await shapeOf(world.db)).toEqual(await shapeOf(plain));
    answered(await talkOn(sameDeviceAt(world.url, amaka.client), byLink(placed)).write('E still dey?'));
    await placeThrough(world.device());
  },
);
