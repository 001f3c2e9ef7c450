import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { deleteAccount } from '#contract/accounts/endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import * as endpoints from '#contract/payments/agents/endpoints.ts';
import { readAudit } from '#test/audit.ts';
import { answered } from '#test/client.ts';
import { signUpAdmin, signUpAs, signUpCustomer, type SomeoneSignedIn } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { mustPost } from '#server/features/ledger/post.ts';

const world = await openWorld();

let cashier: SomeoneSignedIn;
beforeAll(async () => {
  cashier = await signUpAdmin(world, ['money:view', 'money:manage']);
});

function agent(): Promise<SomeoneSignedIn> {
  return signUpAs(world, 'agent');
}

const slip = (agentId: SomeoneSignedIn['user']['id'], amount: number) => ({
  clientRequestId: randomUUID(),
  agentId,
  kobo: amount,
  note: 'Slip 14',
});

async function withFloat(amount: number): Promise<SomeoneSignedIn> {
  const someone = await agent();
  answered(await cashier.client.call(endpoints.issueFloat, slip(someone.user.id, amount)));
  return someone;
}

describe('a float', () => {
  test('is issued once however often it is sent, shows on the agent’s paper, and is in the audit', async () => {
    const emeka = await agent();
    const sent = slip(emeka.user.id, 2_000_000);
    const answers = await Promise.all([1, 2, 3].map(() => cashier.client.call(endpoints.issueFloat, sent)));
    expect(answers.map((answer) => answered(answer).floatKobo)).toEqual([2_000_000, 2_000_000, 2_000_000]);
    const paper = answered(await emeka.client.call(endpoints.showMyPaper, {}));
    expect(paper).toMatchObject({
      floatKobo: 2_000_000,
      issuedKobo: 2_000_000,
      openingKobo: 0,
      openCount: null,
    });
    expect(paper.lines.map(({ what, kobo }) => [what, kobo])).toEqual([['float-issued', 2_000_000]]);
    expect(await readAudit(world, 'money', emeka.user.id)).toMatchObject([
      { action: 'issueFloat', actorId: cashier.user.id, after: { kobo: 2_000_000, note: 'Slip 14' } },
    ]);
  });

  test('comes back no further than the book says', async () => {
    const emeka = await withFloat(500_000);
    const tooMuch = await cashier.client.call(endpoints.takeFloatBack, slip(emeka.user.id, 500_001));
    expect(tooMuch).toMatchObject({ ok: false, reason: 'float-too-low' });
    const taken = answered(await cashier.client.call(endpoints.takeFloatBack, slip(emeka.user.id, 500_000)));
    expect(taken).toMatchObject({ floatKobo: 0, issuedKobo: 500_000, returnedKobo: 500_000 });
  });

  test('is given to agents, and by nobody to themselves', async () => {
    const customer = await signUpCustomer(world);
    const refused = await cashier.client.call(endpoints.issueFloat, slip(customer.user.id, 100));
    expect(refused).toMatchObject({ ok: false, reason: 'not-found' });
    const both = await agent();
    await world.db`update account set is_god_mode = true where id = ${both.user.id}`;
    const own = await both.client.call(endpoints.issueFloat, slip(both.user.id, 100));
    expect(own).toMatchObject({ ok: false, reason: 'own-account' });
  });

  test('is seen by those who may see money, and moved by those who may manage it', async () => {
    const onlooker = await signUpAdmin(world, ['money:view']);
    const emeka = await withFloat(300_000);
    const seen = answered(await onlooker.client.call(endpoints.listAgentsMoney, {}));
    expect(seen.find(({ agentId }) => agentId === emeka.user.id)?.floatKobo).toBe(300_000);
    const refused = await onlooker.client.call(endpoints.issueFloat, slip(emeka.user.id, 100));
    expect(refused).toMatchObject({ ok: false, reason: 'not-allowed' });
    expect(
      answered(await onlooker.client.call(endpoints.showAgentPaper, { agentId: emeka.user.id })).floatKobo,
    ).toBe(300_000);
  });

  test('holds its agent here until it is handed in', async () => {
    const emeka = await withFloat(1000);
    const { password } = emeka;
    expect(await emeka.client.call(deleteAccount, { password })).toMatchObject({ reason: 'float-out' });
    answered(await cashier.client.call(endpoints.takeFloatBack, slip(emeka.user.id, 1000)));
    expect(answered(await emeka.client.call(deleteAccount, { password }))).toEqual({ done: true });
  });
});

describe('closing a shift', () => {
  const count = (amount: number) => ({ clientRequestId: randomUUID(), countedKobo: amount, words: 'Rain' });
  const confirm = (countId: string, handedIn: number) => ({
    clientRequestId: randomUUID(),
    countId,
    decision: { kind: 'confirm', handedInKobo: handedIn, isChangeThere: true } as const,
  });

  test('the count is held against the book, and what is missing is recorded once an admin says so', async () => {
    const emeka = await withFloat(800_000);
    const counted = answered(await emeka.client.call(endpoints.countFloat, count(790_000)));
    expect(counted).toMatchObject({ bookKobo: 800_000, countedKobo: 790_000, state: 'open' });
    const again = await emeka.client.call(endpoints.countFloat, count(790_000));
    expect(again).toMatchObject({ ok: false, reason: 'count-open' });
    const sent = confirm(counted.id, 600_000);
    const confirmed = answered(await cashier.client.call(endpoints.decideCount, sent));
    expect(confirmed.state).toBe('confirmed');
    expect(answered(await cashier.client.call(endpoints.decideCount, sent))).toEqual(confirmed);
    const later = await cashier.client.call(endpoints.decideCount, confirm(counted.id, 0));
    expect(later).toMatchObject({ ok: false, reason: 'already-decided' });
    const paper = answered(await emeka.client.call(endpoints.showMyPaper, {}));
    expect(paper).toMatchObject({
      since: counted.countedAt,
      openingKobo: 800_000,
      varianceKobo: -10_000,
      returnedKobo: 600_000,
      floatKobo: 190_000,
    });
  });

  test('too much is recorded too', async () => {
    const emeka = await withFloat(800_000);
    const counted = answered(await emeka.client.call(endpoints.countFloat, count(800_500)));
    answered(await cashier.client.call(endpoints.decideCount, confirm(counted.id, 800_500)));
    const paper = answered(await emeka.client.call(endpoints.showMyPaper, {}));
    expect(paper).toMatchObject({ varianceKobo: 500, floatKobo: 0 });
  });

  test('no more is handed in than was counted', async () => {
    const emeka = await withFloat(800_000);
    const counted = answered(await emeka.client.call(endpoints.countFloat, count(700_000)));
    const refused = await cashier.client.call(endpoints.decideCount, confirm(counted.id, 700_001));
    expect(refused).toMatchObject({ ok: false, reason: 'float-too-low' });
    expect(answered(await emeka.client.call(endpoints.showMyPaper, {})).floatKobo).toBe(800_000);
  });

  test('a count that is refused says why, and the agent counts anew', async () => {
    const emeka = await withFloat(800_000);
    const counted = answered(await emeka.client.call(endpoints.countFloat, count(1)));
    const refuse = (reason: string) => ({
      clientRequestId: randomUUID(),
      countId: counted.id,
      decision: { kind: 'refuse', reason } as const,
    });
    const unsaid = await cashier.client.call(endpoints.decideCount, refuse(''));
    expect(unsaid).toMatchObject({ ok: false, reason: 'needs-reason' });
    const refused = answered(
      await cashier.client.call(endpoints.decideCount, refuse('One note is not a float')),
    );
    expect(refused).toMatchObject({ state: 'refused', reason: 'One note is not a float' });
    answered(await emeka.client.call(endpoints.countFloat, count(800_000)));
  });

  test('nobody confirms their own count, and the database refuses it too', async () => {
    const both = await withFloat(800_000);
    const counted = answered(await both.client.call(endpoints.countFloat, count(1)));
    await world.db`update account set is_god_mode = true where id = ${both.user.id}`;
    const own = await both.client.call(endpoints.decideCount, confirm(counted.id, 0));
    expect(own).toMatchObject({ ok: false, reason: 'own-account' });
    await expect(
      world.db`
        update float_count set state = 'confirmed', decided_at = now(), decided_by = agent_id
        where id = ${counted.id}`,
    ).rejects.toThrow('nobody_confirms_their_own_count');
  });

  test('ten phones count at once: one count waits', async () => {
    const emeka = await withFloat(800_000);
    const results = await Promise.all(
      Array.from({ length: 10 }, () => emeka.client.call(endpoints.countFloat, count(800_000))),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

describe('earnings', () => {
  async function earned(amount: number): Promise<SomeoneSignedIn> {
    const someone = await agent();
    const agentId = someone.user.id;
    const movement = { what: 'earned', orderId: randomUUID(), agentId, kobo: asKobo(amount) } as const;
    await inTransaction(world.db, (transaction) => mustPost(transaction, movement, null));
    return someone;
  }

  test('are paid out, and never more than was earned, by ten admins at once either', async () => {
    const emeka = await earned(12_000);
    const results = await Promise.all(
      Array.from({ length: 10 }, () => cashier.client.call(endpoints.payEarnings, slip(emeka.user.id, 5000))),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(2);
    expect(results.find(({ ok }) => !ok)).toMatchObject({ reason: 'earnings-too-low' });
    expect(answered(await emeka.client.call(endpoints.showMyPaper, {})).earningsKobo).toBe(2000);
  });
});
