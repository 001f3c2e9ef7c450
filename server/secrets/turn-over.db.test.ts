import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { signIn, stepUp } from '#contract/accounts/endpoints.ts';
import * as endpoints from '#contract/payments/credit/endpoints.ts';
import { text } from '#server/db/sql/codecs.ts';
import { picturesInFolder } from '#server/media/folder.ts';
import { answered } from '#test/client.ts';
import { testKey } from '#test/data-key.ts';
import { signUpAdmin, signUpCustomer, type SomeoneSignedIn } from '#test/factories/people.ts';
import { trustOnAccount } from '#test/factories/phones.ts';
import { codeShown, enrolAuthenticator } from '#test/second-steps/authenticator-app.ts';
import { giveCredit } from '#test/worlds/paystack.ts';
import { openWorld, openWorldOn, type World } from '#test/world.ts';
import { newDataKey, readDataKeys, writtenDataKey } from './data-key.ts';
import { encryptedColumns } from './encrypted-columns.ts';
import { giveKeyUp, turnKeysOver } from './turn-over.ts';

const folder = mkdtempSync(join(tmpdir(), 'mw-turn-over-'));
afterAll(() => rmSync(folder, { recursive: true }));
const pictures = picturesInFolder(join(folder, 'media'));
const to = { bank: 'First Bank', number: '7391846250', name: 'Amaka Obi' };

/** The lines about authenticators, of which there are none here. */
function ofAuthenticators(done: string): string[] {
  return ['authenticator.secret', 'pending_authenticator.secret'].map((name) => `${name}: 0 ${done}`);
}

/** A product that serves with a key file of its own. */
async function openPlace() {
  const file = join(folder, randomUUID());
  writeFileSync(file, `# of tests\n${writtenDataKey(testKey)}\n`, { mode: 0o600 });
  const world = await openWorld({ clock: 'stands', dataKeys: { file } });
  const sentences: string[] = [];
  const env = { dataKeys: { file }, dataFolder: '/nowhere', databaseUrl: undefined, s3: undefined };
  return {
    world,
    file,
    sentences,
    turnOver: () => turnKeysOver({ db: world.db, pictures, env }, (sentence) => sentences.push(sentence)),
  };
}

async function askWithdrawal(world: World): Promise<SomeoneSignedIn> {
  const someone = await signUpCustomer(world);
  await giveCredit(world, someone.user.id, 50_000);
  await trustOnAccount(world, someone.user.id);
  answered(
    await someone.client.call(endpoints.askWithdrawal, { clientRequestId: randomUUID(), kobo: 1000, to }),
  );
  return someone;
}

async function shownTo({ client }: SomeoneSignedIn) {
  return answered(await client.call(endpoints.showMyCredit, {})).withdrawals[0]?.to;
}

async function keysInUse({ db }: World): Promise<string[]> {
  const rows = await db.rows({ id: text })`select distinct bank_account_key as id from withdrawal`;
  return rows.map(({ id }) => id);
}

function newestIn(file: string): string | undefined {
  return readDataKeys(readFileSync(file, 'utf8'))?.at(-1)?.id;
}

test('a new key encrypts everything while the product serves, and the old one is named as of no use', async () => {
  const { world, file, sentences, turnOver } = await openPlace();
  const ada = await askWithdrawal(world);
  expect(await turnOver()).toBe(true);
  const newest = newestIn(file);
  expect(newest).not.toBe(testKey.id);
  expect(sentences).toEqual([
    expect.stringContaining(`key ${newest} is made, in ${file}`),
    'withdrawal.bank_account: 1 encrypted anew',
    ...ofAuthenticators('encrypted anew'),
    'identity photos: 0 encrypted anew',
    expect.stringContaining(`key ${testKey.id} is used no more`),
  ]);
  expect(await shownTo(ada)).toEqual(to);
  const obi = await askWithdrawal(world);
  expect(await shownTo(obi)).toEqual(to);
  expect(await keysInUse(world)).toEqual([newest]);
  expect(await world.db`select id from data_key`).toEqual([{ id: newest }]);
});

test('a run that is stopped, or finds a row held, is finished by the next one under the same key', async () => {
  const { world, file, sentences, turnOver } = await openPlace();
  const [ada] = [await askWithdrawal(world), await askWithdrawal(world)];
  await world.db.begin(async (transaction) => {
    await transaction`select from withdrawal where account_id = ${ada.user.id} for update`;
    expect(await turnOver()).toBe(false);
  });
  expect(sentences.at(-4)).toMatch(/^withdrawal.bank_account: 1 encrypted anew, 1 are left/);
  const newest = newestIn(file);
  expect(await turnOver()).toBe(true);
  expect(newestIn(file)).toBe(newest);
  expect(sentences.slice(-5)).toEqual([
    'withdrawal.bank_account: 1 encrypted anew',
    ...ofAuthenticators('encrypted anew'),
    'identity photos: 0 encrypted anew',
    expect.stringContaining(`key ${testKey.id} is used no more`),
  ]);
  expect(await keysInUse(world)).toEqual([newest]);
  expect(await shownTo(ada)).toEqual(to);
});

test('keys of a variable are not made here: the next one is said, and what there is stays as it is', async () => {
  const world = await openWorld({ clock: 'stands' });
  await askWithdrawal(world);
  const sentences: string[] = [];
  const env = {
    dataKeys: { keys: [testKey] },
    dataFolder: '/nowhere',
    databaseUrl: undefined,
    s3: undefined,
  };
  expect(await turnKeysOver({ db: world.db, pictures, env }, (sentence) => sentences.push(sentence))).toBe(
    false,
  );
  const next = readDataKeys(/: (\S+)$/.exec(sentences.join(''))?.[1] ?? '') ?? [];
  expect(next).toHaveLength(1);
  const both = { ...env, dataKeys: { keys: [testKey, ...next] } };
  expect(
    await turnKeysOver({ db: world.db, pictures, env: both }, (sentence) => sentences.push(sentence)),
  ).toBe(true);
  expect(await keysInUse(world)).toEqual(next.map(({ id }) => id));
});

test('a key that nobody has any more is given up: the place starts, and shows the account as unknown', async () => {
  const { world } = await openPlace();
  const ada = await askWithdrawal(world);
  const file = join(folder, randomUUID());
  writeFileSync(file, writtenDataKey(newDataKey()), { mode: 0o600 });
  const env = { dataKeys: { file }, dataFolder: '/nowhere', databaseUrl: undefined, s3: undefined };
  const sentences: string[] = [];
  const turnOver = () =>
    turnKeysOver({ db: world.db, pictures, env }, (sentence) => sentences.push(sentence));
  await expect(turnOver()).rejects.toThrow(`needs the key ${testKey.id}`);
  await giveKeyUp(world.db, testKey.id, (sentence) => sentences.push(sentence));
  expect(sentences).toEqual([
    'withdrawal.bank_account: 1 given up',
    ...ofAuthenticators('given up'),
    'identity photos: 0 given up',
  ]);
  await expect(giveKeyUp(world.db, testKey.id, () => undefined)).rejects.toThrow('nothing in this database');
  const again = await openWorldOn(world.db, { clock: 'stands', dataKeys: { file } });
  const client = again.device();
  answered(await client.call(signIn, { username: ada.username, password: ada.password }));
  expect(await shownTo({ ...ada, client })).toBeNull();
  expect(await turnOver()).toBe(true);
});

test('an authenticator goes on proving under the new key', async () => {
  const { world, sentences, turnOver } = await openPlace();
  const admin = await signUpAdmin(world, ['money:manage']);
  const { secret } = await enrolAuthenticator(world, admin);
  expect(await turnOver()).toBe(true);
  expect(sentences).toContain('authenticator.secret: 1 encrypted anew');
  const code = await codeShown(world, secret, 1);
  answered(await admin.client.call(stepUp, { password: admin.password, code }));
});

test('every column that names its key is encrypted anew with the others', async () => {
  const { world } = await openPlace();
  const rows = await world.db.rows({ name: text })`
    select tgrelid::regclass || '.' || split_part(encode(tgargs, 'escape'), '\\000', 1) as name
    from pg_trigger where tgfoid = 'name_data_key'::regproc`;
  const known = encryptedColumns.map(({ table, column }) => `${table}.${column}`);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
});
