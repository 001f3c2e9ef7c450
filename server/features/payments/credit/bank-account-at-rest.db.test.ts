import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { exportAccount } from '#contract/accounts/endpoints.ts';
import * as endpoints from '#contract/payments/credit/endpoints.ts';
import { openKeyRing } from '#server/secrets/key-ring.ts';
import { answered } from '#test/client.ts';
import { testKey } from '#test/data-key.ts';
import { findBytes } from '#test/find-bytes.ts';
import { signUpAdmin, signUpCustomer, type SomeoneSignedIn } from '#test/factories/people.ts';
import { trustOnAccount } from '#test/factories/phones.ts';
import { giveCredit } from '#test/worlds/paystack.ts';
import { openWorld } from '#test/world.ts';
import { encryptBankAccounts } from './encrypt-bank-accounts.ts';

const world = await openWorld({ clock: 'stands' });
const { db } = world;
const keys = openKeyRing(() => [testKey]);
const to = { bank: 'Zenith of Kenary', number: '7391846250', name: 'Amaka Kenary Obi' };
const words = ['Kenary', to.number];

let cashier: SomeoneSignedIn;
beforeAll(async () => {
  cashier = await signUpAdmin(world, ['money:view', 'money:manage']);
});

async function withCredit(): Promise<SomeoneSignedIn> {
  const someone = await signUpCustomer(world);
  await giveCredit(world, someone.user.id, 50_000);
  await trustOnAccount(world, someone.user.id);
  return someone;
}

function asking(clientRequestId: string = randomUUID()) {
  return { clientRequestId, kobo: 1000, to };
}

function refusing(withdrawalId: string) {
  const decision = { kind: 'refuse', reason: 'No such account' } as const;
  return { clientRequestId: randomUUID(), withdrawalId, decision };
}

describe('a bank account', () => {
  test('is shown to its person and to the cashier, and stands nowhere in the database', async () => {
    const ada = await withCredit();
    const sent = asking();
    const asked = answered(await ada.client.call(endpoints.askWithdrawal, sent));
    expect(asked.to).toEqual(to);
    expect(await findBytes(db, words)).toEqual([]);
    expect(answered(await ada.client.call(endpoints.askWithdrawal, sent))).toEqual(asked);
    const waiting = answered(await cashier.client.call(endpoints.listWithdrawals, {}));
    expect(waiting.find(({ id }) => id === asked.id)?.to).toEqual(to);
    const decided = refusing(asked.id);
    expect(answered(await cashier.client.call(endpoints.decideWithdrawal, decided)).to).toEqual(to);
    expect(answered(await cashier.client.call(endpoints.decideWithdrawal, decided)).to).toEqual(to);
    expect(JSON.stringify(answered(await ada.client.call(exportAccount, {})))).toContain(to.number);
    expect(await findBytes(db, words)).toEqual([]);
  });

  test('stands nowhere after an admin gave credit to its person, and is shown in the answer and its copy', async () => {
    const ada = await withCredit();
    answered(await ada.client.call(endpoints.askWithdrawal, asking()));
    const giving = {
      clientRequestId: randomUUID(),
      accountId: ada.user.id,
      direction: 'give',
      kobo: 500,
      reason: 'Late tomatoes',
    } as const;
    const given = answered(await cashier.client.call(endpoints.adjustCredit, giving));
    expect(given.withdrawals[0]?.to).toEqual(to);
    expect(answered(await cashier.client.call(endpoints.adjustCredit, giving))).toEqual(given);
    expect(await findBytes(db, words)).toEqual([]);
  });

  test('from before encryption is shown as ever, and the round leaves it nowhere in the database', async () => {
    const ada = await withCredit();
    const sent = asking();
    const asked = answered(await ada.client.call(endpoints.askWithdrawal, sent));
    await asBeforeEncryption(asked.id);
    expect(await findBytes(db, words)).toEqual([
      'once_reply.reply',
      'withdrawal.bank',
      'withdrawal.bank_name',
      'withdrawal.bank_number',
    ]);
    const shown = async () => answered(await ada.client.call(endpoints.showMyCredit, {})).withdrawals[0];
    expect(await shown()).toEqual(asked);
    await encryptBankAccounts(db, keys);
    expect(await findBytes(db, words)).toEqual([]);
    expect(await shown()).toEqual(asked);
    expect(answered(await ada.client.call(endpoints.askWithdrawal, sent))).toEqual(asked);
  });

  test('that was copied to another withdrawal is not shown as its own', async () => {
    const [ada, thief] = [await withCredit(), await withCredit()];
    const asked = answered(await ada.client.call(endpoints.askWithdrawal, asking()));
    const other = answered(await thief.client.call(endpoints.askWithdrawal, asking()));
    await db`
      update withdrawal set bank_account = (select bank_account from withdrawal where id = ${asked.id})
      where id = ${other.id}`;
    expect(await thief.client.try(endpoints.showMyCredit, {})).toMatchObject({ ok: false, status: 500 });
    await db`delete from withdrawal where id = ${other.id}`;
  });

  test('is never kept as plain bytes, nor twice, nor without its key', async () => {
    const ada = await withCredit();
    const asked = answered(await ada.client.call(endpoints.askWithdrawal, asking()));
    const plain = db`update withdrawal set bank_account = ${Buffer.from(to.number)} where id = ${asked.id}`;
    await expect(plain).rejects.toThrow('bank_account is no ciphertext');
    await expect(
      db`update withdrawal set bank = 'Zenith', bank_number = '0123456789', bank_name = 'A' where id = ${asked.id}`,
    ).rejects.toThrow('a_bank_account_is_kept_once');
    await db`update withdrawal set bank_account_key = null where id = ${asked.id}`;
    const rows = await db`select bank_account_key as key from withdrawal where id = ${asked.id}`;
    expect(rows).toEqual([{ key: testKey.id }]);
    const other = `01ffffffff${'00'.repeat(40)}`;
    await db`update withdrawal set bank_account = decode(${other}, 'hex') where id = ${asked.id}`;
    expect(await db`select from data_key where id = 'ffffffff'`).toHaveLength(1);
  });
});

/** As the version before encryption has left a withdrawal and the answer to who asked for it. */
async function asBeforeEncryption(id: string): Promise<void> {
  await db`
    update withdrawal set bank_account = null, bank = ${to.bank}, bank_number = ${to.number}, bank_name = ${to.name}
    where id = ${id}`;
  await db`
    update once_reply set reply = replace(reply, '"to":null', ${`"to":${JSON.stringify(to)}`})
    where reply like ${`%${id}%`}`;
}
