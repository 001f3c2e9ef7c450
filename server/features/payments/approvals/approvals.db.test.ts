import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { deleteAccount, exportAccount } from '#contract/accounts/endpoints.ts';
import { showDay } from '#contract/admin/day-endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import { payEarnings } from '#contract/payments/agents/endpoints.ts';
import * as endpoints from '#contract/payments/approvals/endpoints.ts';
import { adjustCredit, askWithdrawal, decideWithdrawal } from '#contract/payments/credit/endpoints.ts';
import { text } from '#server/db/sql/codecs.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { readAudit } from '#test/audit.ts';
import { answered, type Client } from '#test/client.ts';
import { signInOwner, signUpAdmin, signUpCustomer, type SomeoneSignedIn } from '#test/factories/people.ts';
import {
  agentWhoEarned,
  approveAs,
  decideAs,
  payoutTo,
  secondPersonNeeded,
  waitingFor,
} from '#test/factories/approvals.ts';
import { trustOnAccount } from '#test/factories/phones.ts';
import { bookSays } from '#test/factories/run.ts';
import { giveCredit } from '#test/worlds/paystack.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();

let ngozi: SomeoneSignedIn;
let tunde: SomeoneSignedIn;
beforeAll(async () => {
  ngozi = await signUpAdmin(world, ['money:view', 'money:manage']);
  tunde = await signUpAdmin(world, ['money:view', 'money:manage']);
});

const gift = ({ user }: SomeoneSignedIn, kobo: number) => ({
  clientRequestId: randomUUID(),
  accountId: user.id,
  direction: 'give' as const,
  kobo: asKobo(kobo),
  reason: 'The rice was wet',
});

const creditOf = ({ user }: SomeoneSignedIn) => bookSays(world, 'customer_credit', user.id);
const earningsOf = ({ user }: SomeoneSignedIn) => bookSays(world, 'agent_earnings', user.id);

const waits = ({ user }: SomeoneSignedIn, client: Client = tunde.client) =>
  waitingFor(client, { recipientId: user.id });

describe('a payout', () => {
  test('of more than ₦20,000 in a day waits, and is paid when a second admin agrees', async () => {
    const emeka = await agentWhoEarned(world, 5_000_000);
    answered(await ngozi.client.call(payEarnings, payoutTo(emeka, 2_000_000)));
    const more = payoutTo(emeka, 100);
    expect(await ngozi.client.call(payEarnings, more)).toMatchObject(secondPersonNeeded);
    expect(await ngozi.client.call(payEarnings, more)).toMatchObject(secondPersonNeeded);
    expect(await earningsOf(emeka)).toBe(3_000_000);
    const asked = await waits(emeka);
    expect(asked).toMatchObject({
      kind: 'payout',
      kobo: 100,
      dayKobo: 2_000_100,
      askedById: ngozi.user.id,
      words: 'Slip 12',
      waitsUntil: null,
    });
    expect(await approveAs(ngozi.client, asked.id)).toMatchObject({ reason: 'own-request' });
    expect(answered(await approveAs(tunde.client, asked.id))).toMatchObject({
      state: 'approved',
      decidedByName: tunde.username,
    });
    expect(await earningsOf(emeka)).toBe(2_999_900);
    expect(answered(await ngozi.client.call(payEarnings, more)).earningsKobo).toBe(2_999_900);
    expect(await ngozi.client.call(payEarnings, { ...more, kobo: asKobo(101) })).toMatchObject({
      reason: 'same-id-other-body',
    });
    expect(await approveAs(tunde.client, asked.id)).toMatchObject({ reason: 'already-decided' });
    const audit = await readAudit(world, 'money', emeka.user.id);
    expect(audit.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['payEarnings', ngozi.user.id],
      ['askSecondPerson', ngozi.user.id],
      ['payEarnings', ngozi.user.id],
      ['decideApproval', tunde.user.id],
    ]);
  });

  test('counts by the day of Lagos: what went before midnight there is of another day', async () => {
    const emeka = await agentWhoEarned(world, 5_000_000);
    answered(await ngozi.client.call(payEarnings, payoutTo(emeka, 1_500_000)));
    const paidAt = (minutes: number) =>
      inTransaction(world.db, async (transaction) => {
        await transaction`alter table ledger_posting disable trigger user`;
        await transaction`
        update ledger_posting
        set at = date_trunc('day', now() at time zone 'Africa/Lagos') at time zone 'Africa/Lagos'
          + ${minutes} * interval '1 minute'
        where movement ->> 'agentId' = ${emeka.user.id} and what = 'earnings-paid'`;
        await transaction`alter table ledger_posting enable trigger user`;
      });
    await paidAt(0);
    expect(await ngozi.client.call(payEarnings, payoutTo(emeka, 1_500_000))).toMatchObject(
      secondPersonNeeded,
    );
    await paidAt(-1);
    answered(await tunde.client.call(payEarnings, payoutTo(emeka, 1_500_000)));
  });

  test('that is more than was earned asks nobody, and of what is less by then nobody can agree', async () => {
    const emeka = await agentWhoEarned(world, 2_500_000);
    expect(await ngozi.client.call(payEarnings, payoutTo(emeka, 2_500_001))).toMatchObject({
      reason: 'earnings-too-low',
    });
    expect(await ngozi.client.call(payEarnings, payoutTo(emeka, 2_500_000))).toMatchObject(
      secondPersonNeeded,
    );
    expect(await ngozi.client.call(payEarnings, payoutTo(emeka, 2_400_000))).toMatchObject({
      reason: 'second-person-asked',
    });
    answered(await tunde.client.call(payEarnings, payoutTo(emeka, 1000)));
    const asked = await waits(emeka);
    expect(await approveAs(tunde.client, asked.id)).toMatchObject({ reason: 'earnings-too-low' });
    const refused = await decideAs(tunde.client, asked.id, { kind: 'refuse', reason: 'Paid in part' });
    expect(answered(refused)).toMatchObject({ state: 'refused', reason: 'Paid in part' });
    expect(await earningsOf(emeka)).toBe(2_499_000);
  });

  test('of ₦15,000 by two admins at once goes out once, and the other waits', async () => {
    const emeka = await agentWhoEarned(world, 5_000_000);
    const results = await Promise.all(
      [ngozi, tunde, ngozi, tunde].map(({ client }) => client.call(payEarnings, payoutTo(emeka, 1_500_000))),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const refusals = results.flatMap((one) => (one.ok ? [] : [one.reason]));
    expect(refusals.toSorted()).toEqual([
      'second-person-asked',
      'second-person-asked',
      'second-person-needed',
    ]);
    expect(await earningsOf(emeka)).toBe(3_500_000);
  });

  test('is agreed to once by two people at once', async () => {
    const kemi = await signUpAdmin(world, ['money:view', 'money:manage']);
    const emeka = await agentWhoEarned(world, 9_000_000);
    expect(await ngozi.client.call(payEarnings, payoutTo(emeka, 3_000_000))).toMatchObject(
      secondPersonNeeded,
    );
    const { id } = await waits(emeka);
    const results = await Promise.all([kemi, tunde, kemi, tunde].map(({ client }) => approveAs(client, id)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await earningsOf(emeka)).toBe(6_000_000);
  });

  test('is agreed to by nobody without the right, and not for an admin who lost it', async () => {
    const looker = await signUpAdmin(world, ['money:view', 'money:refund']);
    const leaver = await signUpAdmin(world, ['money:view', 'money:manage']);
    const emeka = await agentWhoEarned(world, 5_000_000);
    expect(await leaver.client.call(payEarnings, payoutTo(emeka, 3_000_000))).toMatchObject(
      secondPersonNeeded,
    );
    const { id } = await waits(emeka, looker.client);
    expect(await approveAs(looker.client, id)).toMatchObject({ status: 403, reason: 'not-allowed' });
    await world.db`update account set permissions = '{}' where id = ${leaver.user.id}`;
    expect(await approveAs(tunde.client, id)).toMatchObject({ reason: 'changed-meanwhile' });
    expect(await earningsOf(emeka)).toBe(5_000_000);
  });
});

describe('credit by hand', () => {
  test('counts with what the person got that day, and the admin who asked can take the request back', async () => {
    const ada = await signUpCustomer(world);
    answered(await ngozi.client.call(adjustCredit, gift(ada, 1_200_000)));
    expect(await ngozi.client.call(adjustCredit, gift(ada, 800_001))).toMatchObject(secondPersonNeeded);
    const { id } = await waits(ada);
    const back = { clientRequestId: randomUUID(), approvalId: id };
    expect(await tunde.client.call(endpoints.withdrawApproval, back)).toMatchObject({
      reason: 'not-allowed',
    });
    const again = { ...back, clientRequestId: randomUUID() };
    expect(answered(await ngozi.client.call(endpoints.withdrawApproval, again)).state).toBe('withdrawn');
    expect(await approveAs(tunde.client, id)).toMatchObject({ reason: 'already-decided' });
    expect(await creditOf(ada)).toBe(1_200_000);
    answered(await ngozi.client.call(adjustCredit, gift(ada, 800_000)));
  });

  test('of an admin is agreed to by neither the requester nor that admin', async () => {
    const kemi = await signUpAdmin(world, ['money:view', 'money:manage']);
    expect(await ngozi.client.call(adjustCredit, gift(kemi, 2_000_001))).toMatchObject(secondPersonNeeded);
    const { id } = await waits(kemi);
    expect(await approveAs(kemi.client, id)).toMatchObject({ reason: 'own-account' });
    answered(await approveAs(tunde.client, id));
    expect(await creditOf(kemi)).toBe(2_000_001);
  });

  test('that is taken back needs nobody else', async () => {
    const ada = await signUpCustomer(world);
    await giveCredit(world, ada.user.id, 5_000_000);
    answered(await ngozi.client.call(adjustCredit, { ...gift(ada, 3_000_000), direction: 'take' }));
    expect(await creditOf(ada)).toBe(2_000_000);
  });
});

describe('a withdrawal', () => {
  test('of what an admin has just given wants a second person, and stays open until then', async () => {
    const ada = await signUpCustomer(world);
    await trustOnAccount(world, ada.user.id);
    answered(await ngozi.client.call(adjustCredit, gift(ada, 1_500_000)));
    const to = { bank: 'First Bank', number: '0123456789', name: 'Ada Obi' };
    const wanted = { clientRequestId: randomUUID(), kobo: asKobo(1_500_000), to };
    const { id: withdrawalId } = answered(await ada.client.call(askWithdrawal, wanted));
    const paying = {
      clientRequestId: randomUUID(),
      withdrawalId,
      decision: { kind: 'paid', note: 'Transfer 77' },
    } as const;
    expect(await ngozi.client.call(decideWithdrawal, paying)).toMatchObject(secondPersonNeeded);
    const { id } = await waits(ada);
    answered(await approveAs(tunde.client, id));
    expect(answered(await ngozi.client.call(decideWithdrawal, paying)).state).toBe('paid');
    expect(await bookSays(world, 'withdrawal_due', ada.user.id)).toBe(0);
  });
});

test('a person who is forgotten leaves no words on money that was for them, and nothing waits for it', async () => {
  const ada = await signUpCustomer(world);
  const decided = await ngozi.client.call(adjustCredit, gift(ada, 2_500_000));
  expect(decided).toMatchObject(secondPersonNeeded);
  const { id } = await waits(ada);
  answered(await decideAs(tunde.client, id, { kind: 'refuse', reason: 'Ada Obi of Gwarinpa' }));
  expect(await ngozi.client.call(adjustCredit, gift(ada, 2_600_000))).toMatchObject(secondPersonNeeded);
  const taken = JSON.stringify(answered(await ada.client.call(exportAccount, {})));
  expect(taken).toContain('"approvals":[{"kind":"credit","kobo":2500000');
  answered(await ada.client.call(deleteAccount, { password: ada.password }));
  const left = await world.db.rows({ state: text, reason: text, input: text })`
    select state, reason, input::text from money_approval where recipient_id = ${ada.user.id} order by kobo`;
  expect(left.map(({ state, reason }) => [state, reason])).toEqual([
    ['refused', '–'],
    ['lapsed', '–'],
  ]);
  expect(JSON.stringify(left)).not.toContain('The rice was wet');
});

test('the database refuses an approval by its own requester or its own recipient', async () => {
  const emeka = await agentWhoEarned(world, 5_000_000);
  expect(await ngozi.client.call(payEarnings, payoutTo(emeka, 3_000_000))).toMatchObject(secondPersonNeeded);
  const { id } = await waits(emeka);
  const approveBy = (who: string) => world.db`
    update money_approval set state = 'approved', decided_by = ${who}, decided_at = now() where id = ${id}`;
  await expect(approveBy(ngozi.user.id)).rejects.toThrow('nobody_is_their_own_second_person');
  await expect(approveBy(emeka.user.id)).rejects.toThrow('nobody_approves_their_own_money');
});

test('the day names it to an admin who may agree, and not to the one who asked or to others', async () => {
  const clerk = await signUpAdmin(world, ['money:view', 'money:refund']);
  const emeka = await agentWhoEarned(world, 5_000_000);
  expect(await ngozi.client.call(payEarnings, payoutTo(emeka, 3_000_000))).toMatchObject(secondPersonNeeded);
  const { id } = await waits(emeka);
  const sees = async ({ client }: SomeoneSignedIn) => {
    const { matters } = answered(await client.call(showDay, {}));
    return matters.some((matter) => matter.kind === 'approval' && matter.id === id);
  };
  expect(await Promise.all([tunde, ngozi, clerk].map(sees))).toEqual([true, false, false]);
});

test('an owner counts as a second person', async () => {
  const owner = await signInOwner(world);
  const emeka = await agentWhoEarned(world, 5_000_000);
  expect(await ngozi.client.call(payEarnings, payoutTo(emeka, 3_000_000))).toMatchObject(secondPersonNeeded);
  answered(await approveAs(owner.client, (await waits(emeka)).id));
  expect(await earningsOf(emeka)).toBe(2_000_000);
});
