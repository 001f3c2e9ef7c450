import { mkdtempSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Db } from '#server/db/database.ts';
import { markChangedDays } from '#server/features/analytics/reckoning/mark-days.ts';
import { storeSearch } from '#server/features/orders/search/search-words.ts';
import type { JournalLine } from '../journal.ts';
import { findLosses } from './find-losses.ts';
import type { Loss } from './loss.ts';
import { plantedIn } from './planted-losses.ts';
import { liveHistory } from './history.ts';
import { proofs } from './writes.ts';

const folder = mkdtempSync(join(tmpdir(), 'mw-checker-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { world, journal, mediaFolder, code } = await liveHistory(folder);
const { db } = world;

function lossesIn(held: Db, lines: readonly JournalLine[] = journal): Promise<Loss[]> {
  return findLosses({ db: held, mediaFolder, journal: lines, now: new Date() });
}

test('the checker finds nothing where everything is there', { timeout: 60_000 }, async () => {
  // Readers run every few seconds; here they run at once.
  const lossesAfterReading = async () => {
    await Promise.all([markChangedDays(db), storeSearch(db)]);
    return lossesIn(db);
  };
  await expect.poll(lossesAfterReading, { timeout: 50_000 }).toEqual([]);
});

const undone = new Error('everything is as it was');

/** Losses found with one planted past the constraints between rows; it is rolled back afterwards. */
async function lossesWith(plant: (transaction: Db) => Promise<unknown>): Promise<Loss[]> {
  let losses: Loss[] = [];
  await db
    .begin(async (transaction) => {
      await transaction`set local session_replication_role = replica`;
      await plant(transaction);
      losses = await lossesIn(transaction);
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return losses;
}

test.each(plantedIn(code))('the checker finds %s (%s)', { timeout: 60_000 }, async (_what, kind, plant) => {
  const kinds = (await lossesWith(plant)).map((loss) => loss.kind);
  expect(kinds).toContain(kind);
});

const shelf = () => join(mediaFolder, readdirSync(mediaFolder)[0] ?? '');
const aFile = () => join(shelf(), readdirSync(shelf())[0] ?? '');
const longAgo = new Date(Date.now() - 30 * 60 * 60_000);

test('the checker finds a picture without a file, one with a spoilt file, and a file without a picture', async () => {
  const file = aFile();
  renameSync(file, join(folder, 'aside'));
  expect((await lossesIn(db)).map(({ kind }) => kind)).toEqual(['picture-without-file']);
  writeFileSync(file, 'half a pictu');
  expect((await lossesIn(db)).map(({ kind }) => kind)).toEqual(['file-spoilt']);
  renameSync(join(folder, 'aside'), file);
  const nobodys = `${file}.${'0'.repeat(8)}`;
  writeFileSync(nobodys, 'cut off');
  expect(await lossesIn(db), 'it may be on its way in').toEqual([]);
  utimesSync(nobodys, longAgo, longAgo);
  expect((await lossesIn(db)).map(({ kind }) => kind)).toEqual(['file-without-picture']);
  rmSync(nobodys);
});

test('the checker finds a movement of the provider that was not booked, and an acknowledged write without proof', async () => {
  const taken: JournalLine = { kind: 'provider-took', reference: crypto.randomUUID(), kobo: 100 };
  const back: JournalLine = { kind: 'provider-refund', reference: '', note: 'refund of nobody', kobo: 100 };
  const strange: JournalLine = { kind: 'answered', at: 0, who: 'x', call: 'unheardOf', input: {}, reply: {} };
  const losses = await lossesIn(db, [...journal, taken, back, strange]);
  expect(losses.map(({ kind }) => kind).toSorted()).toEqual([
    'provider-differs',
    'provider-differs',
    'write-unproved',
  ]);
});

test('the checker finds every kind of write that left nothing behind', async () => {
  const id = crypto.randomUUID();
  const aboutOrders = {
    clientRequestId: id,
    code: 'MW-22222222',
    itemId: id,
    questionId: id,
    claimId: id,
    doneAt: new Date().toISOString(),
    items: [],
    pictureId: id,
    pictures: [],
    stars: 5,
    words: '',
    askedKobo: 7,
    paidKobo: 7,
    kobo: 7,
    action: 'cancel',
    version: 1,
  };
  const aboutPeople = {
    offerId: id,
    userId: id,
    agentId: id,
    marketId: id,
    username: id,
    name: '',
    text: id,
    role: 'admin',
    permissions: [],
    groups: [{ group: 'orders', push: true }],
    endpoint: id,
    key: 'delivery_fee',
    value: '-',
    description: '-',
  };
  const input = { ...aboutOrders, ...aboutPeople };
  const reply = {
    id,
    code: 'MW-22222222',
    codes: [],
    reference: id,
    claimId: id,
    kobo: 7,
    state: 'open',
    conversationId: id,
  };
  const lines = Object.keys(proofs).map((call): JournalLine => {
    return { kind: 'answered', at: 0, who: 'nobody', call, input, reply };
  });
  const kinds = (await lossesIn(db, [...journal, ...lines])).map(({ kind }) => kind);
  expect(kinds).toEqual(Object.keys(proofs).map(() => 'write-lost'));
});
