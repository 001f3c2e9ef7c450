import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { picturesInFolder } from '#server/media/folder.ts';
import { keyOf, sha256Of } from '#server/media/picture-store.ts';
import { picturesInS3 } from '#server/media/s3/pictures.ts';
import { openS3 } from '#test/stand-ins/s3/stand-in.ts';
import { copyPictures } from './copy-pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'mw-move-'));
const s3 = await openS3({ mostKeys: 2 });
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await s3.close();
});

test('a folder’s pictures go into a bucket, and the second time only what came since', async () => {
  const [from, to] = [picturesInFolder(folder), picturesInS3({ account: s3.account })];
  const photos = ['yam', 'pepper', 'ugu', 'garri'].map((what) => Buffer.from(`a photo of ${what}`));
  const names = photos.map(sha256Of);
  for (const [place, photo] of photos.entries()) await from.keep(names[place] ?? '', photo);
  await from.keep(`${names[0]}-640`, Buffer.from('narrow'));
  const [spoilt = '', , late = ''] = names;
  writeFileSync(join(folder, keyOf(spoilt)), 'a photo of yam that a disk lost');
  await from.remove(keyOf(late));
  expect(await copyPictures(from, to)).toEqual({ copied: 2, there: 0, damaged: [spoilt] });
  await from.keep(late, photos[2] ?? Buffer.alloc(0));
  expect(await copyPictures(from, to)).toEqual({ copied: 1, there: 2, damaged: [spoilt] });
  expect([...s3.objects.keys()].toSorted()).toEqual(names.slice(1).map(keyOf).toSorted());
});
