import { mkdtempSync, utimesSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { picturesInFolder } from '../media/folder.ts';
import { keyOf } from '../media/picture-store.ts';
import { sweepPictures } from '../media/sweep.ts';
import { holdPictures } from './store-snapshot.ts';

const folder = mkdtempSync(join(tmpdir(), 'mw-sweep-'));
afterAll(() => rm(folder, { recursive: true }));
const { db } = await freshDatabase();
const pictures = picturesInFolder(folder);

test('no picture is deleted while a backup is made, and unused ones are deleted afterwards', async () => {
  const name = 'cd'.repeat(32);
  await pictures.keep(name, Buffer.from('a photo of pepper'));
  utimesSync(join(folder, keyOf(name)), new Date(0), new Date(0));
  const one = await holdPictures(db);
  const other = await holdPictures(db);
  await sweepPictures(db, pictures, new Date());
  await one.release();
  await sweepPictures(db, pictures, new Date());
  expect(await pictures.read(name)).toBeDefined();
  await other.release();
  await sweepPictures(db, pictures, new Date());
  expect(await pictures.read(name)).toBeUndefined();
});
