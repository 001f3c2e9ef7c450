import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { listAgents } from '#contract/agents/endpoints.ts';
import { askWithdrawal } from '#contract/payments/credit/endpoints.ts';
import { text } from '#server/db/sql/codecs.ts';
import { openKeyRing } from '#server/secrets/key-ring.ts';
import { turnKeysOver } from '#server/secrets/turn-over.ts';
import { writtenDataKey } from '#server/secrets/data-key.ts';
import { answered } from '#test/client.ts';
import { testKey } from '#test/data-key.ts';
import { signUpApplicant } from '#test/factories/agents.ts';
import { signInOwner, type SomeoneSignedIn } from '#test/factories/people.ts';
import { trustOnAccount } from '#test/factories/phones.ts';
import { findBytes } from '#test/find-bytes.ts';
import { giveCredit } from '#test/worlds/paystack.ts';
import { openWorld } from '#test/world.ts';
import { encryptPapers } from './encrypt-papers.ts';
import { picturesInFolder } from './folder.ts';
import { picturesAway, sha256Of } from './picture-store.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'mw-papers-'));
afterAll(() => rmSync(dataFolder, { recursive: true }));
const keyFile = join(dataFolder, 'keys');
writeFileSync(keyFile, writtenDataKey(testKey));
const world = await openWorld({ clock: 'stands', dataFolder, dataKeys: { file: keyFile } });
const { db } = world;
const media = join(dataFolder, 'media');
const pictures = picturesInFolder(media);
const keys = openKeyRing(() => [testKey]);
const round = () => encryptPapers({ db, pictures, keys });
const owner = await signInOwner(world);

/** The applicant's paper as the office is shown it. */
async function paperOf({ user }: SomeoneSignedIn): Promise<{ bytes: Buffer; cacheControl: string | null }> {
  const agents = answered(await owner.client.call(listAgents, {}));
  const url = agents.find(({ userId }) => userId === user.id)?.idPhotoUrl;
  const shown = await fetch(new URL(url ?? '', world.url));
  expect(shown.status).toBe(200);
  const bytes = Buffer.from(await shown.arrayBuffer());
  return { bytes, cacheControl: shown.headers.get('cache-control') };
}

/** Files of the store in which these bytes stand. */
function filesWith(bytes: Buffer): string[] {
  return readdirSync(media, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => readFileSync(path).includes(bytes));
}

describe('an identity photo', () => {
  test('and a bank account stand nowhere in the database nor in the store, and are shown to who may see them', async () => {
    const musa = await signUpApplicant(world);
    const before = await paperOf(musa);
    expect(filesWith(before.bytes)).toHaveLength(1);
    await giveCredit(world, musa.user.id, 50_000);
    await trustOnAccount(world, musa.user.id);
    const to = { bank: 'Zenith of Kenary', number: '7391846250', name: 'Musa Kenary' };
    const asked = { clientRequestId: randomUUID(), kobo: 1000, to };
    expect(answered(await musa.client.call(askWithdrawal, asked)).to).toEqual(to);
    expect(await round()).toEqual({ done: 1, left: 0 });

    expect(filesWith(before.bytes)).toEqual([]);
    expect(filesWith(before.bytes.subarray(-40))).toEqual([]);
    expect(await findBytes(db, ['Zenith of Kenary', '7391846250', 'Musa Kenary'])).toEqual([]);
    expect(await findBytes(db, [before.bytes.subarray(-24)])).toEqual([]);
    expect(await paperOf(musa)).toEqual({ bytes: before.bytes, cacheControl: 'private, no-store' });
    expect(await round()).toEqual({ done: 0, left: 0 });
    // Backups and the way into a bucket carry a file whose name is the hash of its bytes.
    const [row] = await db.one({ sha256: text })`select sha256 from picture where data_key is not null`;
    const stored = await pictures.read(row.sha256);
    expect(stored && sha256Of(stored)).toBe(row.sha256);
  });

  test('is encrypted by a later round where the store was away, and shown meanwhile', async () => {
    const musa = await signUpApplicant(world);
    const { bytes } = await paperOf(musa);
    const away = { ...pictures, keep: () => Promise.reject(picturesAway('the bucket is away')) };
    await expect(encryptPapers({ db, pictures: away, keys })).rejects.toThrow('the bucket is away');
    expect((await paperOf(musa)).bytes).toEqual(bytes);
    expect(await round()).toEqual({ done: 1, left: 0 });
    expect((await paperOf(musa)).bytes).toEqual(bytes);
  });

  test('goes under the new key when keys are turned over, beside a product that shows it', async () => {
    const musa = await signUpApplicant(world);
    const { bytes } = await paperOf(musa);
    await round();
    const env = { dataKeys: { file: keyFile }, dataFolder, databaseUrl: undefined, s3: undefined };
    const sentences: string[] = [];
    expect(await turnKeysOver({ db, pictures, env }, (sentence) => sentences.push(sentence))).toBe(true);
    expect(sentences).toContain('identity photos: 3 encrypted anew');
    expect((await paperOf(musa)).bytes).toEqual(bytes);
    const rows = await db`select from picture where data_key = ${testKey.id}`;
    expect(rows).toHaveLength(0);
  });
});
