import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { payEarnings } from '#contract/payments/agents/endpoints.ts';
import * as endpoints from '#contract/payments/approvals/endpoints.ts';
import { adjustCredit, askWithdrawal, decideWithdrawal } from '#contract/payments/credit/endpoints.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import { readAudit } from '#test/audit.ts';
import { answered, type Client } from '#test/client.ts';
import {
  signInOwner,
  signUpAdmin,
  signUpAs,
  signUpCustomer,
  type SomeoneSignedIn,
} from '#test/factories/people.ts';
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

const needed = { ok: false, status: 409, reason: 'second-person-needed' };

async function agentWhoEarned(kobo: number): Promise<SomeoneSignedIn> {
  const someone = await signUpAs(world, 'agent');
  const agentId = someone.user.id;
  const movement = { what: 'earned', orderId: randomUUID(), agentId, kobo: asKobo(kobo) } as const;
  await inTransaction(world.db, (transaction) => mustPost(transaction, movement, null));
  return someone;
}

const slip = ({ user }: SomeoneSignedIn, kobo: number) => ({
  clientRequestId: randomUUID(),
  agentId: user.id,
  kobo: asKobo(kobo),
  note: 'Slip 12',
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

async function waitingFor(recipient: SomeoneSignedIn, client: Client = tunde.client) {
  const { waiting } = answered(await client.call(endpoints.listApprovals, {}));
  const found = waiting.find(({ recipientId }) => recipientId === recipient.user.id);
  if (found === undefined) throw new Error('nothing waits for this person');
  return found;
}

function decide(
  client: Client,
  approvalId: string,
  decision: { kind: 'approve' } | { kind: 'refuse'; reason: string },
) {
  const parsed = endpoints.decideApproval.input.parse({
    clientRequestId: randomUUID(),
    approvalId,
    decision,
  });
  return client.call(endpoints.decideApproval, parsed);
}

const approve = (client: Client, approvalId: string) => decide(client, approvalId, { kind: 'approve' });

describe('a payout', () => {
  test('of more than ₦20,000 in a day waits, and is paid when a second admin agrees', async () => {
    const emeka = await agentWhoEarned(5_000_000);
    answered(await ngozi.client.call(payEarnings, slip(emeka, 2_000_000)));
    const more = slip(emeka, 100);
    expect(await ngozi.client.call(payEarnings, more)).toMatchObject(needed);
    expect(await ngozi.client.call(payEarnings, more)).toMatchObject(needed);
    expect(await earningsOf(emeka)).toBe(3_000_000);
    const asked = await waitingFor(emeka);
    expect(asked).toMatchObject({
      kind: 'payout',
      kobo: 100,
      dayKobo: 2_000_100,
      askedById: ngozi.user.id,
      words: 'Slip 12',
      waitsUntil: null,
    });
    expect(await approve(ngozi.client, asked.id)).toMatchObject({ reason: 'own-request' });
    expect(answered(await approve(tunde.client, asked.id))).toMatchObject({
      state: 'approved',
      decidedByName: tunde.username,
    });
    expect(await earningsOf(emeka)).toBe(2_999_900);
    expect(answered(await ngozi.client.call(payEarnings, more)).earningsKobo).toBe(2_999_900);
    expect(await ngozi.client.call(payEarnings, { ...more, kobo: asKobo(101) })).toMatchObject({
      reason: 'same-id-other-body',
    });
    expect(await approve(tunde.client, asked.id)).toMatchObject({ reason: 'already-decided' });
    const audit = await readAudit(world, 'money', emeka.user.id);
    expect(audit.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['payEarnings', ngozi.user.id],
      ['askSecondPerson', ngozi.user.id],
      ['payEarnings', ngozi.user.id],
      ['decideApproval', tunde.user.id],
    ]);
  });

  test('that is more than was earned asks nobody, and of what is less by then nobody can agree', async () => {
    const emeka = await agentWhoEarned(2_500_000);
    expect(await ngozi.client.call(payEarnings, slip(emeka, 2_500_001))).toMatchObject({
      reason: 'earnings-too-low',
    });
    expect(await ngozi.client.call(payEarnings, slip(emeka, 2_500_000))).toMatchObject(needed);
    expect(await ngozi.client.call(payEarnings, slip(emeka, 2_400_000))).toMatchObject({
      reason: 'second-person-asked',
    });
    answered(await tunde.client.call(payEarnings, slip(emeka, 1000)));
    const asked = await waitingFor(emeka);
    expect(await approve(tunde.client, asked.id)).toMatchObject({ reason: 'earnings-too-low' });
    const refused = await decide(tunde.client, asked.id, { kind: 'refuse', reason: 'Paid in part' });
    expect(answered(refused)).toMatchObject({ state: 'refused', reason: 'Paid in part' });
    expect(await earningsOf(emeka)).toBe(2_499_000);
  });

  test('of ₦15,000 by two admins at once goes out once, and the other waits', async () => {
    const emeka = await agentWhoEarned(5_000_000);
    const heard = await Promise.all(
      [ngozi, tunde, ngozi, tunde].map(({ client }) => client.call(payEarnings, slip(emeka, 1_500_000))),
    );
    expect(heard.filter(({ ok }) => ok)).toHaveLength(1);
    const refusals = heard.flatMap((one) => (one.ok ? [] : [one.reason]));
    expect(refusals.toSorted()).toEqual([
      'second-person-asked',
      'second-person-asked',
      'second-person-needed',
    ]);
    expect(await earningsOf(emeka)).toBe(3_500_000);
  });

  test('is agreed to once by two people at once', async () => {
    const kemi = await signUpAdmin(world, ['money:view', 'money:manage']);
    const emeka = await agentWhoEarned(9_000_000);
    expect(await ngozi.client.call(payEarnings, slip(emeka, 3_000_000))).toMatchObject(needed);
    const { id } = await waitingFor(emeka);
    const heard = await Promise.all([kemi, tunde, kemi, tunde].map(({ client }) => approve(client, id)));
    expect(heard.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await earningsOf(emeka)).toBe(6_000_000);
  });

  test('is agreed to by nobody without the right, and not for an admin who lost it', async () => {
    const looker = await signUpAdmin(world, ['money:view', 'money:refund']);
    const leaver = await signUpAdmin(world, ['money:view', 'money:manage']);
    const emeka = await agentWhoEarned(5_000_000);
    expect(await leaver.client.call(payEarnings, slip(emeka, 3_000_000))).toMatchObject(needed);
    const { id } = await waitingFor(emeka, looker.client);
    expect(await approve(looker.client, id)).toMatchObject({ status: 403, reason: 'not-allowed' });
    await world.db`update account set permissions = '{}' where id = ${leaver.user.id}`;
    expect(await approve(tunde.client, id)).toMatchObject({ reason: 'changed-meanwhile' });
    expect(await earningsOf(emeka)).toBe(5_000_000);
  });
});

describe('credit by hand', () => {
  test('counts with what the person got that day, and the admin who asked can take the request back', async () => {
    const ada = await signUpCustomer(world);
    answered(await ngozi.client.call(adjustCredit, gift(ada, 1_200_000)));
    expect(await ngozi.client.call(adjustCredit, gift(ada, 800_001))).toMatchObject(needed);
    const { id } = await waitingFor(ada);
    const back = { clientRequestId: randomUUID(), approvalId: id };
    expect(await tunde.client.call(endpoints.withdrawApproval, back)).toMatchObject({
      reason: 'not-allowed',
    });
    const again = { ...back, clientRequestId: randomUUID() };
    expect(answered(await ngozi.client.call(endpoints.withdrawApproval, again)).state).toBe('withdrawn');
    expect(await approve(tunde.client, id)).toMatchObject({ reason: 'already-decided' });
    expect(await creditOf(ada)).toBe(1_200_000);
    answered(await ngozi.client.call(adjustCredit, gift(ada, 800_000)));
  });

  test('of an admin is agreed to by neither the requester nor that admin', async () => {
    const kemi = await signUpAdmin(world, ['money:view', 'money:manage']);
    expect(await ngozi.client.call(adjustCredit, gift(kemi, 2_000_001))).toMatchObject(needed);
    const { id } = await waitingFor(kemi);
    expect(await approve(kemi.client, id)).toMatchObject({ reason: 'own-account' });
    answered(await approve(tunde.client, id));
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
    expect(await ngozi.client.call(decideWithdrawal, paying)).toMatchObject(needed);
    const { id } = await waitingFor(ada);
    answered(await approve(tunde.client, id));
    expect(answered(await ngozi.client.call(decideWithdrawal, paying)).state).toBe('paid');
    expect(await bookSays(world, 'withdrawal_due', ada.user.id)).toBe(0);
  });
});

test('the database refuses an approval by its own requester or its own recipient', async () => {
  const emeka = await agentWhoEarned(5_000_000);
  expect(await ngozi.client.call(payEarnings, slip(emeka, 3_000_000))).toMatchObject(needed);
  const { id } = await waitingFor(emeka);
  const approveBy = (who: string) => world.db`
    update money_approval set state = 'approved', decided_by = ${who}, decided_at = now() where id = ${id}`;
  await expect(approveBy(ngozi.user.id)).rejects.toThrow('nobody_is_their_own_second_person');
  await expect(approveBy(emeka.user.id)).rejects.toThrow('nobody_approves_their_own_money');
});

test('an owner counts as a second person', async () => {
  const owner = await signInOwner(world);
  const emeka = await agentWhoEarned(5_000_000);
  expect(await ngozi.client.call(payEarnings, slip(emeka, 3_000_000))).toMatchObject(needed);
  answered(await approve(owner.client, (await waitingFor(emeka)).id));
  expect(await earningsOf(emeka)).toBe(2_000_000);
});
