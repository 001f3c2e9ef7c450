import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { addPicture } from '#contract/media/endpoints.ts';
import { shownPicture } from '#contract/media/shown-picture.ts';
import { text } from '#server/db/sql/codecs.ts';
import { answered } from '#test/client.ts';
import { freshDatabase } from '#test/database.ts';
import { noFailures } from '#test/stand-ins/s3/failures.ts';
import { openS3 } from '#test/stand-ins/s3/stand-in.ts';
import { openWorldOn } from '#test/world.ts';
import { attachPictures } from '../attach-pictures.ts';
import { keyOf } from '../picture-store.ts';
import { pictureAddress } from '../serving/signed-address.ts';
import { readAddressSecret, setShown } from '../store.ts';
import { sweepInTurn, sweepPictures } from '../sweep.ts';
import { picturesInS3 } from './pictures.ts';

const s3 = await openS3({ mostKeys: 3 });
afterAll(() => s3.close());
afterEach(() => Object.assign(s3.failures, noFailures()));

// Two instances of the product, on one database and one bucket.
const { db } = await freshDatabase();
const here = await openWorldOn(db, { s3: s3.account });
const there = await openWorldOn(db, { s3: s3.account });
const store = picturesInS3({ account: s3.account });

const hourMs = 60 * 60_000;
const nextDay = () => new Date(Date.now() + 25 * hourMs);

let photos = 0;
function photo(): Promise<Uint8Array<ArrayBuffer>> {
  photos += 1;
  const background = { r: (photos * 37) % 256, g: (photos * 91) % 256, b: 20 };
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background } });
  return picture
    .jpeg()
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes));
}

async function bring(picture: Uint8Array<ArrayBuffer>): Promise<string> {
  return answered(await here.device().call(addPicture, { picture })).id;
}

async function look(id: string, world = here): Promise<Response> {
  return world.device().request(pictureAddress(await readAddressSecret(db), id, new Date()));
}

async function keyOfPicture(id: string): Promise<string> {
  const [row] = await db.rows({ sha256: text })`select sha256 from picture where id = ${id}`;
  return keyOf(row?.sha256 ?? 'none');
}

/** As if it had been kept long ago. */
function age(key: string): void {
  const object = s3.objects.get(key);
  if (object !== undefined) object.changedAt = new Date(0);
}

describe('a picture in a bucket', () => {
  test('is brought through one instance and seen through another', async () => {
    const seen = await look(await bring(await photo()), there);
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const { width, height } = await sharp(await seen.arrayBuffer()).metadata();
    expect([width, height]).toEqual([900, 600]);
  });

  test('that everybody sees is made narrow once, and shown even where that cannot be kept', async () => {
    const id = await bring(await photo());
    await setShown(db, id);
    s3.failures.spoilPuts = 2;
    const widthOf = async () => {
      const shown = await there.device().request(shownPicture(id, 320));
      expect(shown.status).toBe(200);
      return (await sharp(await shown.arrayBuffer()).metadata()).width;
    };
    expect(await widthOf()).toBe(320);
    const narrow = (await keyOfPicture(id)).replace('.webp', '-320.webp');
    expect(s3.objects.has(narrow)).toBe(false);
    expect(await widthOf()).toBe(320);
    expect(s3.objects.has(narrow)).toBe(true);
    const puts = () => s3.calls.filter((call) => call === `PUT ${narrow}`).length;
    const before = puts();
    expect(await widthOf()).toBe(320);
    expect(puts()).toBe(before);
  });
});

describe('an unreachable bucket', () => {
  test('a picture is refused with a sentence, may be sent again, and leaves nothing behind', async () => {
    const [picture, rows] = [await photo(), () => db`select 1 from picture`];
    const before = (await rows()).length;
    s3.failures.failCalls = 2;
    const refused = await here.device().call(addPicture, { picture });
    expect(refused).toMatchObject({ ok: false, reason: 'pictures-away', status: 503 });
    expect((await rows()).length).toBe(before);
    expect((await look(await bring(picture))).status).toBe(200);
  });

  test('a stored picture is announced as coming, and that reply is not cached', async () => {
    const id = await bring(await photo());
    s3.failures.isAway = true;
    const away = await look(id, there);
    expect([away.status, away.headers.get('x-refusal')]).toEqual([503, 'pictures-away']);
    expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(away.headers.get('cache-control')).toBe('no-store');
    s3.failures.isAway = false;
    expect((await look(id, there)).status).toBe(200);
  });

  test('a picture that waits for a slow bucket delays no other call', async () => {
    const pictures = await Promise.all(Array.from({ length: 12 }, photo));
    s3.failures.slowMs = 2500;
    let areBrought = false;
    const brought = Promise.all(pictures.map(bring)).then(() => {
      areBrought = true;
    });
    await expect.poll(() => s3.calls.length, { interval: 20 }).toBeGreaterThan(0);
    expect((await here.device().request('/api/markets')).status).toBe(200);
    expect(areBrought).toBe(false);
    await brought;
  });
});

describe('the sweep of a bucket', () => {
  test('takes what nothing came of, and touches nothing else', async () => {
    const [lone, wanted] = [await bring(await photo()), await bring(await photo())];
    expect(await attachPictures(db, [wanted], null, new Date())).toBe(true);
    const [loneKey, wantedKey] = [await keyOfPicture(lone), await keyOfPicture(wanted)];
    s3.objects.set('backups/books.tar', { bytes: Buffer.from('the books'), changedAt: new Date(0) });
    for (const key of [loneKey, wantedKey]) age(key);
    await sweepPictures(db, store, nextDay());
    expect(s3.objects.has(loneKey)).toBe(false);
    expect(s3.objects.has(wantedKey)).toBe(true);
    expect(s3.objects.has('backups/books.tar')).toBe(true);
    expect((await look(lone)).status).toBe(404);
    expect((await look(wanted)).status).toBe(200);
  });

  test('waits neither for long nor takes a picture that is brought again at that moment', async () => {
    const picture = await photo();
    const key = await keyOfPicture(await bring(picture));
    age(key);
    s3.failures.slowMs = 300;
    const swept = sweepPictures(db, store, nextDay());
    await expect.poll(() => s3.calls.includes(`DELETE ${key}`), { interval: 5 }).toBe(true);
    const id = await bring(picture);
    await swept;
    expect(s3.objects.has(key)).toBe(true);
    expect((await look(id)).status).toBe(200);
  });

  test('is one instance’s turn in an hour', async () => {
    const lists = () => s3.calls.filter((call) => call === 'GET ').length;
    await db`update picture_sweep set begun_at = 'epoch'`;
    const before = lists();
    await sweepPictures(db, store, new Date());
    const [each, now] = [lists() - before, new Date()];
    await Promise.all([1, 2, 3].map(() => sweepInTurn(db, store, now)));
    expect(lists() - before).toBe(2 * each);
    await sweepInTurn(db, store, new Date(now.getTime() + hourMs));
    expect(lists() - before).toBe(3 * each);
  });

  test('a picture whose product was killed before it was kept goes, and can be attached to nothing', async () => {
    const id = await bring(await photo());
    await db`update picture set is_kept = false where id = ${id}`;
    expect(await attachPictures(db, [id], null, new Date())).toBe(false);
    await sweepPictures(db, store, nextDay());
    expect(await db`select 1 from picture where id = ${id}`).toHaveLength(0);
  });
});
