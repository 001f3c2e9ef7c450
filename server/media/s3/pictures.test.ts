import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openS3, type S3StandIn } from '#test/stand-ins/s3/stand-in.ts';
import { isPicturesAway, keyOf, sha256Of } from '../picture-store.ts';
import { picturesInS3 } from './pictures.ts';

const photo = Buffer.from('RIFF and what a photo of pepper is made of, more than a few bytes of it');
const name = sha256Of(photo);

let s3: S3StandIn;
beforeEach(async () => {
  s3 = await openS3({ mostKeys: 2 });
});
afterEach(() => s3.close());

function pictures(
  given: Partial<S3StandIn['account']> = {},
  reportError: (error: unknown) => void = () => {},
) {
  return picturesInS3({ account: { ...s3.account, ...given }, patienceMs: 400, reportError });
}

async function oldNames(before = new Date(Date.now() + 1000)): Promise<string[]> {
  const names: string[] = [];
  for await (const files of pictures().old(before)) names.push(...files.map((file) => file.name));
  return names;
}

async function messageOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    return error instanceof Error && isPicturesAway(error) ? error.message : 'another error';
  }
  return 'no error';
}

describe('a bucket', () => {
  test('keeps a picture under its own name, gives it back, and lets it go', async () => {
    await pictures().keep(name, photo);
    expect([...s3.objects.keys()]).toEqual([`${name.slice(0, 2)}/${name}.webp`]);
    expect(await pictures().read(name)).toEqual(photo);
    await pictures().remove(keyOf(name));
    expect(await pictures().read(name)).toBeUndefined();
    await pictures().remove(keyOf(name));
  });

  test('names what is old over several lists, and nothing that is somebody else’s', async () => {
    const names = Array.from({ length: 5 }, (_, place) => sha256Of(Buffer.from([place]))).toSorted();
    for (const one of names) await pictures().keep(one, photo);
    await pictures().keep(`${names[0]}-640`, photo);
    s3.objects.set('backups/& more.tar', { bytes: photo, changedAt: new Date(0) });
    s3.objects.set('zz.webp', { bytes: photo, changedAt: new Date(0) });
    expect((await oldNames()).toSorted()).toEqual([...names, `${names[0]}-640`].toSorted());
    expect(await oldNames(new Date(Date.now() - 60_000))).toEqual([]);
    expect(s3.calls.filter((call) => call === 'GET ').length).toBeGreaterThanOrEqual(8);
  });
});

describe('a call that goes wrong is done once more', () => {
  test.each(['failCalls', 'loseAnswers', 'spoilPuts'] as const)('%s: a picture is kept', async (kind) => {
    s3.failures[kind] = 1;
    await pictures().keep(name, photo);
    expect(s3.objects.get(keyOf(name))?.bytes).toEqual(photo);
    expect(s3.calls).toHaveLength(2);
  });

  test.each(['failCalls', 'loseAnswers', 'cutObjects', 'spoilObjects'] as const)(
    '%s: a picture comes whole',
    async (kind) => {
      await pictures().keep(name, photo);
      s3.failures[kind] = 1;
      expect(await pictures().read(name)).toEqual(photo);
      expect(s3.calls).toHaveLength(3);
    },
  );

  test('twice wrong is away: nothing half is kept, and nothing half or other is shown', async () => {
    s3.failures.spoilPuts = 2;
    expect(await messageOf(pictures().keep(name, photo))).toContain('XAmzContentSHA256Mismatch');
    expect(s3.objects.size).toBe(0);
    await pictures().keep(name, photo);
    for (const kind of ['cutObjects', 'spoilObjects', 'failCalls'] as const) {
      s3.failures[kind] = 2;
      expect(await messageOf(pictures().read(name))).toMatch(/^GET: /);
    }
    expect(await pictures().read(name)).toEqual(photo);
  });
});

describe('a store that cannot be had', () => {
  test('is waited for as long as was said, and no longer', async () => {
    // Beyond what this test may take.
    s3.failures.slowMs = 300_000;
    expect(await messageOf(pictures().read(name))).toMatch(/^GET: /);
  });

  test('is away when nobody listens', async () => {
    s3.failures.isAway = true;
    expect(await messageOf(pictures().keep(name, photo))).toMatch(/^PUT: /);
    expect(await messageOf(oldNames())).toMatch(/^GET: /);
  });

  test.each([
    ['with another key', { accessKeyId: 'GK000' }, 'InvalidAccessKeyId', 1],
    ['with another secret', { secretAccessKey: 'not the secret' }, 'SignatureDoesNotMatch', 1],
    ['in another region', { region: 'af-south-1' }, 'AuthorizationHeaderMalformed', 1],
    ['without its bucket', { bucket: 'no-such-bucket' }, 'NoSuchBucket', 2],
  ])('%s: says the store’s word once, and no secret', async (_what, given, code, tries) => {
    const results: unknown[] = [];
    const { secretAccessKey, accessKeyId } = { ...s3.account, ...given };
    const says = await messageOf(pictures(given, (error) => results.push(error)).read(name));
    expect(says).toContain(code);
    expect(says).not.toContain(secretAccessKey);
    expect(says).not.toContain(accessKeyId);
    expect(results).toHaveLength(1);
    expect(s3.calls).toHaveLength(tries);
  });
});
