import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { addPicture } from '#contract/media/endpoints.ts';
import { mostPictureBytes } from '#contract/media/schema.ts';
import { answered } from '#test/client.ts';
import { signUpCustomer } from '#test/factories/people.ts';
import { countWaiting } from '#test/waiting-connections.ts';
import { openWorld } from '#test/world.ts';
import { inTransaction } from '../db/transaction.ts';
import { pictureAddress } from './serving/signed-address.ts';
import { attachPictures } from './attach-pictures.ts';
import { picturesInFolder } from './folder.ts';
import { holdFile, insertComing, readAddressSecret } from './store.ts';
import { sweepPictures } from './sweep.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'mw-pictures-'));
const folder = join(dataFolder, 'media');
afterAll(() => rm(dataFolder, { recursive: true }));
const store = picturesInFolder(folder);
const world = await openWorld({ dataFolder });

const hourMs = 60 * 60_000;
const soon = () => new Date(Date.now() + hourMs);
const nextDay = () => new Date(Date.now() + 25 * hourMs);

/** A photo as a phone takes it: lying on its side, and knowing where it was taken. */
function photo(width = 400, height = 300, background = '#7a3b10'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'TECNO' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '9/1 4/1 30/1', GPSLongitude: '7/1 24/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

async function bring(picture: Uint8Array, client = world.device()): Promise<string> {
  return answered(await client.call(addPicture, { picture: new Uint8Array(picture) })).id;
}

async function refusalOf(picture: Uint8Array): Promise<string> {
  const result = await world.device().call(addPicture, { picture: new Uint8Array(picture) });
  return result.ok ? 'taken' : result.reason;
}

async function addressOf(id: string, at = new Date()): Promise<string> {
  return pictureAddress(await readAddressSecret(world.db), id, at);
}

function storedFiles(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.webp'));
}

/** The children of this process in which pictures are decoded. */
function pictureProcesses(): number[] {
  const listed = spawnSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' });
  return listed.stdout
    .split('\n')
    .filter((line) => line.includes('picture-process'))
    .map((line) => Number.parseInt(line, 10));
}

/** A PNG that says how large it is and holds little: the rows are a run of nothing. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.min(height * (Math.ceil(width / 8) + 1), 64_000_000)));
  const sign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([sign, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(name), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

describe('a picture that is brought', () => {
  test('stands upright, and says nothing of the phone or the place', async () => {
    const brought = await photo();
    expect(brought.includes('TECNO')).toBe(true);
    expect(await sharp(brought).metadata()).toMatchObject({ width: 400, height: 300, orientation: 6 });
    const shown = await world.device().request(await addressOf(await bring(brought)));
    expect(shown.headers.get('content-type')).toBe('image/webp');
    const bytes = Buffer.from(await shown.arrayBuffer());
    const { exif, xmp, iptc, icc, ...seen } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, icc }).toEqual({});
    expect(seen).toMatchObject({ format: 'webp', width: 300, height: 400 });
    expect(bytes.includes('TECNO')).toBe(false);
  });

  test('is made no larger than a screen, and never larger than it was', async () => {
    const sizeOf = async (width: number, height: number) => {
      const shown = await world.device().request(await addressOf(await bring(await photo(width, height))));
      const { width: wide, height: high } = await sharp(await shown.arrayBuffer()).metadata();
      return [wide, high];
    };
    expect(await sizeOf(3200, 2000)).toEqual([1000, 1600]);
    expect(await sizeOf(80, 60)).toEqual([60, 80]);
  });

  test.each(['png', 'webp'] as const)('may be a %s', async (format) => {
    expect(
      await refusalOf(
        await sharp(await photo())
          .toFormat(format)
          .toBuffer(),
      ),
    ).toBe('taken');
  });

  test('is known by its content: a text, a drawing, half a photo and one that moves are none', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>';
    const whole = await photo(1200, 900);
    const frames = sharp([await photo(), await photo(400, 300, '#104f7a')], { join: { animated: true } });
    const refused = {
      'a text': Buffer.from('Garri ₦500, pepper ₦200'),
      nothing: Buffer.alloc(1),
      'an SVG': Buffer.from(svg),
      'a beginning': Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4]),
      'half a photo': whole.subarray(0, whole.length / 2),
      'a GIF': await sharp(await photo())
        .gif()
        .toBuffer(),
      'one that moves': await frames.webp().toBuffer(),
    };
    for (const [what, bytes] of Object.entries(refused)) {
      expect([what, await refusalOf(bytes)]).toEqual([what, 'not-a-picture']);
    }
  });

  test('that is a page or an archive besides is a picture and nothing else afterwards', async () => {
    const page = '<!doctype html><script>alert(document.cookie)</script>';
    const archive = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.from('classes.dex')]);
    const whole = await photo(120, 90);
    const inside = await sharp(whole)
      .withExif({ IFD0: { Copyright: page } })
      .toBuffer();
    const brought = { 'a page after it': Buffer.concat([whole, Buffer.from(page)]), 'a page inside': inside };
    for (const [what, bytes] of Object.entries({ ...brought, archive: Buffer.concat([whole, archive]) })) {
      const shown = await world.device().request(await addressOf(await bring(bytes)));
      const stored = Buffer.from(await shown.arrayBuffer());
      expect(stored.includes('script'), what).toBe(false);
      expect(stored.includes('PK\u0003\u0004'), what).toBe(false);
      expect(shown.headers.get('content-type'), what).toBe('image/webp');
      expect(shown.headers.get('x-content-type-options'), what).toBe('nosniff');
      expect(shown.headers.get('content-security-policy'), what).toMatch(/sandbox$/);
    }
    for (const type of ['image/svg+xml', 'image/gif', 'image/x-anything']) {
      const init = { method: 'POST', headers: { 'content-type': type }, body: page };
      expect((await world.device().request('/api/pictures', init)).headers.get('x-refusal')).toBe(
        'not-a-picture',
      );
    }
  });

  test('is refused where it would be unpacked to more than sixteen million pixels', async () => {
    const bomb = pngOf(20_000, 20_000);
    expect(bomb.length).toBeLessThan(200_000);
    expect(await refusalOf(bomb)).toBe('too-large');
    expect(await refusalOf(pngOf(6300, 6300))).toBe('too-large');
    expect(await refusalOf(pngOf(4000, 3000))).toBe('taken');
  });

  test('of one who brings many does not wait for them where somebody else brings it', async () => {
    const callers = world.device();
    const large = pngOf(4000, 3900);
    const finished: string[] = [];
    const brought = [1, 2, 3, 4, 5, 6].map(async () => {
      await callers.call(addPicture, { picture: new Uint8Array(large) });
      finished.push('one of many');
    });
    await expect.poll(() => finished.length).toBeGreaterThan(0);
    expect(await refusalOf(await photo())).toBe('taken');
    finished.push('the other');
    await Promise.all(brought);
    expect(finished.at(-1)).toBe('one of many');
  });

  test('is asked for again where too many of one person wait, and is taken then', async () => {
    const callers = world.device();
    const large = new Uint8Array(pngOf(4000, 3900));
    const results = await Promise.all(
      Array.from({ length: 14 }, () => callers.call(addPicture, { picture: large })),
    );
    const refused = results.filter(({ ok }) => !ok);
    expect(refused.length).toBeGreaterThan(0);
    for (const refusal of refused)
      expect(refusal).toMatchObject({ status: 503, reason: 'pictures-busy', retryAfterSeconds: 5 });
    expect((await callers.call(addPicture, { picture: large })).ok).toBe(true);
  });

  test('that breaks the process in which it is decoded breaks nothing else', async () => {
    const bringing = world.device().call(addPicture, { picture: new Uint8Array(pngOf(4000, 3900)) });
    await expect.poll(pictureProcesses).toHaveLength(1);
    for (const pid of pictureProcesses()) process.kill(pid, 'SIGKILL');
    await bringing;
    expect(await refusalOf(await photo())).toBe('taken');
  });

  test('is refused above six megabytes, and a list in JSON is still refused where it always was', async () => {
    const large = Buffer.concat([await photo(), Buffer.alloc(mostPictureBytes)]);
    expect(await refusalOf(large)).toBe('too-large');
    const post = (path: string, type: string, body: string) =>
      world.device().request(path, { method: 'POST', headers: { 'content-type': type }, body });
    const tooLong = JSON.stringify({ picture: 'a'.repeat(300_000) });
    expect((await post('/api/pictures', 'application/json', tooLong)).status).toBe(413);
    expect((await post('/api/pictures', 'application/json', '{"picture":"aGk="}')).status).toBe(400);
    expect((await post('/api/pictures', 'text/plain', 'hi')).status).toBe(415);
    expect((await post('/api/auth/login', 'image/png', 'hi')).status).toBe(415);
  });

  test('is counted by where it comes from', async () => {
    const phone = world.device();
    const results: string[] = [];
    for (let times = 0; times < 121; times += 1) {
      const answer = await phone.call(addPicture, { picture: new Uint8Array([1]) });
      results.push(answer.ok ? 'taken' : answer.reason);
    }
    expect(results.slice(0, 120).every((reason) => reason === 'not-a-picture')).toBe(true);
    expect(results[120]).toBe('too-many-tries');
  });
});

describe('the address of a picture', () => {
  test('shows it for less than an hour, to this browser alone', async () => {
    const id = await bring(await photo());
    const shown = await world.device().request(await addressOf(id));
    expect(shown.status).toBe(200);
    expect(shown.headers.get('cache-control')).toMatch(/^private, max-age=\d{1,4}, immutable$/);
    const old = await addressOf(id, new Date(Date.now() - hourMs));
    expect((await world.device().request(old)).status).toBe(404);
  });

  test('cannot be made up, lengthened, or turned to another picture', async () => {
    const [id, other] = [await bring(await photo()), await bring(await photo(50, 50))];
    const right = await addressOf(id);
    const until = Number(new URL(right, world.url).searchParams.get('until'));
    const wrong = [
      `/media/${id}`,
      right.replace(id, other),
      right.replace(String(until), String(until + 3600)),
      right.slice(0, -2),
      `${right.slice(0, right.indexOf('sign='))}sign=`,
      `${right}&sign=again`,
      pictureAddress('another house’s secret', id, new Date()),
    ];
    for (const address of wrong) {
      const response = await world.device().request(address);
      expect([address, response.status, response.headers.get('x-refusal')]).toEqual([
        address,
        404,
        'not-found',
      ]);
    }
  });

  test('leads nowhere else in the house', async () => {
    const query = 'until=99999999999&sign=x';
    const elsewhere = ['..%2f..%2fpackage.json', '%2e%2e%2fpostgres', 'ab', `${'a'.repeat(64)}.webp`, '%00'];
    for (const path of elsewhere) {
      expect((await world.device().request(`/media/${path}?${query}`)).status).toBe(404);
    }
  });
});

describe('an unused picture', () => {
  test('is deleted after a day: the row first, then the unused file', async () => {
    const before = new Set(storedFiles());
    const lone = await bring(await photo(210, 200));
    const stored = await bring(await photo(220, 200));
    const twin = await bring(await photo(220, 200));
    expect(await attachPictures(world.db, [stored], null, new Date())).toBe(true);
    const mine = storedFiles().filter((name) => !before.has(name));
    expect(mine).toHaveLength(2);
    await sweepPictures(world.db, store, soon());
    expect((await world.device().request(await addressOf(lone))).status).toBe(200);
    for (const name of mine) utimesSync(join(folder, name), new Date(0), new Date(0));
    await sweepPictures(world.db, store, nextDay());
    const statusOf = async (id: string) => (await world.device().request(await addressOf(id))).status;
    expect([await statusOf(lone), await statusOf(stored), await statusOf(twin)]).toEqual([404, 200, 404]);
    expect(storedFiles().filter((name) => mine.includes(name))).toHaveLength(1);
  });

  test('a file whose row is still being written is waited for, however old it looks', async () => {
    const sha256 = 'ab'.repeat(32);
    const path = join(folder, 'ab', `${sha256}.webp`);
    const swept: Promise<void>[] = [];
    await inTransaction(world.db, async (transaction) => {
      await holdFile(transaction, sha256);
      await store.keep(sha256, await photo());
      utimesSync(path, new Date(0), new Date(0));
      swept.push(sweepPictures(world.db, store, soon()));
      await expect.poll(() => countWaiting(world.db)).toBe(1);
      const row = { id: randomUUID(), sha256, width: 4, height: 3, bytes: 9, ownerId: null, at: new Date() };
      await insertComing(transaction, row);
    });
    await Promise.all(swept);
    expect(existsSync(path)).toBe(true);
    await world.db`delete from picture where sha256 = ${sha256}`;
    await sweepPictures(world.db, store, soon());
    expect(existsSync(path)).toBe(false);
  });

  test('a half-written file of a killed product is deleted too', async () => {
    const half = join(folder, 'ab', `${'ab'.repeat(32)}.webp.${randomUUID()}`);
    writeFileSync(half, 'RIFF');
    await sweepPictures(world.db, store, soon());
    expect(existsSync(half)).toBe(true);
    utimesSync(half, new Date(0), new Date(0));
    await sweepPictures(world.db, store, soon());
    expect(existsSync(half)).toBe(false);
  });
});

describe('attaching', () => {
  test('is for who brought it, once, within the day, all or none', async () => {
    const ada = await signUpCustomer(world);
    const hers = await bring(await photo(), ada.client);
    const guests = await bring(await photo());
    const attach = (ids: string[], accountId: string | null, at = new Date()) =>
      attachPictures(world.db, ids, accountId, at);
    expect(await attach([hers], null)).toBe(false);
    expect(await attach([guests, hers], null)).toBe(false);
    expect(await attach([hers, hers], ada.user.id)).toBe(false);
    expect(await attach([hers], ada.user.id, nextDay())).toBe(false);
    expect(await attach([hers, guests], ada.user.id)).toBe(true);
    expect(await attach([guests], null)).toBe(false);
  });
});
