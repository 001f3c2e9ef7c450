import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { deleteAccount, exportAccount } from '#contract/accounts/endpoints.ts';
import * as endpoints from '#contract/payments/credit/endpoints.ts';
import { readAudit } from '#test/audit.ts';
import { answered } from '#test/client.ts';
import { signInOwner, signUpAdmin, signUpCustomer, type SomeoneSignedIn } from '#test/factories/people.ts';
import { trustOnAccount } from '#test/factories/phones.ts';
import { giveCredit } from '#test/worlds/paystack.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();

let cashier: SomeoneSignedIn;
beforeAll(async () => {
  cashier = await signUpAdmin(world, ['money:view', 'money:manage']);
});

async function withCredit(kobo: number): Promise<SomeoneSignedIn> {
  const someone = await signUpCustomer(world);
  await giveCredit(world, someone.user.id, kobo);
  await trustOnAccount(world, someone.user.id);
  return someone;
}

const asking = (kobo: number) => ({
  clientRequestId: randomUUID(),
  kobo,
  to: { bank: 'First Bank', number: '0123456789', name: 'Amaka Obi' },
});

function show({ client }: SomeoneSignedIn) {
  return client.call(endpoints.showMyCredit, {}).then(answered);
}

describe('a withdrawal', () => {
  test('sets the credit aside at once, is asked for once, and is paid by an admin', async () => {
    const ada = await withCredit(50_000);
    const sent = asking(20_000);
    const asked = answered(await ada.client.call(endpoints.askWithdrawal, sent));
    expect(answered(await ada.client.call(endpoints.askWithdrawal, sent))).toEqual(asked);
    expect(await show(ada)).toMatchObject({ creditKobo: 30_000, withdrawalKobo: 20_000 });
    const second = await ada.client.call(endpoints.askWithdrawal, asking(100));
    expect(second).toMatchObject({ ok: false, reason: 'withdrawal-open' });

    const waiting = answered(await cashier.client.call(endpoints.listWithdrawals, {}));
    expect(waiting.find(({ id }) => id === asked.id)).toMatchObject({ accountId: ada.user.id, kobo: 20_000 });
    const decision = { kind: 'paid', note: 'Transfer 77' } as const;
    const deciding = { clientRequestId: randomUUID(), withdrawalId: asked.id, decision };
    expect(answered(await cashier.client.call(endpoints.decideWithdrawal, deciding)).state).toBe('paid');
    const again = { ...deciding, clientRequestId: randomUUID() };
    expect(await cashier.client.call(endpoints.decideWithdrawal, again)).toMatchObject({
      reason: 'already-decided',
    });
    expect(await show(ada)).toMatchObject({ creditKobo: 30_000, withdrawalKobo: 0 });
    expect(await readAudit(world, 'money', ada.user.id)).toMatchObject([
      { action: 'decideWithdrawal', after: { state: 'paid', note: 'Transfer 77' } },
    ]);
  });

  test('needs a verified number: a stolen account alone gives no credit away', async () => {
    const thief = await signUpCustomer(world);
    await giveCredit(world, thief.user.id, 50_000);
    const refused = await thief.client.call(endpoints.askWithdrawal, asking(5000));
    expect(refused).toMatchObject({ ok: false, status: 403, reason: 'phone-unverified' });
    await trustOnAccount(world, thief.user.id);
    answered(await thief.client.call(endpoints.askWithdrawal, asking(5000)));
  });

  test('of more than there is, is refused; ten at once leave one', async () => {
    const ada = await withCredit(50_000);
    const refused = await ada.client.call(endpoints.askWithdrawal, asking(50_001));
    expect(refused).toMatchObject({ ok: false, reason: 'credit-too-low' });
    const results = await Promise.all(
      Array.from({ length: 10 }, () => ada.client.call(endpoints.askWithdrawal, asking(5000))),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.filter((one) => !one.ok && one.reason === 'withdrawal-open')).toHaveLength(9);
    expect(await show(ada)).toMatchObject({ creditKobo: 45_000, withdrawalKobo: 5000 });
  });

  test('that is refused gives the credit back and says why', async () => {
    const ada = await withCredit(50_000);
    const asked = answered(await ada.client.call(endpoints.askWithdrawal, asking(50_000)));
    const decision = { kind: 'refuse', reason: 'The bank has no such account' } as const;
    const deciding = { clientRequestId: randomUUID(), withdrawalId: asked.id, decision };
    answered(await cashier.client.call(endpoints.decideWithdrawal, deciding));
    const shown = await show(ada);
    expect(shown).toMatchObject({ creditKobo: 50_000, withdrawalKobo: 0 });
    expect(shown.withdrawals[0]).toMatchObject({ state: 'refused', reason: decision.reason });
  });

  test('is nobody’s own to pay', async () => {
    const { client, user } = await signInOwner(world);
    await giveCredit(world, user.id, 1000);
    await trustOnAccount(world, user.id);
    const asked = answered(await client.call(endpoints.askWithdrawal, asking(1000)));
    const decision = { kind: 'paid', note: '' } as const;
    const own = await client.call(endpoints.decideWithdrawal, {
      clientRequestId: randomUUID(),
      withdrawalId: asked.id,
      decision,
    });
    expect(own).toMatchObject({ ok: false, reason: 'own-account' });
  });

  test('keeps its person until it is paid; then their bank account is forgotten with them', async () => {
    const ada = await withCredit(1000);
    const asked = answered(await ada.client.call(endpoints.askWithdrawal, asking(1000)));
    const { password } = ada;
    expect(await ada.client.call(deleteAccount, { password })).toMatchObject({ reason: 'credit-on-its-way' });
    const decision = { kind: 'paid', note: '' } as const;
    const deciding = { clientRequestId: randomUUID(), withdrawalId: asked.id, decision };
    answered(await cashier.client.call(endpoints.decideWithdrawal, deciding));
    expect(JSON.stringify(answered(await ada.client.call(exportAccount, {})))).toContain('0123456789');
    answered(await ada.client.call(deleteAccount, { password }));
    const [row] = await world.db`select bank, kobo from withdrawal where id = ${asked.id}`;
    expect(row).toEqual({ bank: null, kobo: 1000 });
  });
});

describe('an admin', () => {
  const adjusting = (accountId: SomeoneSignedIn['user']['id'], direction: 'give' | 'take', kobo: number) => ({
    clientRequestId: randomUUID(),
    accountId,
    direction,
    kobo,
    reason: 'The wrong change',
  });

  test('gives credit and takes it back, on the record, and never more than there is', async () => {
    const ada = await withCredit(10_000);
    const given = await cashier.client.call(endpoints.adjustCredit, adjusting(ada.user.id, 'give', 5000));
    expect(answered(given).creditKobo).toBe(15_000);
    const tooMuch = await cashier.client.call(endpoints.adjustCredit, adjusting(ada.user.id, 'take', 15_001));
    expect(tooMuch).toMatchObject({ ok: false, reason: 'credit-too-low' });
    const taken = await cashier.client.call(endpoints.adjustCredit, adjusting(ada.user.id, 'take', 15_000));
    expect(answered(taken).creditKobo).toBe(0);
    expect((await show(ada)).lines.map(({ what, kobo }) => [what, kobo])).toEqual([
      ['credit-taken', -15_000],
      ['credit-given', 5000],
      ['credit-given', 10_000],
    ]);
    expect(await readAudit(world, 'money', ada.user.id)).toMatchObject([
      { after: { direction: 'give', kobo: 5000, reason: 'The wrong change' } },
      { before: { creditKobo: 15_000 }, after: { direction: 'take', kobo: 15_000 } },
    ]);
  });

  test('gives none to themselves, nor to nobody', async () => {
    const own = await cashier.client.call(endpoints.adjustCredit, adjusting(cashier.user.id, 'give', 100));
    expect(own).toMatchObject({ ok: false, reason: 'own-account' });
    const unknownAccount = { ...adjusting(cashier.user.id, 'give', 100), accountId: randomUUID() };
    expect(await cashier.client.try(endpoints.adjustCredit, unknownAccount)).toMatchObject({
      reason: 'not-found',
    });
  });
});
