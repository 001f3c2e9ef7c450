import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { deleteAccount } from '#contract/accounts/endpoints.ts';
import { listAlarms } from '#contract/orders/alarms/endpoints.ts';
import { checkBooks, showBooks } from '#contract/payments/books/endpoints.ts';
import type { Transaction } from '#server/db/database.ts';
import { number, text } from '#server/db/sql/codecs.ts';
import { sealRows } from '#server/features/ledger/chain/seal-rows.ts';
import { walkChain } from '#server/features/ledger/chain/walk-chain.ts';
import { answered } from '#test/client.ts';
import { addressOf } from '#test/database.ts';
import { wednesdayMorning } from '#test/factories/orders.ts';
import { signInOwner, signUpAs } from '#test/factories/people.ts';
import { chanceOf } from '#test/lives/chance.ts';
import { liveOrder } from '#test/lives/live-order.ts';
import { openStreet, signUpFinanceAdmin } from '#test/lives/people.ts';
import { openDatabaseLine } from '#test/network/breakable-connection.ts';
import { run } from '#test/product/backup-command.ts';
import { openPaystackWorld } from '#test/worlds/paystack.ts';
import { checkBooksNightly } from '../books/nightly-check.ts';
import { faultSentence } from './sentences.ts';

const folder = mkdtempSync(join(tmpdir(), 'mw-proof-'));
afterAll(() => rm(folder, { recursive: true }));
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
afterAll(() => void vi.useRealTimers());

const { world, ...house } = await openPaystackWorld({ clock: 'stands', dataFolder: folder });
const { db } = world;
const line = openDatabaseLine(await addressOf(db));
const patience = 120_000;

async function verify(...words: string[]) {
  const { url } = await line;
  return run('verify-books', words, { DATA_DIR: folder, DATABASE_URL: url });
}

/** Says what the walk finds after somebody with every right did this, and takes it back. */
async function foundAfter(
  tamper: (transaction: Transaction) => Promise<unknown>,
  knownHead?: string,
): Promise<string> {
  const taken = new Error('taken back');
  const found: string[] = [];
  const tampering = db.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await tamper(transaction);
    const { fault } = await walkChain(transaction, knownHead);
    found.push(fault === undefined ? 'nothing' : faultSentence(fault));
    throw taken;
  });
  await expect(tampering).rejects.toBe(taken);
  return found.join();
}

/** A sealed posting from the middle of the chain. */
async function someSeal() {
  const [row] = await db.rows({ place: number, id: number })`
    select place, row_id as id from seal where noun = 'posting'
    order by place offset (select count(*) / 2 from seal where noun = 'posting') limit 1`;
  if (row === undefined) throw new Error('nothing is sealed');
  return row;
}

async function head(): Promise<{ place: number; hash: string; noun: string; id: number }> {
  const [row] = await db.one({ place: number, hash: text, noun: text, id: number })`
    select place, hash, noun, row_id as id from seal order by place desc limit 1`;
  return row;
}

beforeAll(async () => {
  const office = await signUpFinanceAdmin({ world, ...house });
  const street = await openStreet({ world, ...house }, chanceOf(11), office);
  for (let life = 0; life < 12; life += 1) {
    await liveOrder(street);
    await sealRows(db);
  }
}, patience);

test('the books of a day of orders are proved whole, and the head that was noted is known later', async () => {
  const noted = await head();
  expect(await verify()).toMatchObject({ ok: true });
  const { output, code } = await verify('--head', noted.hash);
  expect(code).toBe(0);
  expect(output).toContain(
    `The chain is whole: ${noted.place} rows are sealed and none waits. Its head is ${noted.hash}`,
  );
  expect(output).toContain('The books agree to the kobo.');
});

describe('a copy that was tampered with', () => {
  test('by one amount is told by its posting', async () => {
    const { place, id } = await someSeal();
    const finding = await foundAfter(
      (transaction) => transaction`
        update ledger_line set kobo = kobo + sign(kobo) * 100 where posting_id = ${id}`,
    );
    expect(finding).toBe(`Posting ${id} was changed after it had been sealed at place ${place}.`);
  });

  test('by a row that was deleted is told by that row', async () => {
    const { place, id } = await someSeal();
    const finding = await foundAfter(async (transaction) => {
      await transaction`delete from ledger_line where posting_id = ${id}`;
      await transaction`delete from ledger_posting where id = ${id}`;
    });
    expect(finding).toBe(`Posting ${id} was sealed at place ${place} and is gone.`);
    const withSeal = await foundAfter(async (transaction) => {
      await transaction`delete from ledger_posting where id = ${id}`;
      await transaction`delete from seal where place = ${place}`;
    });
    expect(withSeal).toBe(`Seal ${place} is gone.`);
  });

  test('by a row that was written in between is told by that row', async () => {
    const { id } = await someSeal();
    const writeIn = (transaction: Transaction) => transaction`
      insert into ledger_posting (id, key, what, movement, at) overriding system value
      select -1, 'written-in', what, movement, at from ledger_posting where id = ${id}`;
    expect(await foundAfter(writeIn)).toContain('Posting -1 has no seal and waits for none');
  });

  test('by a row that claims an earlier day is told once it is sealed', async () => {
    const { id } = await someSeal();
    await db.begin(async (transaction) => {
      await transaction`set local session_replication_role = replica`;
      await transaction`
        insert into audit_entry (at, action, noun, subject, address, user_agent)
        values (now() - interval '3 days', 'try', 'chain', ${String(id)}, '', '')`;
      await transaction`insert into unsealed_row (noun, row_id) select 'audit', max(id) from audit_entry`;
    });
    await sealRows(db);
    const { place, id: entry } = await head();
    expect(faultSentence((await walkChain(db)).fault ?? { kind: 'head-unknown' })).toBe(
      `Audit entry ${entry}, sealed at place ${place}, says that it is more than a day older than one that was sealed before it: it was written in afterwards.`,
    );
    await db.begin(async (transaction) => {
      await transaction`set local session_replication_role = replica`;
      await transaction`delete from seal where place = ${place}`;
      await transaction`delete from audit_entry where id = ${entry}`;
    });
  });

  test('by a seal that was written anew is told apart from a changed row', async () => {
    const { place, id } = await someSeal();
    const finding = await foundAfter(
      (transaction) => transaction`update seal set hash = ${'ab'.repeat(32)} where place = ${place}`,
    );
    expect(finding).toBe(`Posting ${id} is as it was sealed at place ${place}, and its seal was changed.`);
  });

  test('at its end is told by the chain only with the head that was noted', async () => {
    const { place, hash, noun, id } = await head();
    const cut = async (transaction: Transaction) => {
      await transaction`delete from seal where place = ${place}`;
      await transaction`delete from ${transaction(noun === 'audit' ? 'audit_entry' : 'ledger_posting')} where id = ${id}`;
    };
    expect(await foundAfter(cut)).toBe('nothing');
    expect(await foundAfter(cut, hash)).toContain('The head that was given belongs to none of the seals');
    const sealAlone = (transaction: Transaction) => transaction`delete from seal where place = ${place}`;
    expect(await foundAfter(sealAlone)).toContain('has no seal and waits for none');
  });
});

test(
  'forgetting a person, with addresses, devices and words, leaves the chain whole',
  { timeout: patience },
  async () => {
    const gone = await signUpAs(world, 'admin');
    await sealRows(db);
    answered(await gone.client.call(deleteAccount, { password: gone.password }));
    await db.begin(async (transaction) => {
      await transaction`set local session_replication_role = replica`;
      await transaction`
      update audit_entry set address = '', user_agent = '',
        before = before - array['reason', 'note', 'why'], after = after || '{"reason": "", "note": ""}'`;
    });
    await sealRows(db);
    expect(await walkChain(db)).toMatchObject({ waiting: 0, fault: undefined });
  },
);

test(
  'a chain that breaks raises an alarm at night, and the head is written to the log',
  { timeout: patience },
  async () => {
    const logged: string[] = [];
    const note = (facts: object, sentence: string) =>
      void logged.push(`${sentence} ${JSON.stringify(facts)}`);
    const night = { db, log: { info: note, error: note } };
    await checkBooksNightly(night, new Date('2026-03-05T01:30:00.000Z'));
    expect(logged.join()).toContain((await head()).hash);
    const { place, id } = await someSeal();
    await db.begin(async (transaction) => {
      await transaction`set local session_replication_role = replica`;
      await transaction`update ledger_posting set at = at - interval '1 minute' where id = ${id}`;
    });
    await checkBooksNightly(night, new Date('2026-03-06T01:30:00.000Z'));
    const sentence = `Posting ${id} was changed after it had been sealed at place ${place}.`;
    expect(logged.at(-1)).toContain(sentence);
    const owner = await signInOwner(world);
    const alarms = answered(await owner.client.call(listAlarms, {}));
    expect(alarms.filter(({ kind }) => kind === 'books-differ')).toHaveLength(1);
    const broken = [{ kind: 'chain', about: `posting ${id}`, bookKobo: 0, otherKobo: 0 }];
    expect(answered(await owner.client.call(showBooks, {})).lastCheck?.differences).toEqual(broken);
    // A check by day does not forget what the night found.
    expect(answered(await owner.client.call(checkBooks, {})).differences).toEqual(broken);
    const { output, code } = await verify();
    expect(code).toBe(1);
    expect(output).toContain(`The chain is broken. ${sentence}`);
  },
);

test('a proof that cannot look ends with 2', async () => {
  const nowhere = { DATA_DIR: folder, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' };
  expect((await run('verify-books', [], nowhere)).code).toBe(2);
  expect((await verify('--head', 'pepper')).code).toBe(2);
});
