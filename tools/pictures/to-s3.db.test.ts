import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listAgents } from '#contract/agents/endpoints.ts';
import { encryptPapers } from '#server/media/encrypt-papers.ts';
import { picturesInFolder } from '#server/media/folder.ts';
import { picturesInS3 } from '#server/media/s3/pictures.ts';
import { sweepPictures } from '#server/media/sweep.ts';
import { openKeyRing } from '#server/secrets/key-ring.ts';
import { answered } from '#test/client.ts';
import { testKey } from '#test/data-key.ts';
import { openServing } from '#test/database.ts';
import { signUpApplicant } from '#test/factories/agents.ts';
import { signInOwner } from '#test/factories/people.ts';
import { openS3 } from '#test/stand-ins/s3/stand-in.ts';
import { openWorld, openWorldOn, type World } from '#test/world.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'mw-to-s3-'));
const s3 = await openS3();
afterAll(async () => {
  rmSync(dataFolder, { recursive: true });
  await s3.close();
});

/** `npm run pictures:to-s3`, as a process of its own: its exit code, and what it said. */
async function copyToBucket(): Promise<{ code: unknown; output: string }> {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3.account;
  const child = spawn(process.execPath, ['tools/run.mjs', 'tools/pictures/to-s3.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: dataFolder,
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code]: unknown[] = await once(child, 'close');
  return { code, output };
}

/** The applicants' papers as the office is shown them in this place. */
async function papersIn(world: World): Promise<Buffer[]> {
  const { client } = await signInOwner(world);
  const agents = answered(await client.call(listAgents, {}));
  const addresses = agents.flatMap(({ idPhotoUrl }) => (idPhotoUrl === null ? [] : [idPhotoUrl]));
  return Promise.all(
    addresses.toSorted().map(async (path) => {
      const shown = await fetch(new URL(path, world.url));
      expect(shown.status).toBe(200);
      return Buffer.from(await shown.arrayBuffer());
    }),
  );
}

const objectsWith = (bytes: Buffer) =>
  [...s3.objects.values()].filter((object) => object.bytes.includes(bytes));

test('an encrypted identity photo goes into a bucket as it is, and the place that serves from there shows it', async () => {
  const old = await openWorld({ clock: 'stands', dataFolder });
  const keys = openKeyRing(() => [testKey]);
  const encrypt = () =>
    encryptPapers({ db: old.db, pictures: picturesInFolder(join(dataFolder, 'media')), keys });
  await signUpApplicant(old);
  expect(await encrypt()).toMatchObject({ done: 1 });
  // The second one is still plain at the first copy, while the old place serves.
  await signUpApplicant(old);
  const papers = await papersIn(old);
  expect(papers).toHaveLength(2);
  expect(await copyToBucket()).toEqual({ code: 0, output: '4 copied, 0 there already, 0 damaged\n' });
  expect(await encrypt()).toMatchObject({ done: 1 });
  expect(await copyToBucket()).toEqual({ code: 0, output: '1 copied, 3 there already, 0 damaged\n' });

  const fromBucket = await openWorldOn(old.db, {
    clock: 'stands',
    served: await openServing(old.db),
    s3: s3.account,
  });
  expect(await papersIn(fromBucket)).toEqual(papers);
  const store = picturesInS3({ account: s3.account });
  await sweepPictures(old.db, store, new Date(Date.now() + 25 * 60 * 60_000));
  for (const paper of papers) expect(objectsWith(paper.subarray(-40))).toEqual([]);
  expect(await papersIn(fromBucket)).toEqual(papers);
});
